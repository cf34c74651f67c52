import { inArray, sql } from 'drizzle-orm'
import type { ItemResults } from '../../src/api/contract/reply.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import { lockFacilities } from './find.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { inTransaction } from '../transaction.ts'

interface WindowInput {
  facility_ids: number[]
  bookable_date_from: string | null
  bookable_date_to: string | null
}

/** POST update_asset_bookable_date. Always allowed. Empty dates remove the window. */
export const updateFacilityWindow = (
  ctx: CallerContext,
  { facility_ids, ...window }: WindowInput,
): Promise<ItemResults> =>
  inTransaction(ctx, async (tx) => {
    const { results, accepted } = checkEach(facility_ids, await lockFacilities(tx, facility_ids), () => null)
    const changed = accepted.flatMap(({ row }) => {
      const changes = changesBetween(row, window)
      return changes.length > 0 ? [{ row, changes }] : []
    })
    if (changed.length > 0) {
      const ids = changed.map(({ row }) => row.id)
      await tx.db
        .update(facilities)
        .set({ ...window, lock_version: sql`${facilities.lock_version} + 1`, updated_at: tx.now() })
        .where(inArray(facilities.id, ids))
    }
    await record(
      tx,
      ...changed.map(({ row, changes }) => ({
        module: 'facilities' as const,
        event: 'bookable_dates_changed',
        entity: { type: 'facility', id: row.id, label: row.name },
        property_id: row.property_id,
        changes,
        revert: revertOf(row, window),
      })),
    )
    return { results }
  })
