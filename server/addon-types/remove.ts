import { and, asc, inArray } from 'drizzle-orm'
import { removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { addon_types } from '../db/schema/addons.ts'
import { inUseBy } from '../in-use.ts'
import { visibleTo } from '../scope.ts'
import { findAddonTypes } from './row.ts'

const byIds = (ids: readonly number[]) => inArray(addon_types.id, [...ids])

/** Locks the types in id order. An add-on that is being assigned one of them either waits or is counted. */
async function lockAddonTypes(tx: CallerContext, ids: readonly number[]) {
  const own = and(byIds(ids), visibleTo(tx, addon_types.property_id))
  await tx.db.select({ id: addon_types.id }).from(addon_types).where(own).orderBy(asc(addon_types.id)).for('update')
  return findAddonTypes(tx, own, ids.length)
}

/** POST delete_addon_types. A type in use is not deleted; its result says where it is used. */
export const removeAddonTypes = (ctx: CallerContext, { ids }: { ids: number[] }) =>
  removeEach(ctx, ids, {
    lock: lockAddonTypes,
    errorOf: ({ addons_count: addons }) => inUseBy([addons, 'addon']),
    remove: (tx, removableIds) => tx.db.delete(addon_types).where(byIds(removableIds)),
    activityOf: ({ id, name, property_id }) => ({
      module: 'addon_types',
      event: 'deleted',
      entity: { type: 'addon_type', id, label: name },
      property_id,
    }),
  })
