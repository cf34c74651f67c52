import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/** The longest that an answer is held back, in milliseconds. */
const maxDelayMs = 250

/**
 * A server that is slow at random: three in ten answers of the API are held back by up to 250 ms. It hangs on the seed,
 * the path, the call and how many such calls there were before it on that path: what went wrong does so again where the path is
 * played alone.
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
    /** Before a path is played. */
    begin: (id: string) => {
      path = id
      callCounts.clear()
    },
    /** Before the server answers; it answers itself, only later. */
    handleFirst: async ({ method, url }: Request): Promise<null> => {
      const { pathname, search } = new URL(url)
      const ms = pathname.startsWith('/api/') ? delayOf(`${method} ${pathname}${search}`) : 0
      if (ms > 0) await wait(ms)
      return null
    },
  }
}
