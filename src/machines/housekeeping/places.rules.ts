import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import type { HousekeepingRoom } from './room.rules.ts'

/** A room that keeps its place among the others after a press, although it has left its lane (ADR 0048). */
export interface Place {
  /** The room as it stood: it is sorted, filtered and grouped as that. */
  as: HousekeepingRoom
  /** Its condition before the latest press. */
  before: HousekeepingStatus
}

export type Places = ReadonlyMap<number, Place>
type Rooms = readonly HousekeepingRoom[]

/** With the places of these rooms, which are about to change; who has a place already keeps that one. */
export function placesKept(places: Places, rooms: Rooms, ids: readonly number[]): Places {
  const kept = new Map(places)
  for (const room of rooms)
    if (ids.includes(room.id)) kept.set(room.id, { as: places.get(room.id)?.as ?? room, before: room.status })
  return kept
}

/** Without the places of these rooms; null: of none. */
export const placesLeft = (places: Places, ids: readonly number[] | null): Places =>
  ids === null ? new Map() : new Map([...places].filter(([id]) => !ids.includes(id)))

/** The rooms as they are sorted, filtered and grouped. */
export const standing = (rooms: Rooms, places: Places): Rooms =>
  places.size === 0 ? rooms : rooms.map((room) => places.get(room.id)?.as ?? room)

/** What such rooms are now, in the same order. */
export const asTheyAre = (stood: Rooms, places: Places, roomOf: (id: number) => HousekeepingRoom | undefined): Rooms =>
  places.size === 0 ? stood : stood.map((room) => (places.has(room.id) ? (roomOf(room.id) ?? room) : room))
