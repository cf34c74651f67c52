import { and, inArray } from 'drizzle-orm'
import { lockInIdOrder, removeEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { addon_types } from '../db/schema/addons.ts'
import { inUseBy } from '../in-use.ts'
import { visibleTo } from '../scope.ts'
import { findAddonTypes } from './row.ts'

const byIds = (ids: readonly number[]) => inArray(addon_types.id, [...ids])

/** Locks the types. An add-on that is being assigned one of them either waits or is counted. */
async function lockAddonTypes(tx: CallerContext, ids: readonly number[]) {
  const own = and(byIds(ids), visibleTo(tx, addon_types.property_id))
  await lockInIdOrder(tx, addon_types, own)
  return findAddonTypes(tx, own, { limit: ids.length })
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
