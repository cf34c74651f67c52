import { inArray } from 'drizzle-orm'
import {
  type RoomStatusResults,
  type UpdateRoomStatus,
  housekeepingDeniedReason,
  housekeepingEventTo,
} from '../../src/api/contract/housekeeping.ts'
import {
  inspectionDeniedReason,
  isInspection,
  mayInspect,
  ownWorkDeniedReason,
} from '../../src/api/contract/inspection.ts'
import { mostNamedRooms } from '../../src/api/contract/notices.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { ItemResult } from '../../src/api/contract/reply.ts'
import { roleNamesOf } from '../access/read.ts'
import { type Activity, changesBetween, record, revertOf } from '../activity/record-activity.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { type FoundFacility, findFacilities, lockFacilities } from '../facilities/find.ts'
import { giveNotice } from '../notices/give.ts'
import { findAttendant } from './attendants.ts'
import { conditionOf, isStale, staleMessage, lastSeenTimes } from './staleness.ts'
import { type LockedRooms, undoCondition } from './undo-condition.ts'
import { inTransaction } from '../transaction.ts'

type Attendant = { id: number; name: string } | null

/** The requested attendant by property of the rooms; null in a property where the user is no attendant. */
async function attendantsOf(tx: CallerContext, rooms: Iterable<FoundFacility>, id: number | null | undefined) {
  const found = new Map<number, Attendant>()
  if (!id) return found
  for (const { row } of rooms)
    if (!found.has(row.property_id)) found.set(row.property_id, await findAttendant(tx, id, row.property_id))
  return found
}

/** True if the caller cleaned the room: while a room is clean, its last change was the cleaning. */
const isOwnWork = ({ caller }: CallerContext, { row }: FoundFacility) =>
  row.housekeeping_status === 'clean' && row.hk_changed_by === caller.id

/** Properties whose rooms the caller may not inspect, because the caller is an attendant there and cleaned them. */
async function propertiesOfOwnWork(tx: CallerContext, rooms: Iterable<FoundFacility>): Promise<ReadonlySet<number>> {
  const cleaned = [...rooms].filter((room) => isOwnWork(tx, room))
  const own = await attendantsOf(tx, cleaned, tx.caller.id)
  return new Set([...own].filter(([, attendant]) => attendant !== null).map(([property_id]) => property_id))
}

const columnNames = ['housekeeping_status', 'service', 'hk_priority', 'reported_occupancy'] as const

/**
 * Data to undo the change from the log. Excludes the condition, which has its own undo and also restores its time and
 * author.
 */
function revertOfChange(tx: CallerContext, row: FoundFacility['row'], input: UpdateRoomStatus) {
  const { housekeeping_status, service, hk_priority, reported_occupancy, attendant_id } = input
  if (housekeeping_status !== undefined)
    return revertOf(row, { housekeeping_status, hk_changed_at: tx.now(), hk_changed_by: tx.caller.id })
  const notes = Object.entries({ service, hk_priority, reported_occupancy, attendant_id })
  return revertOf(row, Object.fromEntries(notes.filter(([, value]) => value !== undefined)))
}

/** Log entry of one room, or nothing without a change. */
function activityOf(
  tx: CallerContext,
  { row, attendant }: FoundFacility,
  input: UpdateRoomStatus,
  newAttendant: Attendant,
): Activity | null {
  const submittedColumns = columnNames.filter((name) => input[name] !== undefined)
  const changes = changesBetween(row, Object.fromEntries(submittedColumns.map((name) => [name, input[name]])))
  if (input.attendant_id !== undefined && input.attendant_id !== row.attendant_id)
    changes.push({ field: 'attendant', before: attendant, after: newAttendant?.name ?? null })
  if (changes.length === 0) return null
  return {
    module: 'housekeeping',
    event: input.housekeeping_status ? 'condition_changed' : 'housekeeping_changed',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes,
    reason: input.reason,
    revert: revertOfChange(tx, row, input),
  }
}

