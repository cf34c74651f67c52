import { inArray } from 'drizzle-orm'
import {
  type RoomCondition,
  type RoomStatusResults,
  type UpdateRoomStatus,
  housekeepingNames,
  housekeepingRefusal,
} from '../../src/api/contract/housekeeping.ts'
import { type Activity, changesBetween, record } from '../activity/record.ts'
import { revertOf } from '../activity/revert.ts'
import { judgeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { type FoundFacility, findFacilities } from '../facilities/find.ts'
import { lockFacilities } from '../facilities/locked.ts'
import { named } from '../facilities/view.ts'
import { once } from '../idempotency.ts'
import { findAttendant } from './attendants.ts'

type Person = { id: number; name: string } | null

/** What housekeeping says of a found room. */
const conditionOf = ({ row, changed_by, attendant }: FoundFacility): RoomCondition => ({
  housekeeping_status: row.housekeeping_status,
  hk_changed_at: row.hk_changed_at?.toISOString() ?? null,
  hk_changed_by: named(row.hk_changed_by, changed_by),
  service: row.service,
  hk_priority: row.hk_priority,
  attendant: named(row.attendant_id, attendant),
  reported_occupancy: row.reported_occupancy,
})

/** When the person last saw each room: null for one never changed then; none at all where they do not say. */
function seenBy({ facility_ids, based_on }: UpdateRoomStatus): ReadonlyMap<number, string | null> {
  if (!based_on) return new Map()
  // Form data has no list of one empty text: it arrives as the empty list.
  const at = (index: number) => (based_on.length > 1 ? based_on[index] : based_on[0]) || null
  return new Map(facility_ids.map((id, index) => [id, at(index)]))
}

/** Someone else has been there since; what one has done oneself, on a queue kept offline say, does not count. */
function isOvertaken({ caller }: CallerContext, { row }: FoundFacility, seen: string | null | undefined): boolean {
  if (seen === undefined || row.hk_changed_at === null || row.hk_changed_by === caller.id) return false
  return seen === null || row.hk_changed_at.getTime() > Date.parse(seen)
}

const overtakenText = ({ row, changed_by }: FoundFacility) =>
  `Changed meanwhile by ${changed_by ?? 'the system'}: now ${housekeepingNames[row.housekeeping_status].label.toLowerCase()}`

/** The attendant that is asked for, in each property of these rooms: null where they have no part in it. */
async function attendantsOf(tx: CallerContext, rooms: Iterable<FoundFacility>, id: number | null | undefined) {
  const found = new Map<number, Person>()
  if (!id) return found
  for (const { row } of rooms)
    if (!found.has(row.property_id)) found.set(row.property_id, await findAttendant(tx, id, row.property_id))
  return found
}

const columnNames = ['housekeeping_status', 'service', 'hk_priority', 'reported_occupancy'] as const

/** What housekeeping notes can be put back; a condition only goes on by its transitions. */
function revertOfNotes(row: FoundFacility['row'], input: UpdateRoomStatus) {
  const { housekeeping_status, service, hk_priority, reported_occupancy, attendant_id } = input
  if (housekeeping_status !== undefined) return null
  const notes = Object.entries({ service, hk_priority, reported_occupancy, attendant_id })
  return revertOf(row, Object.fromEntries(notes.filter(([, value]) => value !== undefined)))
}

/** What the log says of one room, or nothing where all was so already. */
function entryOf({ row, attendant }: FoundFacility, input: UpdateRoomStatus, given: Person): Activity | null {
  const touched = columnNames.filter((name) => input[name] !== undefined)
  const changes = changesBetween(row, Object.fromEntries(touched.map((name) => [name, input[name]])))
  if (input.attendant_id !== undefined && input.attendant_id !== row.attendant_id)
    changes.push({ field: 'attendant', before: attendant, after: given?.name ?? null })
  if (changes.length === 0) return null
  return {
    module: 'housekeeping',
    event: input.housekeeping_status ? 'condition_changed' : 'housekeeping_changed',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes,
    reason: input.reason,
    revert: revertOfNotes(row, input),
  }
}

/** Their versions stay: no form that is open for them shows any of this. */
function write(tx: CallerContext, ids: number[], input: UpdateRoomStatus) {
  const { housekeeping_status, service, hk_priority, attendant_id, reported_occupancy } = input
  const by = housekeeping_status && { housekeeping_status, hk_changed_at: tx.now(), hk_changed_by: tx.caller.id }
  return tx.db
    .update(facilities)
    .set({ ...by, service, hk_priority, attendant_id, reported_occupancy })
    .where(inArray(facilities.id, ids))
}

/** POST update_room_status: under the transitions of readings, Housekeeping status; a result an id, once a key. */
export const updateRoomStatus = (ctx: CallerContext, input: UpdateRoomStatus): Promise<RoomStatusResults> =>
  once(ctx, async (tx) => {
    const { facility_ids, housekeeping_status: after, attendant_id } = input
    const locked = await lockFacilities(tx, facility_ids)
    const seen = seenBy(input)
    const attendants = await attendantsOf(tx, locked.values(), attendant_id)
    const refusalOf = (room: FoundFacility): string | null => {
      const { id, property_id, housekeeping_status, service } = room.row
      if (isOvertaken(tx, room, seen.get(id))) return overtakenText(room)
      if (attendant_id && !attendants.get(property_id)) return 'There is no such attendant'
      return after ? housekeepingRefusal({ housekeeping_status, service: input.service ?? service }, after) : null
    }
    const { results, accepted } = judgeEach(facility_ids, locked, refusalOf)
    const ids = accepted.map(({ row }) => row.id)
    if (ids.length > 0) await write(tx, ids, input)
    const entries = accepted.map((room) => entryOf(room, input, attendants.get(room.row.property_id) ?? null))
    await record(tx, ...entries.filter((entry) => entry !== null))
    const now = new Map((await findFacilities(tx, [...locked.keys()])).map((room) => [room.row.id, conditionOf(room)]))
    return {
      results: results.map((result) => {
        const room = locked.get(result.id)
        const isChanged = room !== undefined && isOvertaken(tx, room, seen.get(result.id))
        return { ...result, code: isChanged ? 'CHANGED' : null, current: now.get(result.id) }
      }),
    }
  })
