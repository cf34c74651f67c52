import { Actors } from './actors.ts'
import { Gate } from './gate.ts'
import { see, shows } from './see.ts'
import { clock, isResting, takeOverTime } from './time.ts'

/** What a replay holds the app by: it is in the page as `qa`, and in no bundle but this one. */
export interface Instruments {
  actors: Actors
  gate: Gate
  clock: typeof clock
  isResting: typeof isResting
  see: () => ReturnType<typeof see>
  /** Of these, what is not to be seen. */
  missing: (sought: readonly Parameters<typeof shows>[1][]) => number[]
  /** From here on, calls and transitions are those of the next step. */
  beginStep: () => void
}

declare global {
  interface Window {
    qa?: Instruments
  }
}

const gate = new Gate()
const actors = new Actors()
for (const call of JSON.parse(sessionStorage.getItem('qa.holds') ?? '[]') as string[]) gate.hold(call)
await gate.start(sessionStorage.getItem('qa.code') !== null)
takeOverTime(globalThis)

window.qa = {
  actors,
  gate,
  clock,
  isResting,
  see: () => see(document),
  missing: (sought) => [...sought.keys()].filter((at) => !shows(document, sought[at]!)),
  beginStep: () => {
    gate.beginStep()
    actors.beginStep()
  },
}

/** For the root actor. */
export const actorOptions = { inspect: actors.inspect, clock }

/** For the shared client: what is retried is retried at once. */
export const httpOptions = { wait: () => Promise.resolve() }
