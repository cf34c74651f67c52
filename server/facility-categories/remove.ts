import { and, inArray } from 'drizzle-orm'
import { lockInIdOrder, removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { facility_categories } from '../db/schema/facilities.ts'
import { inUseBy } from '../in-use.ts'
import { visibleTo } from '../scope.ts'
import { findCategories } from './row.ts'

const byIds = (ids: readonly number[]) => inArray(facility_categories.id, [...ids])

/** Locks the categories. A type that is being put into one of them either waits or is counted. */
async function lockCategories(tx: CallerContext, ids: readonly number[]) {
  const own = and(byIds(ids), visibleTo(tx, facility_categories.property_id))
  await lockInIdOrder(tx, facility_categories, own)
  return findCategories(tx, own, { limit: ids.length })
}

/** POST delete_facility_categories. A category in use is not deleted; its result says where it is used. */
export const removeCategories = (ctx: CallerContext, { ids }: { ids: number[] }) =>
  removeEach(ctx, ids, {
    lock: lockCategories,
    errorOf: ({ facility_types_count: types }) => inUseBy([types, 'facilityType']),
    remove: (tx, removableIds) => tx.db.delete(facility_categories).where(byIds(removableIds)),
    activityOf: ({ id, name, property_id }) => ({
      module: 'facility_categories',
      event: 'deleted',
      entity: { type: 'facility_category', id, label: name },
      property_id,
    }),
  })