/** Keeps the version of the rooms, because no form shows these fields. */
function writeChange(tx: CallerContext, ids: number[], input: UpdateRoomStatus) {
  const { housekeeping_status, service, hk_priority, attendant_id, reported_occupancy } = input
  const by = housekeeping_status && { housekeeping_status, hk_changed_at: tx.now(), hk_changed_by: tx.caller.id }
  return tx.db
    .update(facilities)
    .set({ ...by, service, hk_priority, attendant_id, reported_occupancy })
    .where(inArray(facilities.id, ids))
}

/** One notice per property for the new attendant of rooms; none for rooms that were theirs before. */
async function notifyAttendant(tx: CallerContext, rooms: readonly FoundFacility[], attendant: number): Promise<void> {
  const assigned = rooms.filter(({ row }) => row.attendant_id !== attendant)
  for (const property_id of new Set(assigned.map(({ row }) => row.property_id))) {
    const names = assigned.filter(({ row }) => row.property_id === property_id).map(({ row }) => row.name)
    await giveNotice(tx, [attendant], property_id, {
      kind: 'rooms_assigned',
      data: { by: tx.caller.name, count: names.length, rooms: names.slice(0, mostNamedRooms) },
    })
  }
}

/** Changes conditions by the allowed transitions (domain D29). */
async function changeRooms(tx: CallerContext, locked: LockedRooms, input: UpdateRoomStatus): Promise<ItemResult[]> {
  const { facility_ids, housekeeping_status: after, attendant_id } = input
  const lastSeen = lastSeenTimes(input)
  const attendants = await attendantsOf(tx, locked.values(), attendant_id)
  const ownWork = after === 'inspected' ? await propertiesOfOwnWork(tx, locked.values()) : new Set<number>()
  const isDeniedInspection =
    after !== undefined && isInspection(housekeepingEventTo(after)) && !mayInspect(await roleNamesOf(tx))
  const errorOf = (room: FoundFacility): string | null => {
    const { id, property_id, housekeeping_status, service } = room.row
    if (isStale(tx, room, lastSeen.get(id))) return staleMessage(room)
    if (attendant_id && !attendants.get(property_id)) return phrase('server.noSuchRecord', { record: 'attendant' })
    if (isDeniedInspection) return inspectionDeniedReason()
    if (ownWork.has(property_id) && isOwnWork(tx, room)) return ownWorkDeniedReason()
    return after ? housekeepingDeniedReason({ housekeeping_status, service: input.service ?? service }, after) : null
  }
  const { results, accepted } = checkEach(facility_ids, locked, errorOf)
  const ids = accepted.map(({ row }) => row.id)
  if (ids.length > 0) await writeChange(tx, ids, input)
  if (attendant_id) await notifyAttendant(tx, accepted, attendant_id)
  const entries = accepted.map((room) => activityOf(tx, room, input, attendants.get(room.row.property_id) ?? null))
  await record(tx, ...entries.filter((entry) => entry !== null))
  return results
}

/** POST update_room_status: changes rooms, or undoes the caller's last change. One result per id; idempotent by key. */
export const updateRoomStatus = (ctx: CallerContext, input: UpdateRoomStatus): Promise<RoomStatusResults> =>
  inTransaction(ctx, async (tx) => {
    const locked = await lockFacilities(tx, input.facility_ids)
    const results = await (input.undo === 1 ? undoCondition : changeRooms)(tx, locked, input)
    const now = new Map((await findFacilities(tx, [...locked.keys()])).map((room) => [room.row.id, conditionOf(room)]))
    const lastSeen = lastSeenTimes(input)
    return {
      results: results.map((result) => {
        const room = locked.get(result.id)
        const isChanged = room !== undefined && isStale(tx, room, lastSeen.get(result.id))
        return { ...result, code: isChanged ? 'CHANGED' : null, current: now.get(result.id) }
      }),
    }
  })
