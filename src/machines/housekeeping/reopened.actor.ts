import { type EventObject, fromCallback } from 'xstate'
import type { RoomsChanged } from './event-stream.machine.ts'

/** Reads rooms and problems again when a link leads to the open page (`reportReopened`). The event stream tells all other changes. */
export const reopenedActor = fromCallback<EventObject>(({ sendBack }) => {
  const report = () => sendBack({ type: 'rooms.changed', ids: null } satisfies RoomsChanged)
  globalThis.addEventListener?.('reopened', report)
  return () => globalThis.removeEventListener?.('reopened', report)
})
