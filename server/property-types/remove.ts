import { asc, inArray } from 'drizzle-orm'
import { removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { counted } from '../text.ts'
import { demandTypes } from './create.ts'
import { findPropertyTypes } from './row.ts'

const among = (ids: readonly number[]) => inArray(property_types.id, [...ids])

/** Locks the types in id order. A property that is being given one of them either waits or is counted. */
async function lockTypes(tx: CallerContext, ids: readonly number[]) {
  await tx.db
    .select({ id: property_types.id })
    .from(property_types)
    .where(among(ids))
    .orderBy(asc(property_types.id))
    .for('update')
  return findPropertyTypes(tx, among(ids))
}

/** POST delete_property_types: one result per id. A type in use is not deleted. */
export function removePropertyTypes(ctx: CallerContext, { ids }: { ids: number[] }) {
  demandTypes(ctx)
  return removeEach(ctx, ids, {
    lock: lockTypes,
    refusalOf: ({ properties_count: inUse }) =>
      inUse === 0 ? null : `In use by ${counted(inUse, 'property', 'properties')}`,
    remove: (tx, free) => tx.db.delete(property_types).where(among(free)),
    activityOf: ({ id, name }) => ({
      module: 'property_types',
      event: 'deleted',
      entity: { type: 'property_type', id, label: name },
    }),
  })
}
