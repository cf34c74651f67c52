/** A body waits for turns only beyond so many bytes. Those of all requests but uploads and imports are smaller. */
export const bytesWithoutTurn = 64 * 1024

/** Milliseconds between two turns: at 64 kB a turn, an instance takes up to 30 MB of bodies a second. */
const pause = 2

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves when the caller may read the next chunk of a body: one caller at a time, in the order of their calls. Without turns,
 * fifteen uploads had a chunk each in every turn of the event loop, and a request that needs a few of them waited for all (ADR 0039).
 */
export function takeReadingTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve, pause)))
  return last
}
