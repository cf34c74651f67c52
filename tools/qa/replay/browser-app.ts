import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import type { Action } from '../../test-paths/action.ts'
import { forgetStored } from '../instrumentation/forget-stored.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { readAccessibilityTree, accessibilityFaults } from './accessibility-tree.ts'
import { createBrowserDriver } from './browser-driver.ts'
import { holdsAppCode, waitsForRest, type InputMode, type OpeningOptions, type AppUnderTest } from './app-under-test.ts'
import { interceptionOf } from './interception.ts'

/** How long an effect may take to show, in milliseconds. On a busy machine a page opens slowly. */
const timeoutMs = 15_000

const contextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  // Dates and numbers are in the browser's locale (ADR 0058).
  locale: 'en-GB',
} as const

/** Waits two frames, so that the last action is drawn: a page sends its calls only once it is drawn. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

export interface BrowserApp extends AppUnderTest {
  /** The viewport as a JPEG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * The real app in Chromium. Paths share a browser profile, cleared before each path, so that the app's code is loaded only once. A
 * path that holds the code has its own profile. With `isDouble`, every press is done twice.
 */
export async function openBrowserApp(
  browser: Browser,
  testServer: TestServer,
  mode: InputMode,
  isDouble = false,
): Promise<BrowserApp> {
  async function openContext() {
    const opened = await browser.newContext(contextOptions)
    opened.setDefaultTimeout(timeoutMs)
    return opened
  }
  const shared = await openContext()
  let context: BrowserContext = shared
  let page = await context.newPage()
  let devtools = await context.newCDPSession(page)
  let driver = createBrowserDriver(page, devtools, mode, isDouble)
  let other: Page | null = null
  const loadingCode = new Set<Request>()
  /**
   * Outlines that have passed the accessibility tree check. The same outline isn't checked again: reading the tree takes a tenth of
   * a replay.
   */
  const checkedOutlines = new Set<string>()
  let prepare = (_page: Page): Promise<unknown> => Promise.resolve()

  /** Tracks which of the app's code files a page is loading. */
  function watchCode(opened: Page) {
    loadingCode.clear()
    opened.on('request', (request) => request.resourceType() === 'script' && loadingCode.add(request))
    opened.on('requestfinished', (request) => loadingCode.delete(request))
    opened.on('requestfailed', (request) => loadingCode.delete(request))
  }

  /** Evaluates in the page. While the page reloads, it tries again. */
  async function evaluate<T, A>(what: (arg: A) => T, arg: A): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return (await page.evaluate(what as never, arg as never)) as T
      } catch (error) {
        if (
          tries === 4 ||
          !/context was destroyed|navigat|qa is undefined|reading 'qa|of undefined/i.test(String(error))
        )
          throw error
        await page.waitForFunction(() => window.qa !== undefined)
      }
    }
  }

  async function changeEnvironment(action: Action): Promise<void> {
    const decided = interceptionOf(action)
    if (decided) {
      const { call } = decided
      if (!(await evaluate((pattern) => window.qa!.interceptor.hasWaiting(pattern), call)))
        await page
          .waitForFunction((pattern) => window.qa?.interceptor.hasWaiting(pattern) ?? false, call)
          .catch(() => Promise.reject(new Error(`No waiting call matches ${call}`)))
      return evaluate(
        ({ call: asked, interception, isOnce }) => window.qa!.interceptor.decide(asked, interception, isOnce),
        decided,
      )
    }
    switch (action.do) {
      case 'open':
        await page.goto(testServer.address + action.address)
        return
      case 'back':
        await page.goBack()
        return
      case 'reload':
        await page.reload()
        return
      case 'hold':
        return evaluate((call) => window.qa!.interceptor.hold(call), action.call)
      case 'release':
        return evaluate((call) => window.qa!.interceptor.release(call), action.call)
      case 'wait':
        return evaluate((ms) => window.qa!.clock.increment(ms), action.ms)
      case 'network':
        await evaluate(() => window.qa!.interceptor.pause(), null)
        await context.setOffline(action.is === 'lost')
        return evaluate(() => window.qa!.interceptor.resume(), null)
      case 'return':
        return evaluate(() => void dispatchEvent(new Event('focus')), null)
      case 'otherTab':
        return action.signsIn === null
          ? context.clearCookies({ name: 'user' })
          : storeSession(await testServer.signIn(action.signsIn))
      case 'inOtherTab':
        return inOtherTab(action)
      case 'elsewhere':
        return testServer.elsewhere(action)
      default:
        throw new Error(`Unknown action: ${action.do}`)
    }
  }

  async function storeSession(session: unknown) {
    const value = encodeURIComponent(JSON.stringify(session))
    await context.addCookies([{ name: 'user', value, url: testServer.address, sameSite: 'Lax' }])
  }

  async function act(action: Action) {
    if (action.do === 'back') await evaluate(drawn, null)
    if (waitsForRest(action)) await waitForRest()
    if (!(await driver(action))) await changeEnvironment(action)
  }

  async function visit(address: string) {
    await page.goto(testServer.address + address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.qa !== undefined)
  }

  /** Performs actions in another page of this context. Decisions from its earlier steps no longer apply. */
  async function inOtherTab({ address, actions }: Extract<Action, { do: 'inOtherTab' }>) {
    const own = { page, driver }
    const isNew = other === null
    page = other ??= await context.newPage()
    driver = createBrowserDriver(page, await context.newCDPSession(page), mode, isDouble)
    try {
      if (isNew) await prepare(page)
      if (isNew) await visit(address)
      await evaluate(() => window.qa!.beginStep(), null)
      for (const action of actions) await act(action)
      await syncTabs(page, own.page)
    } finally {
      ;({ page, driver } = own)
    }
  }

  /** Waits until one page has received everything that the other has stored: storage events arrive in order, so a marker comes last. */
  async function syncTabs(from: Page, to: Page) {
    const mark = String(performance.now())
    await from.evaluate((value) => localStorage.setItem('qa.tab', value), mark)
    await to.waitForFunction((value) => window.qa?.lastTabMessage() === value, mark)
  }

  /** Waits until the page is at rest, as a user does before acting. */
  async function waitForRest() {
    if (await evaluate(() => window.qa!.isResting(), null)) return
    await page
      .waitForFunction(() => window.qa?.isResting() ?? false, undefined, { timeout: 1000 })
      .catch(() => undefined)
  }

  /** Opens an empty page in an empty profile. */
  async function resetPage(opening: OpeningOptions) {
    // A blank page has no storage, and throws.
    for (const each of [other, page]) await each?.evaluate(forgetStored).catch(() => undefined)
    if (context === shared) await other?.close()
    other = null
    await (context === shared ? page.close() : context.close())
    context = holdsAppCode(opening) ? await openContext() : shared
    page = await context.newPage()
    devtools = await context.newCDPSession(page)
    // Held code would never finish loading.
    if (context !== shared) return loadingCode.clear()
    watchCode(page)
    await context.setOffline(false)
    const storageTypes = 'cookies,local_storage,indexeddb'
    await devtools.send('Storage.clearDataForOrigin', { origin: testServer.address, storageTypes })
  }

  return {
    picture: async () => {
      const asked = { format: 'jpeg', quality: 40, optimizeForSpeed: true } as const
      return Buffer.from((await devtools.send('Page.captureScreenshot', asked)).data, 'base64')
    },
    close: async () => {
      if (context !== shared) await context.close()
      await shared.close()
    },
    open: async (opening) => {
      const { account, address, heldCalls = [], hasReloaded = false } = opening
      await resetPage(opening)
      driver = createBrowserDriver(page, devtools, mode, isDouble)
      await testServer.restore()
      if (account !== null) await storeSession(testServer.session(account))
      prepare = (opened) =>
        opened.addInitScript(
          ([calls, isReloaded, isCode]) => {
            if (sessionStorage.getItem('qa.holds') !== null) return
            sessionStorage.setItem('qa.holds', JSON.stringify(calls))
            if (isCode) sessionStorage.setItem('qa.code', '')
            if (isReloaded) sessionStorage.setItem('reloadedAt', String(Date.now()))
          },
          [heldCalls, hasReloaded, holdsAppCode(opening)] as const,
        )
      await prepare(page)
      await visit(address)
      await testServer.writes()
    },
    act,
    beginStep: () => evaluate(() => window.qa!.beginStep(), null),
    observe: (machine) => evaluate((id) => window.qa!.observe(id), machine),
    isResting: async () => loadingCode.size === 0 && (await evaluate(() => window.qa!.isResting(), null)),
    writes: () => testServer.writes(),
    accessibilityFaults: async ({ outline, focus }) => {
      const key = JSON.stringify([outline, focus])
      if (checkedOutlines.has(key)) return []
      const faults = accessibilityFaults({ outline, focus }, await readAccessibilityTree(devtools))
      if (faults.length === 0) checkedOutlines.add(key)
      return faults
    },
  }
}
