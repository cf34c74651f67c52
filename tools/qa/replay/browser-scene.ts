import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import type { Action } from '../../paths/action.ts'
import { forgetStored } from '../app/forget-stored.ts'
import type { House } from '../house/house.ts'
import { readAxTree, unheard } from './ax-tree.ts'
import { browserHand } from './browser-hand.ts'
import { holdsCode, meetsRest, type Mode, type Opening, type Scene } from './scene.ts'
import { verdictOf } from './verdict.ts'

/** How long an effect may take to show, in milliseconds: on a busy machine a page takes a while to open. */
const patience = 15_000

const settings = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: 'light' } as const

/** Until what was done last is drawn, and so has asked what it asks: the link of a page brings a call only once it stands. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

export interface BrowserScene extends Scene {
  /** What is in sight, as a JPEG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * The real app in Chromium. Paths share a profile, emptied before each, so that the app's code is read only once; a
 * path that holds the code itself has one of its own. Where it `isDouble`, every press is a double one.
 */
export async function browserScene(
  browser: Browser,
  house: House,
  mode: Mode,
  isDouble = false,
): Promise<BrowserScene> {
  async function openContext() {
    const opened = await browser.newContext(settings)
    opened.setDefaultTimeout(patience)
    return opened
  }
  const shared = await openContext()
  let context: BrowserContext = shared
  let page = await context.newPage()
  let devtools = await context.newCDPSession(page)
  let hand = browserHand(page, devtools, mode, isDouble)
  let other: Page | null = null
  const code = new Set<Request>()
  /** What Chromium's tree had, told alike, it has again: reading it is a tenth of a replay. */
  const heard = new Set<string>()
  let prepare = (_page: Page): Promise<unknown> => Promise.resolve()

  /** Keeps which of the app's own code is under way to a page. */
  function watchCode(opened: Page) {
    code.clear()
    opened.on('request', (request) => request.resourceType() === 'script' && code.add(request))
    opened.on('requestfinished', (request) => code.delete(request))
    opened.on('requestfailed', (request) => code.delete(request))
  }

  /** Asks the page; where it is just being loaded anew, it is asked again once it is there. */
  async function ask<T, A>(what: (arg: A) => T, arg: A): Promise<T> {
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

  async function world(action: Action): Promise<void> {
    const decided = verdictOf(action)
    if (decided) {
      const { call } = decided
      if (!(await ask((pattern) => window.qa!.gate.hasWaiting(pattern), call)))
        await page
          .waitForFunction((pattern) => window.qa?.gate.hasWaiting(pattern) ?? false, call)
          .catch(() => Promise.reject(new Error(`Nothing asked ${call}`)))
      return ask(({ call: asked, verdict, isOnce }) => window.qa!.gate.decide(asked, verdict, isOnce), decided)
    }
    switch (action.do) {
      case 'open':
        await page.goto(house.address + action.address)
        return
      case 'back':
        await page.goBack()
        return
      case 'reload':
        await page.reload()
        return
      case 'hold':
        return ask((call) => window.qa!.gate.hold(call), action.call)
      case 'release':
        return ask((call) => window.qa!.gate.release(call), action.call)
      case 'wait':
        return ask((ms) => window.qa!.clock.increment(ms), action.ms)
      case 'network':
        await ask(() => window.qa!.gate.pause(), null)
        await context.setOffline(action.is === 'lost')
        return ask(() => window.qa!.gate.resume(), null)
      case 'return':
        return ask(() => void dispatchEvent(new Event('focus')), null)
      case 'otherTab':
        return action.signsIn === null
          ? context.clearCookies({ name: 'user' })
          : storeSession(await house.signIn(action.signsIn))
      case 'inOtherTab':
        return inOtherTab(action)
      case 'elsewhere':
        return house.elsewhere(action)
      default:
        throw new Error(`Nothing does ${action.do}`)
    }
  }

  async function storeSession(session: unknown) {
    const value = encodeURIComponent(JSON.stringify(session))
    await context.addCookies([{ name: 'user', value, url: house.address, sameSite: 'Lax' }])
  }

  async function act(action: Action) {
    if (action.do === 'back') await ask(drawn, null)
    if (meetsRest(action)) await rest()
    if (!(await hand(action))) await world(action)
  }

  async function visit(address: string) {
    await page.goto(house.address + address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.qa !== undefined)
  }

  /** The same is done to another page of this context; what was decided there before does not hold any more. */
  async function inOtherTab({ at, actions }: Extract<Action, { do: 'inOtherTab' }>) {
    const own = { page, hand }
    const isNew = other === null
    page = other ??= await context.newPage()
    hand = browserHand(page, await context.newCDPSession(page), mode, isDouble)
    try {
      if (isNew) await prepare(page)
      if (isNew) await visit(at)
      await ask(() => window.qa!.beginStep(), null)
      for (const action of actions) await act(action)
      await tellTab(page, own.page)
    } finally {
      ;({ page, hand } = own)
    }
  }

  /** What one page has stored reaches the other in order: once this is there, all of it is. */
  async function tellTab(from: Page, to: Page) {
    const mark = String(performance.now())
    await from.evaluate((value) => localStorage.setItem('qa.tab', value), mark)
    await to.waitForFunction((value) => window.qa?.heardOfTab() === value, mark)
  }

  /** A person acts on what has come to rest. */
  async function rest() {
    if (await ask(() => window.qa!.isResting(), null)) return
    await page
      .waitForFunction(() => window.qa?.isResting() ?? false, undefined, { timeout: 1000 })
      .catch(() => undefined)
  }

  /** An empty page in an empty profile. */
  async function begin(opening: Opening) {
    // A page that is still empty has no storage, and says so.
    for (const each of [other, page]) await each?.evaluate(forgetStored).catch(() => undefined)
    if (context === shared) await other?.close()
    other = null
    await (context === shared ? page.close() : context.close())
    context = holdsCode(opening) ? await openContext() : shared
    page = await context.newPage()
    devtools = await context.newCDPSession(page)
    // What is held of the code would never have come.
    if (context !== shared) return code.clear()
    watchCode(page)
    await context.setOffline(false)
    const storageTypes = 'cookies,local_storage,indexeddb'
    await devtools.send('Storage.clearDataForOrigin', { origin: house.address, storageTypes })
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
      const { as, at, holds = [], hasReloaded = false } = opening
      await begin(opening)
      hand = browserHand(page, devtools, mode, isDouble)
      await house.restore()
      if (as !== null) await storeSession(house.session(as))
      prepare = (opened) =>
        opened.addInitScript(
          ([calls, isReloaded, isCode]) => {
            if (sessionStorage.getItem('qa.holds') !== null) return
            sessionStorage.setItem('qa.holds', JSON.stringify(calls))
            if (isCode) sessionStorage.setItem('qa.code', '')
            if (isReloaded) sessionStorage.setItem('reloadedAt', String(Date.now()))
          },
          [holds, hasReloaded, holdsCode(opening)] as const,
        )
      await prepare(page)
      await visit(at)
      await house.writes()
    },
    act,
    beginStep: () => ask(() => window.qa!.beginStep(), null),
    look: (machine) => ask((id) => window.qa!.look(id), machine),
    isResting: async () => code.size === 0 && (await ask(() => window.qa!.isResting(), null)),
    writes: () => house.writes(),
    unheard: async ({ outline, focus }) => {
      const told = JSON.stringify([outline, focus])
      if (heard.has(told)) return []
      const faults = unheard({ outline, focus }, await readAxTree(devtools))
      if (faults.length === 0) heard.add(told)
      return faults
    },
  }
}
