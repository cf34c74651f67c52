import { type EventObject, fromCallback } from 'xstate'

/** This tab may send now; the others of this browser wait. */
export interface LockAcquired {
  type: 'lock.acquired'
}

/** What gives turns; none where a browser has no such locks, which are for secure pages only. */
export type Locks = Pick<LockManager, 'request'> | undefined

/** Those of this browser, which all its tabs share. */
export const tabLocks = (): Locks => ('navigator' in globalThis ? navigator.locks : undefined)

/**
 * Takes its turn among the tabs of one person, and gives it up when it is stopped. Without locks every tab has its turn at
 * once; the key of a change still gives it one effect.
 */
export const tabLockActor = fromCallback<EventObject, { locks: Locks; name: string }>(({ input, sendBack }) => {
  const reportLock = () => sendBack({ type: 'lock.acquired' } satisfies LockAcquired)
  if (!input.locks) return reportLock()
  const waiting = new AbortController()
  let release = () => waiting.abort()
  const holdLock = () =>
    new Promise<void>((resolve) => {
      release = resolve
      reportLock()
    })
  input.locks.request(input.name, { signal: waiting.signal }, holdLock).catch(() => {
    if (!waiting.signal.aborted) reportLock()
  })
  return () => release()
})
