import type { AppObservation } from '../replay/app-under-test.ts'
import { ActorInspector } from './actor-inspector.ts'
import { Interceptor } from './interceptor.ts'
import { takeSnapshot } from './page-snapshot.ts'
import { PageObserver } from './page-observer.ts'
import { clock, isResting, replaceTimers } from './simulated-time.ts'

/** The replay's access to the app: `window.qa`, present only in the instrumented build. */
export interface Instruments {
  actors: ActorInspector
  interceptor: Interceptor
  clock: typeof clock
  /** True if the page won't change by itself: no call except held ones is unanswered, and no short timer is running. */
  isResting: () => boolean
  /** Waits until the page is at rest, or for so many milliseconds. Returns true if it is at rest. */
  rest: (ms: number) => Promise<boolean>
  /** The last value that another tab stored under `qa.tab`, as received by this tab's storage event. */
  lastTabMessage: () => string | null
  observe: (machine: string) => AppObservation
  /** Starts a new step: later calls and transitions belong to it. */
  beginStep: () => void
}

declare global {
  interface Window {
    qa?: Instruments
  }
}

const interceptor = new Interceptor()
const actors = new ActorInspector()
const observer = new PageObserver()
for (const call of JSON.parse(sessionStorage.getItem('qa.holds') ?? '[]') as string[]) interceptor.hold(call)
await interceptor.start(sessionStorage.getItem('qa.code') !== null, (call, request) => observer.noteCall(call, request))
interceptor.countOpenCalls(globalThis)
observer.watch(document)
replaceTimers(globalThis)

let lastTabMessage: string | null = null
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'qa.tab') lastTabMessage = newValue
})

/** Whether an animation will end: a loader appears after one, also with reduced motion. */
const isAppearing = () =>
  document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))

const isAtRest = () => isResting() && interceptor.isQuiet() && !isAppearing()

async function rest(ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; !isAtRest();) {
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return true
}

window.qa = {
  actors,
  interceptor,
  clock,
  isResting: isAtRest,
  rest,
  lastTabMessage: () => lastTabMessage,
  observe: (machine) => ({
    state: actors.state(machine),
    transitions: actors.transitionsOf(machine),
    snapshot: takeSnapshot(document),
    observations: observer.take(),
    written: observer.written(document),
  }),
  beginStep: () => {
    interceptor.beginStep()
    actors.beginStep()
  },
}

/** Options for the root actor. */
export const actorOptions = { inspect: actors.inspect, clock }

/** Options for the shared HTTP client: retries happen without delay. */
export const httpOptions = { wait: () => Promise.resolve() }
