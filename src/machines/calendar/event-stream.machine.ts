import { createRoomChangesMachine, type MinutePassed } from '../room-changes/room-changes.machine.ts'

type RoomsChanged =
  /** Stays, blockings or housekeeping statuses of these rooms changed. */
  | { type: 'rooms.changed'; roomIds: readonly number[] }
  /** Events may be missing, so everything must be reloaded. */
  | { type: 'allRooms.changed' }
export type RoomChangeReport = RoomsChanged | MinutePassed

/** The event stream of the calendar, which reads its nights by itself and each minute that the stream has not reported. */
export const watchRoomChanges = createRoomChangesMachine({
  id: 'calendar-event-stream',
  changed: (ids): RoomsChanged => (ids ? { type: 'rooms.changed', roomIds: ids } : { type: 'allRooms.changed' }),
  startsReads: false,
  canPause: false,
})
