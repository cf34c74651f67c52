import type { Browser, CDPSession, Page } from 'playwright-core'
import { gzippedSize } from '../tools/lib/bundle-size.mjs'
import { installStopwatch, type Stopwatch } from './stopwatch.ts'

/** Figures of one run by name. */
export type Figures = Record<string, number>

const account = { email: 'manager@demo.example', password: 'Welcome-2026!' }
/** Both versions debounce the search by this many milliseconds, so the result excludes it. */
const debounce = 150
/** Milliseconds in which a person looks at a new page. Work that the page deferred is done meanwhile. */
const readingMs = 1000
// Chromium's "Fast 4G" preset.
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }

async function withPage<T>(browser: Browser, url: string, work: (page: Page, devtools: CDPSession) => Promise<T>) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    // The TypeScript runner wraps functions in `__name`, which does not exist in a page.
    await context.addInitScript('globalThis.__name = (value) => value')
    await context.addInitScript(installStopwatch)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await work(page, devtools)
  } finally {
    await context.close()
  }
}

/** Waits for a figure of the stopwatch. */
async function read(page: Page, figure: 'result' | 'interactive'): Promise<number> {
  const handle = await page.waitForFunction((name) => window.stopwatch[name](), figure, { polling: 20 })
  return Number(await handle.jsonValue())
}

/** Milliseconds from the input that `act` makes to the frame with different rows. */
async function time(page: Page, event: Parameters<Stopwatch['arm']>[0], act: () => Promise<unknown>) {
  await page.evaluate((name) => window.stopwatch.arm(name), event)
  await act()
  return read(page, 'result')
}

async function fillLogin(page: Page) {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
}
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' })
const pager = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()

/** First visit over a mobile network: bytes loaded, and time until the form is usable. */
async function coldLogin(browser: Browser, url: string): Promise<Figures> {
  return withPage(browser, url, async (page, devtools) => {
    const sizes: Promise<number>[] = []
    page.on('response', (reply) => {
      if (['script', 'stylesheet'].includes(reply.request().resourceType()))
        sizes.push(reply.body().then((body) => gzippedSize(body)))
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', fast4g)
    await page.goto('/login')
    const interactive = await read(page, 'interactive')
    // Work deferred until after the first frame counts as blocking too.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const blocked = await page.evaluate(() => window.stopwatch.blocked())
    const size = (await Promise.all(sizes)).reduce((sum, part) => sum + part, 0)
    return {
      'JS + CSS, cold login (kB gzip)': size,
      'login interactive, Fast 4G (ms)': interactive,
      'total blocking time (ms)': blocked,
    }
  })
}

async function measureHeap(devtools: CDPSession) {
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Signs in, pages, filters and searches, without network delay. */
async function listTour(browser: Browser, url: string): Promise<Figures> {
  return withPage(browser, url, async (page, devtools) => {
    await page.goto('/login')
    await fillLogin(page)
    const signIn = await time(page, 'click', () => signInButton(page).click())
    const passwordCheck = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/v1/login'))?.duration ?? 0,
    )
    // Without the head, whose links to further code grow while the browser is idle.
    const elements = await page.evaluate(() => document.body.querySelectorAll('*').length)
    await page.waitForTimeout(readingMs)
    const nextPage = await time(page, 'click', () => pager(page, 'Next page').click())
    const filter = await time(page, 'keydown', async () => {
      await page.getByRole('radio', { name: 'Bookable', exact: true }).focus()
      await page.keyboard.press('Space')
    })
    const keyword = await time(page, 'input', async () => {
      await page.getByLabel('Keyword').focus()
      await page.keyboard.insertText('inn')
    })
    await page.locator('tbody th[scope=row] a').first().click()
    const products = page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', { name: 'Products' })
    await products.waitFor()
    await page.waitForTimeout(readingMs)
    const facilities = await time(page, 'click', () => products.click())
    const longest = await page.evaluate(() => window.stopwatch.longestEvent())
    return {
      // Excludes the password check, which is slow on purpose and equal for both.
      'sign in → rows, after the login call (ms)': signIn - passwordCheck,
      'next page → rows (ms)': nextPage,
      'filter → rows (ms)': filter,
      'keyword → rows, after the debounce (ms)': keyword - debounce,
      'route to facilities → rows (ms)': facilities,
      'longest event (ms)': longest,
      'heap after the tour (MB)': await measureHeap(devtools),
      'elements on the list page': elements,
    }
  })
}

/** One run of all timed figures. */
export async function measure(browser: Browser, url: string): Promise<Figures> {
  return { ...(await coldLogin(browser, url)), ...(await listTour(browser, url)) }
}

/** Memory growth over 400 changes of page and filter: the second 200 compared with the first. */
export async function soak(browser: Browser, url: string): Promise<Figures> {
  return withPage(browser, url, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto('/login')
    await fillLogin(page)
    await time(page, 'click', () => signInButton(page).click())
    const count = async () => {
      const heap = await measureHeap(devtools)
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
      return { heap, nodes, jsEventListeners }
    }
    const change = async (times: number) => {
      for (let round = 0; round < times / 4; round++) {
        await time(page, 'click', () => pager(page, 'Next page').click())
        for (const status of ['Bookable', 'Unbookable', 'All']) {
          await time(page, 'keydown', async () => {
            await page.getByRole('radio', { name: status, exact: true }).focus()
            await page.keyboard.press('Space')
          })
        }
      }
      return count()
    }
    const first = await change(200)
    const second = await change(200)
    return {
      'heap of the second 200 changes (kB)': (second.heap - first.heap) * 1000,
      'nodes of the second 200 changes': second.nodes - first.nodes,
      'listeners of the second 200 changes': second.jsEventListeners - first.jsEventListeners,
    }
  })
}
