import { grouped, type RoomGroup, sorted } from './board.rules.ts'
import { type HeldPositions, withCurrentState, withHeldPositions } from './held-positions.rules.ts'
import { type AttendantId, eventDeniedReason, type HousekeepingRoom } from './room.rules.ts'
import { isToClean } from './work.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The rooms of one attendant for the day. */
export interface MyRooms {
  /** Rooms to clean by floor in walking order, rush rooms first; then those that are done. */
  groups: RoomGroup[]
  total: number
  done: number
  /** Minutes for the rooms still to clean. */
  minutes: number
  /** The room being cleaned, or else the first that can be started. */
  nextId: number | null
}

/** Key of the group of rooms that are done. */
export const doneKey = 'done'

const noRooms: MyRooms = { groups: [], total: 0, done: 0, minutes: 0, nextId: null }

/** The rooms that are assigned to the signed-in attendant. Held rooms stay in their group (ADR 0048). */
export function myRoomsOf(
  rooms: readonly HousekeepingRoom[],
  heldPositions: HeldPositions,
  attendantId: AttendantId,
): MyRooms {
  if (attendantId === null) return noRooms
  const isMine = ({ attendant }: HousekeepingRoom) => attendant?.id === attendantId
  const placed = sorted(withHeldPositions(rooms, heldPositions).filter(isMine), 'place')
  const done = placed.filter((room) => !isToClean(room))
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const groups = [
    ...grouped(placed.filter(isToClean), 'floor'),
    ...(done.length > 0 ? [{ key: doneKey, label: phrase('housekeeping.done'), rooms: done, count: done.length }] : []),
  ].map((group) => ({ ...group, rooms: [...withCurrentState(group.rooms, heldPositions, (id) => byId.get(id))] }))
  const left = groups.flatMap((group) => group.rooms).filter(isToClean)
  const next =
    left.find(({ status }) => status === 'cleaning') ?? left.find((room) => eventDeniedReason(room, 'start') === null)
  return {
    groups,
    total: placed.length,
    done: placed.length - left.length,
    minutes: left.reduce((sum, { minutes }) => sum + minutes, 0),
    nextId: next?.id ?? null,
  }
}
