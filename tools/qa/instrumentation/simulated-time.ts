import { SimulatedClock } from 'xstate'

/** Delays from this length on, in milliseconds, elapse only when the replay advances the clock. */
const minSimulatedMs = 1000
/** Shorter delays are part of rendering. Delays from here up to a second are pauses that a replay waits for. */
const minPauseMs = 100
/** Factor by which pauses are shortened: no user has to see them. */
const pauseSpeedup = 10

/** Clock of every actor, and of every timer on the page of a second or more. Shorter timers run in real time. */
export const clock = new SimulatedClock()

let pauses = 0

/** True if no pause is running: a dialog that focuses a second time 500 ms after opening, for example. */
export const isResting = () => pauses === 0

type TimerCallback = (...args: unknown[]) => void

/** Replaces the page's timers. Call it after all code outside the app has set its own timers. */
export function replaceTimers(page: typeof globalThis) {
  const real = { setTimeout: page.setTimeout, clearTimeout: page.clearTimeout }
  const realInterval = { set: page.setInterval, clear: page.clearInterval }
  // Keeps these ids apart from the browser's own timer ids, which are small.
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
