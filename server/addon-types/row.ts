import { type SQL, eq, sql } from 'drizzle-orm'
import type { AddonType, AddonTypeQuery } from '../../src/api/contract/addon-type.ts'
import type { Context } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { firstOf } from '../invariants.ts'
import { type SortKeys, orderOf } from '../sort.ts'

const addonsCount = sql<number>`(select count(*)::int from ${addons} where ${addons.addon_type_id} = ${addon_types}.id)`

const sortKeys: SortKeys<'name' | 'addons_count'> = { name: [addon_types.name_key], addons_count: [addonsCount] }

/** Add-on types in wire format, by name unless `sort` says otherwise. */
export const findAddonTypes = (
  { db }: Context,
  where: SQL | undefined,
  { sort = 'name', limit, offset = 0 }: { sort?: AddonTypeQuery['sort']; limit: number; offset?: number },
): Promise<AddonType[]> =>
  db
    .select({
      id: addon_types.id,
      property_id: addon_types.property_id,
      name: addon_types.name,
      addons_count: addonsCount,
      lock_version: addon_types.lock_version,
    })
    .from(addon_types)
    .where(where)
    .orderBy(...orderOf(sort, sortKeys, addon_types.id))
    .limit(limit)
    .offset(offset)

/** One type in wire format. The caller must already have checked access to it. */
export const findAddonType = async (ctx: Context, id: number): Promise<AddonType> =>
  firstOf(await findAddonTypes(ctx, eq(addon_types.id, id), { limit: 1 }))
