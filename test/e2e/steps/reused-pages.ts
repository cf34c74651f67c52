import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { appUrl, openLastingPage, type LastingPage, type PageOptions } from '../../support/browser.ts'

/** A file of the app that is no page of it. */
const blank = '/preferences.js'

/** Empties a page for the next test, all but its cookies. It stays in the same renderer process. */
async function empty(page: Page, url: string) {
  const context = page.context()
  page.removeAllListeners('response')
  // First of all: the app would go on loading, from another build where the page was routed to one.
  await page.goto(blank)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' })
  await devtools.detach()
}

/**
 * Pages of a file that tests share, one for each account and time zone: a renderer process keeps the app's compiled code, and a new one
 * takes half of the time of a short test to start. Each test begins with empty storage and ends with the errors that it caused, as with `openPage`.
 */
export function reusedPages() {
  const pages = new Map<string, LastingPage>()
  afterAll(async () => {
    for (const { page } of pages.values()) await page.context().close()
  })
  return async (options: PageOptions = {}): Promise<Page> => {
    const { url = appUrl(), account = '', timezone = '', tolerates = [] } = options
    const { theme = 'light', width = 1280, height = 900 } = options
    const key = `${url} ${account} ${timezone}`
    const lasting = pages.get(key) ?? (await openLastingPage(options))
    pages.set(key, lasting)
    const { page, complaints } = lasting
    const cookies = await page.context().cookies()
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height })
    onTestFinished(async () => {
      const found = complaints.splice(0).filter((text) => !tolerates.some((pattern) => pattern.test(text)))
      // A page that cannot be emptied is not used again.
      pages.delete(key)
      await empty(page, url)
      // What leaving the page interrupts is no fault of the next test.
      complaints.length = 0
      await page.context().clearCookies()
      await page.context().addCookies(cookies)
      pages.set(key, lasting)
      expect(found).toEqual([])
    })
    if (options.path) await page.goto(options.path)
    return page
  }
}
