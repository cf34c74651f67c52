import type { Action, Target } from '../../test-paths/action.ts'
import type { Instruments } from '../instrumentation/instruments.ts'
import { waitsForRest, type InputMode, type AppUnderTest } from '../replay/app-under-test.ts'
import { interceptionOf } from '../replay/interception.ts'
import { findIn, createFrameDriver } from './frame-driver.ts'
import { testServer } from './test-server-calls.ts'

const timeoutMs = 5000
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function pollUntil<T>(what: string, ask: () => T | undefined | false | null, ms = timeoutMs): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await delay(20)) {
    const value = ask()
    if (value) return value
  }
  throw new Error(what)
}

function storeSession(session: unknown) {
  const value = session === null ? '' : encodeURIComponent(JSON.stringify(session))
  document.cookie = `user=${value}; path=/; SameSite=Lax${session === null ? '; max-age=0' : ''}`
}

/** Clears cookies and storage, which belong to the whole origin: each path starts without any. */
function clearStorage() {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
}

const hiddenFrameStyle = [
  ['position', 'fixed'],
  ['inset-inline-start', '-4000px'],
  ['inline-size', '1280px'],
  ['block-size', '900px'],
] as const

/** The real app in a frame of this page. `onTarget` receives the element before each action on it. */
export function createFrameApp(
  frame: HTMLIFrameElement,
  mode: InputMode,
  onTarget: (target: Element | null) => void,
): AppUnderTest {
  const view = () => frame.contentWindow as (Window & { qa?: Instruments }) | null
  const page = () => frame.contentDocument!
  const instruments = () => pollUntil('The app did not start', () => view()?.qa, 15_000)
  let driver: { page: Document; act: (action: Action) => Promise<boolean> } | null = null

  async function unload() {
    frame.src = 'about:blank'
    await pollUntil('The frame was not emptied', () => view()?.location.href === 'about:blank')
  }

  async function load(address: string) {
    await unload()
    frame.src = address
    await instruments()
  }

  const currentDriver = () => {
    if (driver?.page !== page()) driver = { page: page(), act: createFrameDriver(page(), mode) }
    return driver.act
  }

  async function network(isLost: boolean) {
    const { interceptor } = await instruments()
    interceptor.isOffline = isLost
    const own = view()!
    Object.defineProperty(own.navigator, 'onLine', { configurable: true, get: () => !isLost })
    own.dispatchEvent(new Event(isLost ? 'offline' : 'online'))
  }

  let other: { frame: HTMLIFrameElement; app: AppUnderTest } | null = null

  /** Acts in a second, hidden frame. Decisions from its earlier steps no longer apply. */
  async function inOtherTab({ address, actions }: Extract<Action, { do: 'inOtherTab' }>) {
    if (!other) {
      const secondFrame = document.createElement('iframe')
      secondFrame.ariaHidden = 'true'
      secondFrame.tabIndex = -1
      for (const [name, value] of hiddenFrameStyle) secondFrame.style.setProperty(name, value)
      document.body.append(secondFrame)
      other = { frame: secondFrame, app: createFrameApp(secondFrame, mode, () => undefined) }
      await other.app.act({ do: 'open', address: address })
    }
    await other.app.beginStep()
    for (const action of actions) await other.app.act(action)
    // Waits for a marker: storage events arrive in order, so everything stored before it has arrived too.
    const mark = String(performance.now())
    other.frame.contentWindow!.localStorage.setItem('qa.tab', mark)
    await pollUntil('The other tab did not respond', () => view()?.qa?.lastTabMessage() === mark)
  }

  async function changeEnvironment(action: Action): Promise<void> {
    const decided = interceptionOf(action)
    if (decided) {
      const { call, interception, isOnce } = decided
      await pollUntil(`No waiting call matches ${call}`, () => view()?.qa?.interceptor.hasWaiting(call))
      return (await instruments()).interceptor.decide(call, interception, isOnce)
    }
    switch (action.do) {
      case 'open':
        return load(action.address)
      case 'back':
        return view()!.history.back()
      case 'reload':
        return load(view()!.location.pathname + view()!.location.search)
      case 'hold':
        return (await instruments()).interceptor.hold(action.call)
      case 'release':
        return (await instruments()).interceptor.release(action.call)
      case 'wait':
        return (await instruments()).clock.increment(action.ms)
      case 'network':
        return network(action.is === 'lost')
      case 'return':
        return void view()!.dispatchEvent(new Event('focus'))
      case 'otherTab':
        return storeSession(action.signsIn === null ? null : await testServer.signIn(action.signsIn))
      case 'inOtherTab':
        return inOtherTab(action)
      case 'elsewhere':
        return void (await testServer.elsewhere(action))
      default:
        throw new Error(`Unknown action: ${action.do}`)
    }
  }

  return {
    open: async ({ account, address, heldCalls = [], hasReloaded = false }) => {
      other?.frame.remove()
      other = null
      // Unloads the previous path's app, which would otherwise write its data to storage again.
      await unload()
      clearStorage()
      await testServer.restore()
      if (account !== null) storeSession(await testServer.session(account))
      sessionStorage.setItem('qa.holds', JSON.stringify(heldCalls))
      sessionStorage.setItem('qa.code', '')
      if (hasReloaded) sessionStorage.setItem('reloadedAt', String(Date.now()))
      await load(address)
      await testServer.writes()
    },
    act: async (action) => {
      if (waitsForRest(action)) await pollUntil('', (await instruments()).isResting, 1000).catch(() => undefined)
      if ('on' in action) onTarget(await pollUntil(missingMessage(action.on), () => findIfPresent(page(), action.on)))
      if (!(await currentDriver()(action))) await changeEnvironment(action)
    },
    beginStep: async () => (await instruments()).beginStep(),
    observe: async (machine) => (await instruments()).observe(machine),
    isResting: async () => (await instruments()).isResting(),
    writes: testServer.writes,
  }
}

const missingMessage = ({ role, name }: Target) => `There is no ${role} “${name}”`

/** The element that a step will act on, if it is on the page already. */
export function findIfPresent(page: Document | null, target: Target): Element | null {
  try {
    return page?.body ? findIn(page, target) : null
  } catch {
    return null
  }
}
