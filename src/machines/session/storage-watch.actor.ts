import { type EventObject, fromCallback } from 'xstate'

/** Another tab changed or cleared the storage. */
export interface StorageChanged {
  type: 'storage.changed'
}

/** Reports when another tab writes or removes a stored item with this prefix. */
export const storageWatchActor = fromCallback<EventObject, { start: string }>(({ input: { start }, sendBack }) => {
  const report = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(start)) sendBack({ type: 'storage.changed' } satisfies StorageChanged)
  }
  addEventListener('storage', report)
  return () => removeEventListener('storage', report)
})
