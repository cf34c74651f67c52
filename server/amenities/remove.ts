import { and, inArray } from 'drizzle-orm'
import { lockInIdOrder, removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { amenities } from '../db/schema/facilities.ts'
import { inUseBy } from '../in-use.ts'
import { visibleTo } from '../scope.ts'
import { findUse } from './row.ts'

const byIds = (ids: readonly number[]) => inArray(amenities.id, [...ids])

/** Locks the amenities. A room that is being given one of them either waits or is counted. */
async function lockAmenities(tx: CallerContext, ids: readonly number[]) {
  const own = and(byIds(ids), visibleTo(tx, amenities.property_id))
  await lockInIdOrder(tx, amenities, own)
  return findUse(tx, own)
}

/** POST delete_amenities. An amenity in use is not deleted; its result says where it is used. */
export const removeAmenities = (ctx: CallerContext, { ids }: { ids: number[] }) =>
  removeEach(ctx, ids, {
    lock: lockAmenities,
    errorOf: ({ rooms_count: rooms, facilities_count: all, facility_types_count: types }) =>
      inUseBy([rooms, 'room'], [all - rooms, 'asset'], [types, 'facilityType']),
    remove: (tx, removableIds) => tx.db.delete(amenities).where(byIds(removableIds)),
    activityOf: ({ id, name, property_id }) => ({
      module: 'amenities',
      event: 'deleted',
      entity: { type: 'amenity', id, label: name },
      property_id,
    }),
  })
