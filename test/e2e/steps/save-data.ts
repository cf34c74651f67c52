import type { BrowserContext, Page } from 'playwright-core'

/** Lets the browser say that the person saves data. Then nothing is read ahead (ADR 0051). */
export const saveData = (pages: Page | BrowserContext) =>
  pages.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
