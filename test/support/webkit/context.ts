import type { BrowserContext, Page } from 'playwright-core'
import { pageIn } from './page.ts'
import { giveBack, takeBrowser } from './session.ts'
import { openTab, type Tab } from './tab.ts'

interface Options {
  theme: 'light' | 'dark'
  timezone: string
  url: string
  width: number
  height: number
}

/** A small file of the app's origin: cookies and storage are reached from a page of theirs. */
const smallFile = '/favicon.svg'

/** Removes what a person leaves behind in the browser. */
const forget = (tab: Tab) =>
  tab.run(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })

/** Makes the page as large as asked for; the window has a bar above it. */
async function resize(tab: Tab, width: number, height: number) {
  const inner = () => tab.run(() => [innerWidth, innerHeight])
  const rect = (size: { width: number; height: number }) => tab.send('POST', '/window/rect', { x: 0, y: 0, ...size })
  await rect({ width, height })
  const [, seen = height] = await inner()
  if (seen !== height) await rect({ width, height: height + height - seen })
}

/** The part of Playwright's BrowserContext that the tasks use, over WebDriver: a browser that no other page shares. */
export async function newWebKitContext({ theme, timezone, url, width, height }: Options) {
  const session = await takeBrowser(theme, timezone)
  const [first = ''] = (await session.send('GET', '/window/handles')) as string[]
  const firstTab = openTab(session, first)
  const pages: { page: Page; tab: Tab }[] = []
  const complaints: string[] = []
  const leave = () => firstTab.send('POST', '/url', { url: url + smallFile })
  // A window of its own: a tab behind another one is hidden, and paints no frame.
  const openWindow = async () => {
    const { handle } = (await session.send('POST', '/window/new', { type: 'window' })) as { handle: string }
    return openTab(session, handle)
  }
  await leave()
  const context = {
    setDefaultTimeout: () => undefined,
    cookies: () => firstTab.send('GET', '/cookie'),
    addCookies: async (cookies: { name: string; value: string; sameSite: string }[]) => {
      for (const { name, value, sameSite } of cookies)
        await firstTab.send('POST', '/cookie', { cookie: { name, value, sameSite, path: '/' } })
    },
    clearCookies: ({ name }: { name?: string } = {}) => firstTab.send('DELETE', name ? `/cookie/${name}` : '/cookie'),
    newPage: async () => {
      const tab = pages.length === 0 ? firstTab : await openWindow()
      await resize(tab, width, height)
      const page = pageIn(tab, { context: () => own, baseUrl: url, downloads: session.downloads })
      pages.push({ page, tab })
      return page
    },
    close: async () => {
      try {
        for (const { tab } of pages) complaints.push(...((await tab.execute('driver.complaints')) as string[]))
        for (const { tab } of pages.slice(1)) await tab.send('DELETE', '/window')
        await firstTab.send('DELETE', '/cookie')
        await leave()
        await forget(firstTab)
        giveBack(session)
      } catch (error) {
        // The next test takes another browser.
        session.end()
        throw error
      }
    },
  }
  const own = context as unknown as BrowserContext
  return { context: own, complaints }
}
