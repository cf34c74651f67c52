import type { Look } from '../replay/scene.ts'
import { Actors } from './actors.ts'
import { Gate } from './gate.ts'
import { see } from './see.ts'
import { Sights } from './sights.ts'
import { clock, isResting, takeOverTime } from './time.ts'

/** What a replay holds the app by: it is in the page as `qa`, and in no bundle but this one. */
export interface Instruments {
  actors: Actors
  gate: Gate
  clock: typeof clock
  /** Whether nothing is about to happen by itself: nobody waits for an answer, and no short time is to pass. */
  isResting: () => boolean
  /** What another tab has stored last under `qa.tab`, and this one has been told of. */
  heardOfTab: () => string | null
  look: (machine: string) => Look
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
const sights = new Sights()
for (const call of JSON.parse(sessionStorage.getItem('qa.holds') ?? '[]') as string[]) gate.hold(call)
await gate.start(sessionStorage.getItem('qa.code') !== null, (call, request) => sights.noteCall(call, request))
gate.watch(globalThis)
sights.watch(document)
takeOverTime(globalThis)

let heardOfTab: string | null = null
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'qa.tab') heardOfTab = newValue
})

window.qa = {
  actors,
  gate,
  clock,
  isResting: () => isResting() && gate.isQuiet(),
  heardOfTab: () => heardOfTab,
  look: (machine) => ({
    state: actors.state(machine),
    taken: actors.takenBy(machine),
    seen: see(document),
    sights: sights.take(),
    written: sights.written(document),
  }),
  beginStep: () => {
    gate.beginStep()
    actors.beginStep()
  },
}

/** For the root actor. */
export const actorOptions = { inspect: actors.inspect, clock }

/** For the shared client: what is retried is retried at once. */
export const httpOptions = { wait: () => Promise.resolve() }
