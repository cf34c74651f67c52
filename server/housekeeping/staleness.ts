import { phrase } from '../../src/phrases/phrase.ts'
import { type RoomCondition, type UpdateRoomStatus } from '../../src/api/contract/housekeeping.ts'
import type { CallerContext } from '../context.ts'
import { type FoundFacility, idAndName } from '../facilities/find.ts'

/** Housekeeping fields of a room. */
export const conditionOf = ({ row, changed_by, attendant }: FoundFacility): RoomCondition => ({
  housekeeping_status: row.housekeeping_status,
  hk_changed_at: row.hk_changed_at?.toISOString() ?? null,
  hk_changed_by: idAndName(row.hk_changed_by, changed_by),
  service: row.service,
  hk_priority: row.hk_priority,
  attendant: idAndName(row.attendant_id, attendant),
  reported_occupancy: row.reported_occupancy,
})

/** Version of each room that the user saw; null for a room never changed. Empty if the request has no `based_on`. */
export function lastSeenTimes({ facility_ids, based_on }: UpdateRoomStatus): ReadonlyMap<number, string | null> {
  if (!based_on) return new Map()
  // Form data sends an array with one empty text as the empty list.
  const at = (index: number) => (based_on.length > 1 ? based_on[index] : based_on[0]) || null
  return new Map(facility_ids.map((id, index) => [id, at(index)]))
}

/**
 * True if someone else has changed the room since. The caller's own changes, for example from an offline queue, do not
 * count.
 */
export function isStale(
  { caller }: CallerContext,
  { row }: FoundFacility,
  lastSeen: string | null | undefined,
): boolean {
  if (lastSeen === undefined || row.hk_changed_at === null || row.hk_changed_by === caller.id) return false
  return lastSeen === null || row.hk_changed_at.getTime() > Date.parse(lastSeen)
}

export const staleMessage = ({ row, changed_by }: FoundFacility) =>
  phrase('server.roomChanged', {
    who: changed_by === null ? 'system' : 'person',
    name: changed_by ?? '',
    status: phrase('housekeeping.statusOfRooms', { status: row.housekeeping_status }),
  })
