import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import type { Action } from '../../test-paths/action.ts'
import { forgetStored } from '../instrumentation/forget-stored.ts'
import { blankPath, type TestServer } from '../test-server/test-server.ts'
import { readAccessibilityTree, accessibilityFaults, languageFaults } from './accessibility-tree.ts'
import { openContext } from './browser-context.ts'
import { createBrowserDriver, type DriverOptions } from './browser-driver.ts'
import { englishWording } from '../wording/wording.ts'
import { holdsAppCode, waitsForRest, type InputMode, type OpeningOptions, type AppUnderTest } from './app-under-test.ts'
import { interceptionOf } from './interception.ts'
import { syncTabs } from './sync-tabs.ts'

/** Waits two frames, so that the last action is drawn: a page sends its calls only once it is drawn. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

type AppOptions = Partial<Omit<DriverOptions, 'mode'>>

export interface BrowserApp extends AppUnderTest {
  /** Chooses how the next path acts on the page. */
  actBy: (mode: InputMode) => void
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
  { isDouble = false, wording = englishWording }: AppOptions = {},
): Promise<BrowserApp> {
  let mode: InputMode = 'pointer'
  const shared = await openContext(browser)
  const sharedPage = await shared.newPage()
  const sharedDevtools = await shared.newCDPSession(sharedPage)
  let context: BrowserContext = shared
  let page = sharedPage
  let devtools = sharedDevtools
  const createDriver = () => createBrowserDriver(page, devtools, { mode, wording, isDouble })
  let driver = createDriver()
  let other: Page | null = null
  const loadingCode = new Set<Request>()
  /**
   * Outlines that have passed the accessibility tree check. The same outline isn't checked again: reading the tree takes a tenth of
   * a replay.
   */
  const checkedOutlines = new Set<string>()
  let opening: OpeningOptions = { account: null, address: '/' }

  /** Tracks which of the app's code files a page is loading. */
  function watchCode(opened: Page) {
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

  /** Leaves the app for an empty page of the same origin, with empty storage. It stays in the same renderer process. */
  async function leave() {
    // A page outside the app has no storage, and throws.
    await page.evaluate(forgetStored).catch(() => undefined)
    await page.goto(testServer.address + blankPath)
    // The app would open under the mouse where the last path has left it, and a hovered link reads ahead.
    await page.mouse.move(-1, -1)
    await page.evaluate(() => sessionStorage.clear())
    await devtools.send('Page.resetNavigationHistory')
  }

  /** Opens the app in place of the empty page, so that its history begins here. */
  async function visit(address: string) {
    const { heldCalls = [], hasReloaded = false } = opening
    await page.evaluate(
      ([calls, isReloaded, isCode, url]) => {
        sessionStorage.setItem('qa.holds', JSON.stringify(calls))
        if (isCode) sessionStorage.setItem('qa.code', '')
        if (isReloaded) sessionStorage.setItem('reloadedAt', String(Date.now()))
        location.replace(url)
      },
      [heldCalls, hasReloaded, holdsAppCode(opening), testServer.address + address] as const,
    )
    await page.waitForFunction(() => window.qa !== undefined, undefined, { polling: 10 })
  }

  /** Performs actions in another page of this context. Decisions from its earlier steps no longer apply. */
  async function inOtherTab({ address, actions }: Extract<Action, { do: 'inOtherTab' }>) {
    const own = { page, devtools, driver }
    const isNew = other === null
    page = other ??= await context.newPage()
    devtools = await context.newCDPSession(page)
    driver = createDriver()
    try {
      if (isNew) {
        await leave()
        await visit(address)
      }
      await evaluate(() => window.qa!.beginStep(), null)
      for (const action of actions) await act(action)
      await syncTabs(page, own.page)
    } finally {
      ;({ page, devtools, driver } = own)
    }
  }

  /** Waits until the page is at rest, as a user does before acting. */
  async function waitForRest() {
    await evaluate(() => window.qa!.rest(1000), null)
  }

  /**
   * Shows an empty page in an empty profile. The page of the shared profile stays open: its renderer process keeps the app's
   * compiled code, and a new one would take half of the time of a path to start.
   */
  async function resetPage() {
    await other?.evaluate(forgetStored).catch(() => undefined)
    await other?.close()
    other = null
    if (context !== shared) await context.close()
    context = holdsAppCode(opening) ? await openContext(browser) : shared
    if (context === shared) {
      page = sharedPage
      devtools = sharedDevtools
    } else {
      page = await context.newPage()
      devtools = await context.newCDPSession(page)
    }
    await context.setOffline(false)
    await leave()
    const storageTypes = 'cookies,local_storage,indexeddb'
    await devtools.send('Storage.clearDataForOrigin', { origin: testServer.address, storageTypes })
    loadingCode.clear()
  }

  // A profile of its own loads held code, which would never finish.
  watchCode(sharedPage)
  return {
    actBy: (asked) => {
      mode = asked
    },
    picture: async () => {
      const asked = { format: 'jpeg', quality: 40, optimizeForSpeed: true } as const
      return Buffer.from((await devtools.send('Page.captureScreenshot', asked)).data, 'base64')
    },
    close: async () => {
      if (context !== shared) await context.close()
      await shared.close()
    },
    open: async (asked) => {
      opening = asked
      const { account, address } = opening
      await resetPage()
      driver = createDriver()
      await testServer.restore()
      if (account !== null) await storeSession(testServer.session(account))
      await visit(address)
      await testServer.writes()
    },
    act,
    beginStep: () => evaluate(() => window.qa!.beginStep(), null),
    observe: (machine) => evaluate((id) => window.qa!.observe(id), machine),
    // Each evaluation involves three processes, so it waits up to 100 ms in the page instead of polling more often.
    isResting: async () => (await evaluate(() => window.qa!.rest(100), null)) && loadingCode.size === 0,
    writes: () => testServer.writes(),
    accessibilityFaults: async ({ outline, focus }) => {
      const key = JSON.stringify([outline, focus])
      if (checkedOutlines.has(key)) return []
      const tree = await readAccessibilityTree(devtools)
      const faults = [...accessibilityFaults({ outline, focus }, tree), ...languageFaults(wording, tree)]
      if (faults.length === 0) checkedOutlines.add(key)
      return faults
    },
  }
}
