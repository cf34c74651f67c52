import { type EventObject, fromCallback } from 'xstate'

/** This tab may send; other tabs of the browser wait. */
export interface LockAcquired {
  type: 'lock.acquired'
}

/** The lock manager; undefined in insecure contexts, which have none. */
export type Locks = Pick<LockManager, 'request'> | undefined

/** The browser's lock manager, shared by all tabs. */
export const tabLocks = (): Locks => ('navigator' in globalThis ? navigator.locks : undefined)

/**
 * Acquires the lock among a person's tabs and releases it when stopped. Without locks each tab acquires it at once; the idempotency key
 * still prevents a second effect.
 */
export const tabLockActor = fromCallback<EventObject, { locks: Locks; name: string }>(({ input, sendBack }) => {
  const reportLock = () => sendBack({ type: 'lock.acquired' } satisfies LockAcquired)
  if (!input.locks) return reportLock()
  const waiting = new AbortController()
  let release = () => waiting.abort()
  const holdLock = async () => {
    // The lock was granted while its request was being aborted. Nobody would ever release it.
    if (waiting.signal.aborted) return
    await new Promise<void>((resolve) => {
      release = resolve
      reportLock()
    })
  }
  input.locks.request(input.name, { signal: waiting.signal }, holdLock).catch(() => {
    if (!waiting.signal.aborted) reportLock()
  })
  return () => release()
})
