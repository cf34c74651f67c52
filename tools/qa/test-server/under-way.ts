/**
 * Tracks the calls under way. A closed page leaves its calls to the server, which still carries them out. Restoring the database has
 * to wait for them.
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
    /** Resolves when no call is under way, including calls that arrive in the meantime. */
    async over(): Promise<void> {
      while (calls.size > 0) await Promise.allSettled(calls)
    },
  }
}
