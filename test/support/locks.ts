import type { Locks } from '../../src/machines/housekeeping/tab-lock.actor.ts'

/** The locks of a browser, shared by all its tabs: one holder per name, the others in order of arrival. */
export function locksInMemory(): NonNullable<Locks> {
  const lines = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: LockOptions, hold: () => Promise<unknown>) => {
    const before = lines.get(name)
    const own = (async () => {
      await before
      signal?.throwIfAborted()
      await hold()
    })()
    lines.set(
      name,
      own.catch(() => undefined),
    )
    return own
  }
  return { request: request as LockManager['request'] }
}
