import { eq } from 'drizzle-orm'
import type { FacilityType, UpdateFacilityType } from '../../src/api/contract/facility-type.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { lockType, requireCategoryFor } from './lock.ts'
import { moveTo } from './order.ts'
import { findType } from './row.ts'
import { keysOf, rethrowCodeTaken } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** POST update_facility_type/: changes name, code, category and position. Absent fields stay unchanged. */
export const updateFacilityType = (ctx: CallerContext, input: UpdateFacilityType): Promise<FacilityType> =>
  inTransaction(ctx, async (tx) => {
    const found = await lockType(tx, input, input.sort_order !== undefined)
    const { row, category } = found
    const { id, property_id } = row
    const { name = row.name, code = row.code, facility_category_id = row.facility_category_id } = input
    const isSameCategory = facility_category_id === row.facility_category_id
    const next = isSameCategory ? category : (await requireCategoryFor(tx, found, facility_category_id)).name
    const place = input.sort_order ?? row.sort_order
    const sort_order = place === row.sort_order ? place : await moveTo(tx, row, place)
    const changes = changesBetween(
      { name: row.name, code: row.code, facility_category: category, sort_order: row.sort_order },
      { name, code, facility_category: next, sort_order },
    )
    if (changes.length > 0) {
      const columns = { name, code, facility_category_id, ...keysOf({ name, code }) }
      await tx.db
        .update(facility_types)
        .set({ ...columns, lock_version: row.lock_version + 1, updated_at: ctx.now() })
        .where(eq(facility_types.id, id))
      await record(tx, {
        module: 'facility_types',
        event: changes.every(({ field }) => field === 'sort_order') ? 'moved' : 'updated',
        entity: { type: 'facility_type', id, label: name },
        property_id,
        changes,
        revert: revertOf(row, { name, code, facility_category_id, sort_order }),
      })
    }
    return findType(tx, id)
  }).catch(rethrowCodeTaken)
