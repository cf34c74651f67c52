import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { Caller, Context } from '../context.ts'
import { type Change, type Revert, activity_log } from '../db/schema/activity.ts'
import { withSearchKeys } from './search-key.ts'

export interface Activity {
  /** Module of the entry. */
  module: ActivityModule
  event: string
  entity: { type: string; id: string | number | null; label: string }
  property_id?: number | null
  changes?: Change[]
  reason?: string
  /** Data to undo the change, if the domain can undo it (ADR 0035). */
  revert?: Revert | null
  /** Id of the entry that this one undoes, if known. */
  undoes?: number
  /** The actor, if it is not the caller: a sign-in has no caller yet. */
  actor?: { id: number | null; name: string }
}

/** Context of an entry: a request, or the server's own work, which has no request id. */
type Origin = Pick<Context, 'db' | 'now' | 'ip' | 'undoing'> & {
  caller: Pick<Caller, 'id' | 'name'> | null
  requestId: string | null
}

/** Id of the entry that this activity undoes. Side effects of the undo are logged as ordinary entries. */
function undoneEntryId({ undoing }: Origin, { module, entity }: Activity): number | null {
  if (!undoing || module !== undoing.entry.module) return null
  const isSameRecord = entity.type === undoing.entry.entity_type && String(entity.id) === undoing.entry.entity_id
  return isSameRecord ? undoing.entry.id : undoing.counterpartId
}

/** Writes entries to the activity log in the transaction of `ctx` (domain D37). */
export async function record(ctx: Origin, ...activities: Activity[]): Promise<void> {
  if (activities.length === 0) return
  const occurred_at = ctx.now()
  const rows = activities.map((activity) => {
    const undoes = activity.undoes ?? undoneEntryId(ctx, activity)
    const actor = activity.actor ?? (ctx.caller ? { id: ctx.caller.id, name: ctx.caller.name } : null)
    return {
      occurred_at,
      actor_type: actor ? (actor.id === null ? ('anonymous' as const) : ('user' as const)) : ('system' as const),
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? 'system',
      property_id: activity.property_id ?? null,
      module: activity.module,
      event: undoes === null ? activity.event : 'undone',
      entity_type: activity.entity.type,
      entity_id: activity.entity.id === null ? null : String(activity.entity.id),
      entity_label: activity.entity.label,
      changes: activity.changes ?? [],
      reason: activity.reason ?? null,
      request_id: ctx.requestId,
      ip: ctx.ip,
      revert: activity.revert ?? null,
      undoes,
    }
  })
  await ctx.db.insert(activity_log).values(await withSearchKeys(ctx.db, rows))
}

/** The fields of `after` that differ from `before`. */
export const changesBetween = (before: Record<string, unknown>, after: Record<string, unknown>): Change[] =>
  Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))

/** Compares values by their JSON. The order of id lists is ignored. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? [...a].sort().join() === [...b].sort().join() : (a ?? null) === (b ?? null)

/** Data to undo a change: the stored values of the columns that differ; null if none does. */
export function revertOf(before: Record<string, unknown>, after: Record<string, unknown>): Revert | null {
  const fields = Object.keys(after).filter((field) => !isSame(before[field], after[field]))
  const of = (values: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  return fields.length === 0 ? null : { before: of(before), after: of(after) }
}
