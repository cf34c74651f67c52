import { inArray } from 'drizzle-orm'
import { lockInIdOrder, removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { inUseBy } from '../in-use.ts'
import { requirePropertyTypeAccess } from './create.ts'
import { findPropertyTypes } from './row.ts'

const byIds = (ids: readonly number[]) => inArray(property_types.id, [...ids])

/** Locks the types. A property that is being given one of them either waits or is counted. */
async function lockTypes(tx: CallerContext, ids: readonly number[]) {
  await lockInIdOrder(tx, property_types, byIds(ids))
  return findPropertyTypes(tx, byIds(ids))
}

/** POST delete_property_types: one result per id. A type in use is not deleted. */
export function removePropertyTypes(ctx: CallerContext, { ids }: { ids: number[] }) {
  requirePropertyTypeAccess(ctx)
  return removeEach(ctx, ids, {
    lock: lockTypes,
    errorOf: ({ properties_count: inUse }) => inUseBy([inUse, 'property']),
    remove: (tx, removableIds) => tx.db.delete(property_types).where(byIds(removableIds)),
    activityOf: ({ id, name }) => ({
      module: 'property_types',
      event: 'deleted',
      entity: { type: 'property_type', id, label: name },
    }),
  })
}
