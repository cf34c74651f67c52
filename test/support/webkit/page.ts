import type { BrowserContext, Page } from 'playwright-core'
import { nextDownload } from '../next-download.ts'
import { moving, pressing, pressingButton, releasingButton, typing } from './keys.ts'
import { WebKitLocator } from './locator.ts'
import { byLabel, byRole, byText } from './selectors.ts'
import { until, type Tab } from './tab.ts'

interface Surroundings {
  context: () => BrowserContext
  baseUrl: string
  /** Folder of downloaded files. */
  downloads: string
}

/** The part of Playwright's Page that the tasks use, over WebDriver. */
export function pageIn(tab: Tab, { context, baseUrl, downloads }: Surroundings): Page {
  const find = (selector: string) => new WebKitLocator(tab, () => page, selector)
  const waitForUrl = async (isThere: (url: URL) => boolean) => {
    await until('the address', async () => {
      const url = (await tab.send('GET', '/url')) as string
      return isThere(new URL(url)) ? true : undefined
    })
  }
  const own = {
    context,
    goto: (path: string) => tab.send('POST', '/url', { url: new URL(path, baseUrl).href }),
    reload: () => tab.send('POST', '/refresh'),
    goBack: () => tab.send('POST', '/back'),
    waitForURL: waitForUrl,
    waitForEvent: (event: string) => {
      if (event !== 'download') throw new Error(`WebDriver does not tell of ${event}`)
      return nextDownload(downloads)
    },
    evaluate: (work: unknown, argument?: unknown) =>
      tab.execute(`(${String(work)})(${JSON.stringify(argument) ?? 'undefined'})`),
    locator: find,
    getByRole: (...[role, options]: Parameters<Page['getByRole']>) => find(byRole(role, options)),
    getByText: (...[text, options]: Parameters<Page['getByText']>) => find(byText(text, options?.exact)),
    getByLabel: (...[text, options]: Parameters<Page['getByLabel']>) => find(byLabel(text, options?.exact)),
    keyboard: {
      press: (keys: string) => tab.act(pressing(keys)),
      type: (text: string) => tab.act(typing(text)),
    },
    mouse: {
      move: (x: number, y: number) => tab.act(moving({ x, y })),
      down: () => tab.act(pressingButton()),
      up: () => tab.act(releasingButton()),
    },
    screenshot: async () => Buffer.from((await tab.send('GET', '/screenshot')) as string, 'base64'),
  }
  // What it lacks of Page, no driver of WebKit offers: such a call fails as one that is no function.
  const page = own as unknown as Page
  return page
}
