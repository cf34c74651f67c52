/**
 * Knows which calls are under way. A page that closes leaves its calls to the server, which still carries them out: whoever
 * puts the database back has to wait for them.
 */
export function underWay() {
  const calls = new Set<Promise<unknown>>()
  return {
    /** Counts a call until it is answered or has failed. */
    count<T>(call: Promise<T>): Promise<T> {
      calls.add(call)
      const forget = () => void calls.delete(call)
      call.then(forget, forget)
      return call
    },
    /** Until no call is under way, nor one that came meanwhile. */
    async over(): Promise<void> {
      while (calls.size > 0) await Promise.allSettled(calls)
    },
  }
}
