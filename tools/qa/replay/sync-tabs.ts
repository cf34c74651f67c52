import type { Page } from 'playwright-core'

/** Waits until one page has received everything that the other has stored: storage events arrive in order, so a marker comes last. */
export async function syncTabs(from: Page, to: Page) {
  const mark = String(performance.now())
  await from.evaluate((value) => localStorage.setItem('qa.tab', value), mark)
  await to.waitForFunction((value) => window.qa?.lastTabMessage() === value, mark)
}
