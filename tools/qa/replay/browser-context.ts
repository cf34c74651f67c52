import type { Browser, BrowserContext } from 'playwright-core'

/** How long an effect may take to show, in milliseconds. On a busy machine a page opens slowly. */
const timeoutMs = 15_000

const contextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  // Dates and numbers are in the browser's locale (ADR 0058).
  locale: 'en-GB',
} as const

/** A browser profile without cookies and storage. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const opened = await browser.newContext(contextOptions)
  opened.setDefaultTimeout(timeoutMs)
  return opened
}
