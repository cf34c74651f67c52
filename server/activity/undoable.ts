import { inArray } from 'drizzle-orm'
import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../context.ts'
import { type Revert, activity_log } from '../db/schema/activity.ts'
import { permissionsOf } from '../endpoint.ts'
import type { CurrentRecord, Records } from './records.ts'
import { alreadyUndone, changedSince, conditionNotUndone, notPermitted, recordGone } from './undo-errors.ts'
import { isSame } from './record-activity.ts'
import { type RevertHandler, revertHandlers } from './revert-handlers.ts'

export type LoggedEntry = typeof activity_log.$inferSelect

/** An entry that can be undone, with its revert handler and the record. */
export interface Undoable {
  handler: RevertHandler
  /** Without the id of the record. */
  revert: Revert
  recordId: number
}

export const isCondition = ({ event }: LoggedEntry) => event === 'condition_changed'

/**
 * The handler and record of an entry, or null. The entry of a blocking or a problem names its room, so the record is
 * found by its own id. A condition can only be undone in housekeeping, for a short time and by the user who changed it (ADR 0048); later
 * it changes only by its transitions.
 */
export function undoableOf(entry: LoggedEntry): Undoable | null {
  if (isCondition(entry)) return null
  const { module, entity_id, revert } = entry
  const handler = revertHandlers[module as ActivityModule]
  if (!handler || !revert) return null
  const { idField = '' } = handler
  const withoutId = ({ [idField]: _id, ...values }: Record<string, unknown>) => values
  const recordId = Number(revert.after[idField] ?? entity_id)
  return { handler, revert: { before: withoutId(revert.before), after: withoutId(revert.after) }, recordId }
}

export const isPermitted = ({ caller }: CallerContext, { permission, isShared = false }: RevertHandler) =>
  (caller.all_properties || !isShared) && permissionsOf(permission).some((name) => caller.permissions.includes(name))

/** True if the record still has the values that the change gave it. */
export const isUnchanged = (now: CurrentRecord, { after }: Revert) =>
  Object.entries(after).every(([field, value]) => isSame(now[field], value))

/** Which of these entries have been undone, and by which entry. */
export async function undoneBy({ db }: CallerContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: activity_log.id, undoes: activity_log.undoes })
    .from(activity_log)
    .where(inArray(activity_log.undoes, [...ids]))
  return new Map(rows.flatMap(({ id, undoes }) => (undoes === null ? [] : [[undoes, id] as const])))
}

/**
 * For each entry of a page, why the caller cannot undo it now, or null. Leaves out entries without a revert handler, except conditions:
 * they can be undone elsewhere.
 * Reads all records of a module in one query.
 */
export async function undoErrors(
  ctx: CallerContext,
  entries: readonly LoggedEntry[],
  undone: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, string | null>> {
  const undoable = entries.flatMap((entry) => {
    const found = undoableOf(entry)
    return found ? [{ id: entry.id, ...found }] : []
  })
  const permitted = undoable.filter(({ id, handler }) => !undone.has(id) && isPermitted(ctx, handler))
  const records = new Map<RevertHandler['read'], Records>()
  for (const read of new Set(permitted.map(({ handler }) => handler.read))) {
    const ids = permitted.filter(({ handler }) => handler.read === read).map(({ recordId }) => recordId)
    records.set(read, await read(ctx, [...new Set(ids)]))
  }
  const errorOf = ({ id, handler, revert, recordId }: (typeof undoable)[number]) => {
    if (undone.has(id)) return alreadyUndone()
    if (!isPermitted(ctx, handler)) return notPermitted()
    const now = records.get(handler.read)?.get(recordId)
    if (!now) return recordGone()
    return isUnchanged(now, revert) ? null : changedSince()
  }
  const conditions = entries.filter(isCondition).map(({ id }) => {
    return [id, undone.has(id) ? alreadyUndone() : conditionNotUndone()] as const
  })
  return new Map([...undoable.map((one) => [one.id, errorOf(one)] as const), ...conditions])
}
