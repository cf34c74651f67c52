import { type EventObject, fromCallback } from 'xstate'

/** Another tab of this browser has changed what is kept, or all of it is gone. */
export interface KeptChanged {
  type: 'kept.changed'
}

/** Tells its parent when another tab writes or removes what is kept under names that begin so. */
export const keptWatchActor = fromCallback<EventObject, { start: string }>(({ input: { start }, sendBack }) => {
  const report = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(start)) sendBack({ type: 'kept.changed' } satisfies KeptChanged)
  }
  addEventListener('storage', report)
  return () => removeEventListener('storage', report)
})
