import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/** Longest delay of an answer, in milliseconds. */
const maxDelayMs = 250

/**
 * Delays three in ten API answers by up to 250 ms. The delay depends on the seed, the path, the call and the number of such calls
 * before it on that path, so a failure recurs when the path is replayed alone.
 */
export function randomDelays(seed: string, wait: (ms: number) => Promise<unknown> = delay) {
  let path = ''
  const callCounts = new Map<string, number>()

  function delayOf(call: string): number {
    const count = callCounts.get(call) ?? 0
    callCounts.set(call, count + 1)
    const drawn = createHash('sha256')
      .update(JSON.stringify([seed, path, call, count]))
      .digest()
    return drawn.readUInt16BE(0) % 10 < 3 ? drawn.readUInt16BE(2) % (maxDelayMs + 1) : 0
  }

  return {
    /** Call it before a path is replayed. */
    begin: (id: string) => {
      path = id
      callCounts.clear()
    },
    /** Delays the answer and leaves it to the server. */
    handleFirst: async ({ method, url }: Request): Promise<null> => {
      const { pathname, search } = new URL(url)
      const ms = pathname.startsWith('/api/') ? delayOf(`${method} ${pathname}${search}`) : 0
      if (ms > 0) await wait(ms)
      return null
    },
  }
}
