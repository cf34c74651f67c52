import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { Context } from '../context.ts'
import { type Change, type Revert, activity_log } from '../db/schema/activity.ts'
import { withSearchKeys } from './with-search-keys.ts'

export interface Activity {
  /** The part of the product that the entry belongs to. */
  module: ActivityModule
  event: string
  entity: { type: string; id: string | number | null; label: string }
  property_id?: number | null
  changes?: Change[]
  reason?: string
  /** What it takes to put it back, where the domain has a way back (ADR 0035). */
  revert?: Revert | null
  /** The entry that it undoes, where its verb knows which. */
  undoes?: number
  /** Who did it, where that is not the caller: a sign-in has none yet. */
  actor?: { id: number | null; name: string }
}

/** An entry that is being put back, and the one that tells of the same at the room on the other side of a move. */
export interface Undoing {
  entry: typeof activity_log.$inferSelect
  otherSide: number | null
}

/** Where an entry comes from: a request, or the server's own work, which has none. */
type Origin = Pick<Context, 'db' | 'now' | 'caller' | 'ip' | 'undoing'> & { requestId: string | null }

/** The entry that an activity undoes, where its verb is putting one back; what else it brings about is told as it is. */
function undoneOf({ undoing }: Origin, { module, entity }: Activity): number | null {
  if (!undoing || module !== undoing.entry.module) return null
  const isOfRecord = entity.type === undoing.entry.entity_type && String(entity.id) === undoing.entry.entity_id
  return isOfRecord ? undoing.entry.id : undoing.otherSide
}

/** Writes one row of the activity log, in the transaction of `ctx` (domain D37). */
export async function record(ctx: Origin, ...activities: Activity[]): Promise<void> {
  if (activities.length === 0) return
  const occurred_at = ctx.now()
  const rows = activities.map((activity) => {
    const undoes = activity.undoes ?? undoneOf(ctx, activity)
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
