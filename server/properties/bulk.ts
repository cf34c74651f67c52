import { inArray, sql } from 'drizzle-orm'
import type { ItemResults } from '../../src/api/contract/reply.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { type FoundProperty, deactivateError, lockProperties } from './row.ts'
import { inTransaction } from '../transaction.ts'

type Columns = Pick<typeof properties.$inferInsert, 'status' | 'bookable_date_from' | 'bookable_date_to'>

/** Applies one change to several properties. One result per id, in request order (quality Q27). */
function changeProperties(
  ctx: CallerContext,
  ids: readonly number[],
  columns: Columns,
  event: string,
  errorOf: (found: FoundProperty) => string | null,
): Promise<ItemResults> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockProperties(tx, ids)
    const { results, accepted } = checkEach(ids, found, errorOf)
    const changed = accepted.flatMap(({ row }) => {
      const changes = changesBetween(row, columns)
      return changes.length > 0 ? [{ id: row.id, name: row.name, changes, revert: revertOf(row, columns) }] : []
    })
    if (changed.length > 0) {
      const changedIds = changed.map(({ id }) => id)
      await tx.db
        .update(properties)
        .set({ ...columns, lock_version: sql`${properties.lock_version} + 1`, updated_at: ctx.now() })
        .where(inArray(properties.id, changedIds))
    }
    await record(
      tx,
      ...changed.map(({ id, name, changes, revert }) => ({
        module: 'properties' as const,
        event,
        entity: { type: 'property', id, label: name },
        property_id: id,
        changes,
        revert,
      })),
    )
    return { results }
  })
}

/** POST update_property_status. A property with guests in house cannot be deactivated. */
export const updatePropertyStatus = (ctx: CallerContext, input: { property_ids: number[]; status: 0 | 1 }) =>
  changeProperties(ctx, input.property_ids, { status: input.status }, 'status_changed', (found) =>
    input.status === 0 ? deactivateError(found.row.status, found.in_house) : null,
  )

interface WindowInput {
  property_ids: number[]
  bookable_date_from: string | null
  bookable_date_to: string | null
}

/** POST update_property_bookable_date/. Always allowed. Empty dates remove the window. */
export const updatePropertyWindow = (ctx: CallerContext, { property_ids, ...window }: WindowInput) =>
  changeProperties(ctx, property_ids, window, 'bookable_dates_changed', () => null)
