import { and, inArray } from 'drizzle-orm'
import { lockInIdOrder, removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { visibleTo } from '../scope.ts'
import { closeGaps, lockOrder } from './order.ts'
import { findTypes, usageOf } from './row.ts'

const byIds = (ids: readonly number[]) => inArray(facility_types.id, [...ids])

/** Locks the types. A room that is being given one of them either waits or is counted. */
async function lockTypes(tx: CallerContext, ids: readonly number[]) {
  const own = and(byIds(ids), visibleTo(tx, facility_types.property_id))
  const propertyRows = await tx.db.selectDistinct({ id: facility_types.property_id }).from(facility_types).where(own)
  await lockOrder(
    tx,
    propertyRows.map(({ id }) => id),
  )
  await lockInIdOrder(tx, facility_types, own)
  const found = await findTypes(tx, own, { limit: ids.length })
  return found.map((type) => ({ ...type.row, usage: usageOf(type) }))
}

/**
 * POST delete_facility_types. A type in use is not deleted; its result says where it is used. Renumbers the others
 * without gaps.
 */
export function removeFacilityTypes(ctx: CallerContext, { ids }: { ids: number[] }) {
  return removeEach(ctx, ids, {
    lock: lockTypes,
    errorOf: ({ usage }) => usage,
    remove: async (tx, removableIds) => {
      const deleted = tx.db.delete(facility_types).where(byIds(removableIds))
      const propertyRows = await deleted.returning({ id: facility_types.property_id })
      await closeGaps(tx, new Set(propertyRows.map(({ id }) => id)))
    },
    activityOf: ({ id, name, property_id }) => ({
      module: 'facility_types',
      event: 'deleted',
      entity: { type: 'facility_type', id, label: name },
      property_id,
    }),
  })
}
