import { SimulatedClock } from 'xstate'

/** From here on, time passes only when it is told to. */
const shortest = 1000

/** Of every actor, and of whatever on the page waits for a second or more: what is shorter is drawing, and runs. */
export const clock = new SimulatedClock()

type Later = (...args: unknown[]) => void

/** Call it once everything that is not the app has set its own timers. */
export function takeOverTime(page: typeof globalThis) {
  const real = { setTimeout: page.setTimeout, clearTimeout: page.clearTimeout }
  const realInterval = { set: page.setInterval, clear: page.clearInterval }
  // Apart from the numbers of the browser's own timers, which are small.
  const offset = 1e9
  const later = (then: Later, ms: number, ...args: unknown[]) => offset + clock.setTimeout(() => then(...args), ms)
  const clearOurs = (id: unknown) => typeof id === 'number' && id > offset && (clock.clearTimeout(id - offset), true)
  const repeating = new Map<number, number>()
  Object.assign(page, {
    setTimeout: (then: Later, ms = 0, ...args: unknown[]) =>
      ms >= shortest ? later(then, ms, ...args) : real.setTimeout.call(page, () => then(...args), ms),
    clearTimeout: (id: number) => clearOurs(id) || real.clearTimeout.call(page, id),
    setInterval: (then: Later, ms = 0, ...args: unknown[]) => {
      if (ms < shortest) return realInterval.set.call(page, () => then(...args), ms)
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
