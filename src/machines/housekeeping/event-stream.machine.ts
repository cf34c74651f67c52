import { createRoomChangesMachine } from '../room-changes/room-changes.machine.ts'

/** Tells the section to reload these rooms; null is all rooms. */
export interface RoomsChanged {
  type: 'rooms.changed'
  ids: readonly number[] | null
}

/** The event stream of the housekeeping section. It decides when rooms are read, and a person can pause it. */
export const eventStreamMachine = createRoomChangesMachine({
  id: 'housekeeping-event-stream',
  changed: (ids): RoomsChanged => ({ type: 'rooms.changed', ids }),
  startsReads: true,
  canPause: true,
})
