import type { Action, Target } from '../../paths/action.ts'
import type { Instruments } from '../app/instruments.ts'
import { meetsRest, type Mode, type Scene } from '../replay/scene.ts'
import { verdictOf } from '../replay/verdict.ts'
import { findIn, frameHand } from './frame-hand.ts'
import { house } from './house-calls.ts'

const patience = 5000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until<T>(what: string, ask: () => T | undefined | false | null, ms = patience): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(20)) {
    const value = ask()
    if (value) return value
  }
  throw new Error(what)
}

function storeSession(session: unknown) {
  const value = session === null ? '' : encodeURIComponent(JSON.stringify(session))
  document.cookie = `user=${value}; path=/; SameSite=Lax${session === null ? '; max-age=0' : ''}`
}

/** Cookies and stores are the whole origin's: a path begins without any. */
function forgetAll() {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
}

const outOfSight = [
  ['position', 'fixed'],
  ['inset-inline-start', '-4000px'],
  ['inline-size', '1280px'],
  ['block-size', '900px'],
] as const

/** The real app in a frame of this page. `onTarget` is told what is about to be acted on. */
export function frameScene(frame: HTMLIFrameElement, mode: Mode, onTarget: (target: Element | null) => void): Scene {
  const view = () => frame.contentWindow as (Window & { qa?: Instruments }) | null
  const page = () => frame.contentDocument!
  const tools = () => until('The app did not start', () => view()?.qa, 15_000)
  let hand: { page: Document; act: (action: Action) => Promise<boolean> } | null = null

  async function unload() {
    frame.src = 'about:blank'
    await until('The frame was not emptied', () => view()?.location.href === 'about:blank')
  }

  async function load(address: string) {
    await unload()
    frame.src = address
    await tools()
  }

  const handOf = () => {
    if (hand?.page !== page()) hand = { page: page(), act: frameHand(page(), mode) }
    return hand.act
  }

  async function network(isLost: boolean) {
    const { gate } = await tools()
    gate.isOffline = isLost
    const own = view()!
    Object.defineProperty(own.navigator, 'onLine', { configurable: true, get: () => !isLost })
    own.dispatchEvent(new Event(isLost ? 'offline' : 'online'))
  }

  let other: { frame: HTMLIFrameElement; scene: Scene } | null = null

  /** A second frame out of sight; what was decided there before does not hold any more. */
  async function inOtherTab({ at, actions }: Extract<Action, { do: 'inOtherTab' }>) {
    if (!other) {
      const beside = document.createElement('iframe')
      beside.ariaHidden = 'true'
      beside.tabIndex = -1
      for (const [name, value] of outOfSight) beside.style.setProperty(name, value)
      document.body.append(beside)
      other = { frame: beside, scene: frameScene(beside, mode, () => undefined) }
      await other.scene.act({ do: 'open', address: at })
    }
    await other.scene.beginStep()
    for (const action of actions) await other.scene.act(action)
    // What is stored there reaches this frame in order.
    const mark = String(performance.now())
    other.frame.contentWindow!.localStorage.setItem('qa.tab', mark)
    await until('The other tab was not heard', () => view()?.qa?.heardOfTab() === mark)
  }

  async function world(action: Action): Promise<void> {
    const decided = verdictOf(action)
    if (decided) {
      const { call, verdict, isOnce } = decided
      await until(`Nothing asked ${call}`, () => view()?.qa?.gate.hasWaiting(call))
      return (await tools()).gate.decide(call, verdict, isOnce)
    }
    switch (action.do) {
      case 'open':
        return load(action.address)
      case 'back':
        return view()!.history.back()
      case 'reload':
        return load(view()!.location.pathname + view()!.location.search)
      case 'hold':
        return (await tools()).gate.hold(action.call)
      case 'release':
        return (await tools()).gate.release(action.call)
      case 'wait':
        return (await tools()).clock.increment(action.ms)
      case 'network':
        return network(action.is === 'lost')
      case 'return':
        return void view()!.dispatchEvent(new Event('focus'))
      case 'otherTab':
        return storeSession(action.signsIn === null ? null : await house.signIn(action.signsIn))
      case 'inOtherTab':
        return inOtherTab(action)
      case 'elsewhere':
        return void (await house.elsewhere(action))
      default:
        throw new Error(`Nothing does ${action.do}`)
    }
  }

  return {
    open: async ({ as, at, holds = [], hasReloaded = false }) => {
      other?.frame.remove()
      other = null
      // The app of the path before would store again what it has in hand.
      await unload()
      forgetAll()
      await house.restore()
      if (as !== null) storeSession(await house.session(as))
      sessionStorage.setItem('qa.holds', JSON.stringify(holds))
      sessionStorage.setItem('qa.code', '')
      if (hasReloaded) sessionStorage.setItem('reloadedAt', String(Date.now()))
      await load(at)
      await house.writes()
    },
    act: async (action) => {
      if (meetsRest(action)) await until('', (await tools()).isResting, 1000).catch(() => undefined)
      if ('on' in action) onTarget(await until(whatIsMissing(action.on), () => found(page(), action.on)))
      if (!(await handOf()(action))) await world(action)
    },
    beginStep: async () => (await tools()).beginStep(),
    look: async (machine) => (await tools()).look(machine),
    isResting: async () => (await tools()).isResting(),
    writes: house.writes,
  }
}

const whatIsMissing = ({ role, name }: Target) => `There is no ${role} “${name}”`

/** What a step will act on, where it is there already. */
export function found(page: Document | null, target: Target): Element | null {
  try {
    return page?.body ? findIn(page, target) : null
  } catch {
    return null
  }
}
