import { SimulatedClock } from 'xstate'

/** From here on, time passes only when it is told to. */
const minSimulatedMs = 1000
/** Shorter than this is a matter of frames; from here up to a second somebody waits for it to have happened. */
const minPauseMs = 100
/** Those pass so many times as fast: nobody has to see them. */
const pauseSpeedup = 10

/** Of every actor, and of whatever on the page waits for a second or more: what is shorter is drawing, and runs. */
export const clock = new SimulatedClock()

let pauses = 0

/** Whether nothing is about to happen by itself: the second focusing of a dialog, 500 ms after its opening, say. */
export const isResting = () => pauses === 0

type TimerCallback = (...args: unknown[]) => void

/** Call it once everything that is not the app has set its own timers. */
export function replaceTimers(page: typeof globalThis) {
  const real = { setTimeout: page.setTimeout, clearTimeout: page.clearTimeout }
  const realInterval = { set: page.setInterval, clear: page.clearInterval }
  // Apart from the numbers of the browser's own timers, which are small.
  const offset = 1e9
  const later = (then: TimerCallback, ms: number, ...args: unknown[]) =>
    offset + clock.setTimeout(() => then(...args), ms)
  const clearOurs = (id: unknown) => typeof id === 'number' && id > offset && (clock.clearTimeout(id - offset), true)
  const paused = new Set<unknown>()
  const clearPause = (id: unknown) => {
    if (paused.delete(id)) pauses--
    real.clearTimeout.call(page, id as number)
  }
  const pause = (then: TimerCallback, ms: number, ...args: unknown[]) => {
    const id: unknown = real.setTimeout.call(
      page,
      () => {
        clearPause(id)
        then(...args)
      },
      ms / pauseSpeedup,
    )
    paused.add(id)
    pauses++
    return id
  }
  const repeating = new Map<number, number>()
  Object.assign(page, {
    setTimeout: (then: TimerCallback, ms = 0, ...args: unknown[]) => {
      if (ms >= minSimulatedMs) return later(then, ms, ...args)
      return ms < minPauseMs ? real.setTimeout.call(page, () => then(...args), ms) : pause(then, ms, ...args)
    },
    clearTimeout: (id: number) => clearOurs(id) || clearPause(id),
    setInterval: (then: TimerCallback, ms = 0, ...args: unknown[]) => {
      if (ms < minSimulatedMs) return realInterval.set.call(page, () => then(...args), ms)
      const again = () => {
        repeating.set(first, later(again, ms))
        then(...args)
      }
      const first: number = later(again, ms)
      repeating.set(first, first)
      return first
    },
    clearInterval: (id: number) => {
      const current = repeating.get(id)
      repeating.delete(id)
      return clearOurs(current) || realInterval.clear.call(page, id)
    },
  })
}
