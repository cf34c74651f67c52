import { type EventObject, fromCallback } from 'xstate'

/** This tab may send now; the others of this browser wait. */
export interface TurnGiven {
  type: 'turn.given'
}

/** What gives turns; none where a browser has no such locks, which are for secure pages only. */
export type Locks = Pick<LockManager, 'request'> | undefined

/** Those of this browser, which all its tabs share. */
export const browserLocks = (): Locks => ('navigator' in globalThis ? navigator.locks : undefined)

/**
 * Takes its turn among the tabs of one person, and gives it up when it is stopped. Without locks every tab has its turn at
 * once; the key of a change still gives it one effect.
 */
export const turnActor = fromCallback<EventObject, { locks: Locks; name: string }>(({ input, sendBack }) => {
  const give = () => sendBack({ type: 'turn.given' } satisfies TurnGiven)
  if (!input.locks) return give()
  const waiting = new AbortController()
  let over = () => waiting.abort()
  const hold = () =>
    new Promise<void>((resolve) => {
      over = resolve
      give()
    })
  input.locks.request(input.name, { signal: waiting.signal }, hold).catch(() => {
    if (!waiting.signal.aborted) give()
  })
  return () => over()
})
