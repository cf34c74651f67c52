import { type EventObject, fromCallback } from 'xstate'

/** Another tab of this browser has changed what is kept, or all of it is gone. */
export interface StorageChanged {
  type: 'storage.changed'
}

/** Tells its parent when another tab writes or removes what is kept under names that begin so. */
export const storageWatchActor = fromCallback<EventObject, { start: string }>(({ input: { start }, sendBack }) => {
  const report = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(start)) sendBack({ type: 'storage.changed' } satisfies StorageChanged)
  }
  addEventListener('storage', report)
  return () => removeEventListener('storage', report)
})
