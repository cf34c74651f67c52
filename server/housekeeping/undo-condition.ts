import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { type UpdateRoomStatus, undoMinutes } from '../../src/api/contract/housekeeping.ts'
import type { ItemResult } from '../../src/api/contract/reply.ts'
import { type Activity, record } from '../activity/record-activity.ts'
import { changedSince, alreadyUndone } from '../activity/undo-errors.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { activity_log } from '../db/schema/activity.ts'
import { facilities } from '../db/schema/facilities.ts'
import type { FoundFacility } from '../facilities/find.ts'
import { valueOf } from '../invariants.ts'
import { isStale, staleMessage, lastSeenTimes } from './staleness.ts'

export type LockedRooms = ReadonlyMap<number, FoundFacility>
type Entry = typeof activity_log.$inferSelect

/**
 * The newest change of each room's condition, by any user. Reads one index range per room, limited to the last minutes.
 */
async function lastChanges(tx: CallerContext, locked: LockedRooms): Promise<ReadonlyMap<number, Entry>> {
  const rooms = [...locked.values()].map(({ row }) => row)
  if (rooms.length === 0) return new Map()
  const since = new Date(tx.now().getTime() - undoMinutes * 60_000)
  const entries = await tx.db
    .selectDistinctOn([activity_log.entity_id])
    .from(activity_log)
    .where(
      and(
        inArray(activity_log.property_id, [...new Set(rooms.map(({ property_id }) => property_id))]),
        eq(activity_log.entity_type, 'facility'),
        inArray(
          activity_log.entity_id,
          rooms.map(({ id }) => String(id)),
        ),
        sql`${activity_log.occurred_at} >= ${since.toISOString()}::timestamptz`,
        sql`${activity_log.changes} @> '[{"field":"housekeeping_status"}]'`,
      ),
    )
    .orderBy(activity_log.entity_id, desc(activity_log.id))
  return new Map(entries.map((entry) => [Number(entry.entity_id), entry]))
}

/** Why this change cannot be undone now, or null. */
function errorOf({ caller }: CallerContext, { row }: FoundFacility, last: Entry | undefined, to: string) {
  if (!last) return phrase('server.undoWindow', { minutes: undoMinutes })
  const isOwn = last.actor_id === caller.id
  if (isOwn && last.undoes !== null) return alreadyUndone()
  const isThis =
    last.undoes === null &&
    last.revert?.before.housekeeping_status === to &&
    last.revert.after.housekeeping_status === row.housekeeping_status
  if (isThis) return isOwn ? null : phrase('server.actorOnlyUndo', { name: last.actor_name })
  return isOwn ? changedSince() : phrase('server.changedSinceBy', { name: last.actor_name })
}

/** Restores each room's previous condition with its time and author; they may differ from room to room. */
const writeConditions = (tx: CallerContext, undone: readonly Entry[]) => {
  const rows = undone.map(({ entity_id, revert }) => ({ id: Number(entity_id), ...revert?.before }))
  return tx.db.execute(sql`update ${facilities} set housekeeping_status = b.housekeeping_status,
    hk_changed_at = b.hk_changed_at, hk_changed_by = b.hk_changed_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as b(id int, housekeeping_status text, hk_changed_at timestamptz, hk_changed_by int)
    where ${facilities.id} = b.id`)
}

const activityOf = ({ row }: FoundFacility, { id, revert }: Entry): Activity => ({
  module: 'housekeeping',
  event: 'condition_changed',
  entity: { type: 'facility', id: row.id, label: row.name },
  property_id: row.property_id,
  changes: [
    {
      field: 'housekeeping_status',
      before: row.housekeeping_status,
      after: revert?.before.housekeeping_status ?? null,
    },
  ],
  undoes: id,
})

/**
 * Undoes the caller's last change of each room's condition by a new log entry, unless someone else has changed the room
 * since (ADR 0048).
 */
export async function undoCondition(
  tx: CallerContext,
  locked: LockedRooms,
  input: UpdateRoomStatus,
): Promise<ItemResult[]> {
  const lastSeen = lastSeenTimes(input)
  const last = await lastChanges(tx, locked)
  const { results, accepted } = checkEach(input.facility_ids, locked, (room) => {
    const error = errorOf(tx, room, last.get(room.row.id), input.housekeeping_status ?? '')
    return error !== null && isStale(tx, room, lastSeen.get(room.row.id)) ? staleMessage(room) : error
  })
  const undone = accepted.map((room) => ({ room, entry: valueOf(last, room.row.id) }))
  if (undone.length === 0) return results
  await writeConditions(
    tx,
    undone.map(({ entry }) => entry),
  )
  await record(tx, ...undone.map(({ room, entry }) => activityOf(room, entry)))
  return results
}
