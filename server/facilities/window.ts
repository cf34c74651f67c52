import { inArray, sql } from 'drizzle-orm'
import type { VersionedResults } from '../../src/api/contract/item-versions.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import { lockFacilities } from './find.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { withVersions } from '../item-versions.ts'
import { staleFacilities } from './version.ts'
import { inTransaction } from '../transaction.ts'

interface WindowInput {
  facility_ids: number[]
  lock_versions?: number[] | undefined
  bookable_date_from: string | null
  bookable_date_to: string | null
}

/** POST update_asset_bookable_date. Always allowed. Empty dates remove the window. */
export const updateFacilityWindow = (
  ctx: CallerContext,
  { facility_ids, lock_versions, ...window }: WindowInput,
): Promise<VersionedResults> =>
  inTransaction(ctx, async (tx) => {
    const found = await lockFacilities(tx, facility_ids)
    const stale = await staleFacilities(tx, found, facility_ids, lock_versions)
    const { results, accepted } = checkEach(facility_ids, found, ({ row }) => stale.get(row.id) ?? null)
    const changed = accepted.flatMap(({ row }) => {
      const changes = changesBetween(row, window)
      return changes.length > 0 ? [{ row, changes }] : []
    })
    const ids = changed.map(({ row }) => row.id)
    if (ids.length > 0)
      await tx.db
        .update(facilities)
        .set({ ...window, lock_version: sql`${facilities.lock_version} + 1`, updated_at: tx.now() })
        .where(inArray(facilities.id, ids))
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
    return { results: withVersions(results, accepted, ids) }
  })
