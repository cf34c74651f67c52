import { type SQL, and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { HousekeepingHistory, HousekeepingHistoryQuery } from '../../../src/api/contract/housekeeping-log.ts'
import { undoErrors, undoneBy } from '../../activity/undoable.ts'
import { reasonOf } from '../../activity/stored-texts.ts'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { facilities } from '../../db/schema/facilities.ts'
import { notFound } from '../../errors.ts'
import { visibleProperty } from '../../scope.ts'
import { isOfRooms, midnight } from './room-log.ts'
import { addDays } from '../../../src/api/contract/days.ts'

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** Condition for entries older than a cursor. The id distinguishes entries of the same instant. */
function olderThan(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = cursor.split('_')
  return sql`(${activity_log.occurred_at}, ${activity_log.id}) < (${at}::timestamptz, ${id}::bigint)`
}

async function requireFacility({ db }: CallerContext, propertyId: number, id: number): Promise<void> {
  const isOf = and(eq(facilities.id, id), eq(facilities.property_id, propertyId))
  const found = await db.select({ id: facilities.id }).from(facilities).where(isOf)
  if (found.length === 0) throw notFound('facility')
}

/** Query.housekeeping_history: changes of rooms, newest first, with keyset pagination. */
export async function housekeepingHistory(
  ctx: CallerContext,
  { property_id, facility_id, from, to, cursor, per_page }: HousekeepingHistoryQuery,
): Promise<HousekeepingHistory> {
  const { timezone } = await visibleProperty(ctx, property_id)
  if (facility_id !== undefined) await requireFacility(ctx, property_id, facility_id)
  const found = await ctx.db
    .select()
    .from(activity_log)
    .where(
      and(
        isOfRooms(property_id),
        facility_id === undefined ? undefined : eq(activity_log.entity_id, String(facility_id)),
        from === undefined ? undefined : gte(activity_log.occurred_at, midnight(from, timezone)),
        to === undefined ? undefined : lt(activity_log.occurred_at, midnight(addDays(to, 1), timezone)),
        olderThan(cursor),
      ),
    )
    .orderBy(desc(activity_log.occurred_at), desc(activity_log.id))
    .limit(per_page + 1)
  const page = found.slice(0, per_page)
  const last = found.length > per_page ? page.at(-1) : undefined
  const undone = await undoneBy(
    ctx,
    page.map(({ id }) => id),
  )
  const errors = await undoErrors(ctx, page, undone)
  return {
    data: page.map(({ id, occurred_at, actor_name, actor_type, event, entity_id, entity_label, changes, reason }) => ({
      id,
      occurred_at: occurred_at.toISOString(),
      actor: actor_name,
      actor_type,
      event,
      facility_id: Number(entity_id),
      facility_name: entity_label,
      changes: changes.map(({ field, before, after }) => ({ field, before: textOf(before), after: textOf(after) })),
      reason: reasonOf({ actor_type, reason }),
      undo_refusal: errors.get(id) ?? null,
      undone_by: undone.get(id) ?? null,
    })),
    next_cursor: last ? `${last.occurred_at.toISOString()}_${last.id}` : null,
  }
}
