import type { RoomPatch } from './room.rules.ts'
import { serviceNames } from './patch-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** What was done to rooms: a patch, an undo, or an assignment to a number of attendants. */
export type Done = { patch: RoomPatch } | { attendants: number } | 'undone'

/** "Room 101 set to clean." */
export function roomDoneText(done: Done, room: string): string {
  if (done === 'undone') return phrase('housekeeping.roomChangedBack', { room })
  if ('attendants' in done) return phrase('housekeeping.roomSharedOut', { room, attendants: done.attendants })
  const { undo, housekeeping_status: status, service, hk_priority, attendant, reported_occupancy } = done.patch
  if (status)
    return undo
      ? phrase('housekeeping.roomChangedBackTo', { room, status })
      : phrase('housekeeping.roomSetTo', { room, status })
  if (service) return phrase('housekeeping.roomRequestSet', { room, request: serviceNames[service] })
  if (hk_priority !== undefined)
    return hk_priority === 1
      ? phrase('housekeeping.roomMarkedAsRush', { room })
      : phrase('housekeeping.roomNoLongerRush', { room })
  if (attendant !== undefined)
    return attendant
      ? phrase('housekeeping.roomAssigned', { room, name: attendant.name })
      : phrase('housekeeping.roomUnassigned', { room })
  return reported_occupancy
    ? phrase('housekeeping.roomReported', { room, occupancy: reported_occupancy })
    : phrase('housekeeping.roomNoLongerReported', { room })
}

/** "3 rooms set to clean.", or "2 of 3 rooms set to clean; 1 refused." `rooms` includes those that were refused. */
export function roomsDoneText(what: Done, { rooms, done }: { rooms: number; done: number }): string {
  const refused = rooms - done
  if (what === 'undone') return phrase('housekeeping.roomsChangedBack', { rooms, done, refused })
  if ('attendants' in what) {
    const { attendants } = what
    return phrase('housekeeping.roomsSharedOut', { rooms, done, refused, attendants })
  }
  const { undo, housekeeping_status: status, service, hk_priority, attendant, reported_occupancy } = what.patch
  if (status)
    return undo
      ? phrase('housekeeping.roomsChangedBackTo', { rooms, done, refused, status })
      : phrase('housekeeping.roomsSetTo', { rooms, done, refused, status })
  if (service) return phrase('housekeeping.roomsRequestSet', { rooms, done, refused, request: serviceNames[service] })
  if (hk_priority !== undefined)
    return hk_priority === 1
      ? phrase('housekeeping.roomsMarkedAsRush', { rooms, done, refused })
      : phrase('housekeeping.roomsNoLongerRush', { rooms, done, refused })
  if (attendant !== undefined)
    return attendant
      ? phrase('housekeeping.roomsAssigned', { rooms, done, refused, name: attendant.name })
      : phrase('housekeeping.roomsUnassigned', { rooms, done, refused })
  return reported_occupancy
    ? phrase('housekeeping.roomsReported', { rooms, done, refused, occupancy: reported_occupancy })
    : phrase('housekeeping.roomsNoLongerReported', { rooms, done, refused })
}
