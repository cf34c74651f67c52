import { inArray } from 'drizzle-orm'
import { type ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../context.ts'
import { type Revert, activity_log } from '../db/schema/activity.ts'
import { permissionsOf } from '../endpoint.ts'
import type { Current, Records } from './records.ts'
import { changedSince, isGone, notPermitted, undoneAlready } from './refusals.ts'
import { isSame } from './revert.ts'
import { type WayBack, waysBack } from './ways-back.ts'

export type LoggedEntry = typeof activity_log.$inferSelect

/** An entry that can be undone, with its revert handler and the record. */
export interface Undoable {
  way: WayBack
  revert: Revert
  record: number
}

/**
 * The handler and record of an entry, or null. A blocking's entry names its room, so the blocking is found by its own
 * id. A condition can only be undone in housekeeping, for a short time and by the user who changed it (ADR 0048); later
 * it changes only by its transitions.
 */
export function undoableOf({ module, event, entity_id, revert }: LoggedEntry): Undoable | null {
  if (event === 'condition_changed') return null
  const way = waysBack[module as ActivityModule]
  return way && revert ? { way, revert, record: Number(revert.after.blocking_id ?? entity_id) } : null
}

export const isPermitted = ({ caller }: CallerContext, { permission, isShared = false }: WayBack) =>
  (caller.all_properties || !isShared) && permissionsOf(permission).some((name) => caller.permissions.includes(name))

/** True if the record still has the values that the change gave it. */
export const isUnchanged = (now: Current, { after }: Revert) =>
  Object.entries(after).every(([field, value]) => field === 'blocking_id' || isSame(now[field], value))

/** Which of these entries have been undone, and by which entry. */
export async function undoneBy({ db }: CallerContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: activity_log.id, undoes: activity_log.undoes })
    .from(activity_log)
    .where(inArray(activity_log.undoes, [...ids]))
  return new Map(rows.map(({ id, undoes }) => [undoes!, id]))
}

/**
 * For each entry of a page, why the caller cannot undo it now, or null. Leaves out entries without a revert handler.
 * Reads all records of a module in one query.
 */
export async function undoRefusals(
  ctx: CallerContext,
  entries: readonly LoggedEntry[],
  undone: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, string | null>> {
  const undoable = entries.flatMap((entry) => {
    const found = undoableOf(entry)
    return found ? [{ id: entry.id, ...found }] : []
  })
  const open = undoable.filter(({ id, way }) => !undone.has(id) && isPermitted(ctx, way))
  const records = new Map<WayBack['read'], Records>()
  for (const read of new Set(open.map(({ way }) => way.read))) {
    const ids = open.filter(({ way }) => way.read === read).map(({ record }) => record)
    records.set(read, await read(ctx, [...new Set(ids)]))
  }
  const refusalOf = ({ id, way, revert, record }: (typeof undoable)[number]) => {
    if (undone.has(id)) return undoneAlready
    if (!isPermitted(ctx, way)) return notPermitted
    const now = records.get(way.read)!.get(record)
    if (!now) return isGone
    return isUnchanged(now, revert) ? null : changedSince
  }
  return new Map(undoable.map((one) => [one.id, refusalOf(one)]))
}
