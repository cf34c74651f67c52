import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import type { HousekeepingRoom } from './room.rules.ts'

/** A room that keeps its place among the others after a press, although it has left its lane (ADR 0048). */
interface HeldPosition {
  /** The room before the change, by which it is still sorted, filtered and grouped. */
  room: HousekeepingRoom
  /** Status before the latest change. */
  before: HousekeepingStatus
}

export type HeldPositions = ReadonlyMap<number, HeldPosition>
type Rooms = readonly HousekeepingRoom[]

/** Holds the positions of rooms that are about to change. Positions already held stay. */
export function holdPositions(heldPositions: HeldPositions, rooms: Rooms, ids: readonly number[]): HeldPositions {
  const held = new Map(heldPositions)
  for (const room of rooms)
    if (ids.includes(room.id))
      held.set(room.id, { room: heldPositions.get(room.id)?.room ?? room, before: room.status })
  return held
}

/** Releases the positions of these rooms; null releases all. */
export const releasePositions = (heldPositions: HeldPositions, ids: readonly number[] | null): HeldPositions =>
  ids === null ? new Map() : new Map([...heldPositions].filter(([id]) => !ids.includes(id)))

/** Rooms with held ones in their former state, for sorting, filtering and grouping. */
export const withHeldPositions = (rooms: Rooms, heldPositions: HeldPositions): Rooms =>
  heldPositions.size === 0 ? rooms : rooms.map((room) => heldPositions.get(room.id)?.room ?? room)

/** Replaces held rooms by their current state; keeps the order. */
export const withCurrentState = (
  heldRooms: Rooms,
  heldPositions: HeldPositions,
  roomOf: (id: number) => HousekeepingRoom | undefined,
): Rooms =>
  heldPositions.size === 0
    ? heldRooms
    : heldRooms.map((room) => (heldPositions.has(room.id) ? (roomOf(room.id) ?? room) : room))
