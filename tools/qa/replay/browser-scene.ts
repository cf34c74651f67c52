import type { Browser, Page } from 'playwright-core'
import type { Action } from '../../paths/action.ts'
import type { House } from '../house/house.ts'
import { browserHand } from './browser-hand.ts'
import type { Mode, Scene } from './scene.ts'

/** How long an effect may take to show, in milliseconds: on a busy machine a page takes a while to open. */
const patience = 15_000

const isReady = (page: Page) => page.waitForFunction(() => window.qa !== undefined, undefined, { timeout: 15_000 })

/** Until this is true in the page; it is asked at each frame. */
const until = (page: Page, what: string, isTrue: (call: string) => boolean, call: string) =>
  page.waitForFunction(isTrue, call, { timeout: patience }).catch(() => {
    throw new Error(what)
  })

const settings = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: 'light' } as const

export interface BrowserScene extends Scene {
  page: () => Page
  close: () => Promise<void>
}

/** The real app in Chromium, in a profile of its own for each path. */
export async function browserScene(browser: Browser, house: House, mode: Mode): Promise<BrowserScene> {
  const openContext = async () => {
    const opened = await browser.newContext(settings)
    opened.setDefaultTimeout(patience)
    return opened
  }
  let context = await openContext()
  let page = await context.newPage()
  let hand = browserHand(page, mode)

  /** Asks the page; where it is just being loaded anew, it is asked again once it is there. */
  async function ask<T, A>(what: (arg: A) => T, arg: A): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        await isReady(page)
        return (await page.evaluate(what as never, arg as never)) as T
      } catch (error) {
        if (tries === 3 || !/context was destroyed|navigat/i.test(String(error))) throw error
      }
    }
  }

  async function world(action: Action): Promise<void> {
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
      case 'answer':
        return decide(action.call, { kind: 'pass' }, action.once)
      case 'reply':
        return decide(action.call, { kind: 'answer', status: 200, body: action.body })
      case 'refuse':
        return decide(action.call, { kind: 'answer', status: action.status, body: action.body ?? { message: 'No' } })
      case 'cut':
        return decide(action.call, { kind: 'cut' })
      case 'hold':
        return ask((call) => window.qa!.gate.hold(call), action.call)
      case 'release':
        return ask((call) => window.qa!.gate.release(call), action.call)
      case 'wait':
        return ask((ms) => window.qa!.clock.increment(ms), action.ms)
      case 'network':
        return context.setOffline(action.is === 'lost')
      case 'return':
        return ask(() => void dispatchEvent(new Event('focus')), null)
      case 'otherTab':
        return action.signsIn === null
          ? context.clearCookies({ name: 'user' })
          : storeSession(await house.signIn(action.signsIn))
      case 'elsewhere': {
        const [method = 'GET', path = ''] = action.call.split(' ')
        const reply = await house.call(action.as, method, path, action.body)
        if (!reply.ok) throw new Error(`${action.call} elsewhere was answered ${reply.status}: ${await reply.text()}`)
        return
      }
      default:
        throw new Error(`Nothing does ${action.do}`)
    }
  }

  async function decide(
    call: string,
    verdict: Parameters<NonNullable<Window['qa']>['gate']['decide']>[1],
    isOnce = false,
  ) {
    await until(page, `Nothing asked ${call}`, (pattern) => window.qa?.gate.hasWaiting(pattern) ?? false, call)
    await ask(([pattern, decided, once]) => window.qa!.gate.decide(pattern, decided, once), [
      call,
      verdict,
      isOnce,
    ] as const)
  }

  async function storeSession(session: unknown) {
    const value = encodeURIComponent(JSON.stringify(session))
    await context.addCookies([{ name: 'user', value, url: house.address, sameSite: 'Lax' }])
  }

  return {
    page: () => page,
    close: () => context.close(),
    open: async ({ as, at, holds = [], hasReloaded = false }) => {
      await context.close()
      await house.restore()
      context = await openContext()
      if (as !== null) await storeSession(house.session(as))
      page = await context.newPage()
      hand = browserHand(page, mode)
      await page.addInitScript(
        ([calls, isReloaded]) => {
          if (sessionStorage.getItem('qa.holds') !== null) return
          sessionStorage.setItem('qa.holds', JSON.stringify(calls))
          if (isReloaded) sessionStorage.setItem('reloaded-for-stale-chunk', String(Date.now()))
        },
        [holds, hasReloaded] as const,
      )
      await page.goto(house.address + at, { waitUntil: 'commit' })
      await isReady(page)
      await house.writes()
    },
    act: async (action) => {
      if (!(await hand(action))) await world(action)
    },
    beginStep: () => ask(() => window.qa!.beginStep(), null),
    state: (machine) => ask((id) => window.qa!.actors.state(id), machine),
    taken: (machine) => ask((id) => window.qa!.actors.takenBy(id), machine),
    see: () => ask(() => window.qa!.see(), null),
    missing: (sought) => ask((all) => window.qa!.missing(all), sought),
    writes: () => house.writes(),
  }
}
