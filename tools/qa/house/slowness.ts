import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/** The longest that an answer is held back, in milliseconds. */
const most = 250

/**
 * A server that is slow at random: three in ten answers of the API are held back by up to 250 ms. It hangs on the seed,
 * the path, the call and how many such calls there were before it on that path: what went wrong does so again where the path is
 * played alone.
 */
export function slowness(seed: string, wait: (ms: number) => Promise<unknown> = delay) {
  let path = ''
  const turns = new Map<string, number>()

  function heldBack(call: string): number {
    const turn = turns.get(call) ?? 0
    turns.set(call, turn + 1)
    const drawn = createHash('sha256')
      .update(JSON.stringify([seed, path, call, turn]))
      .digest()
    return drawn.readUInt16BE(0) % 10 < 3 ? drawn.readUInt16BE(2) % (most + 1) : 0
  }

  return {
    /** Before a path is played. */
    begin: (id: string) => {
      path = id
      turns.clear()
    },
    /** Before the server answers; it answers itself, only later. */
    first: async ({ method, url }: Request): Promise<null> => {
      const { pathname, search } = new URL(url)
      const ms = pathname.startsWith('/api/') ? heldBack(`${method} ${pathname}${search}`) : 0
      if (ms > 0) await wait(ms)
      return null
    },
  }
}
