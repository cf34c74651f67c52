import type { AppObservation } from '../replay/app-under-test.ts'
import { ActorInspector } from './actor-inspector.ts'
import { Interceptor } from './interceptor.ts'
import { takeSnapshot } from './page-snapshot.ts'
import { PageObserver } from './page-observer.ts'
import { clock, isResting, replaceTimers } from './simulated-time.ts'

/** What a replay holds the app by: it is in the page as `qa`, and in no bundle but this one. */
export interface Instruments {
  actors: ActorInspector
  interceptor: Interceptor
  clock: typeof clock
  /** Whether nothing is about to happen by itself: nobody waits for an answer, and no short time is to pass. */
  isResting: () => boolean
  /** What another tab has stored last under `qa.tab`, and this one has been told of. */
  lastTabMessage: () => string | null
  observe: (machine: string) => AppObservation
  /** From here on, calls and transitions are those of the next step. */
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

window.qa = {
  actors,
  interceptor,
  clock,
  isResting: () => isResting() && interceptor.isQuiet(),
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

/** For the root actor. */
export const actorOptions = { inspect: actors.inspect, clock }

/** For the shared client: what is retried is retried at once. */
export const httpOptions = { wait: () => Promise.resolve() }
