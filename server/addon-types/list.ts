import { and, eq, sql } from 'drizzle-orm'
import type { AddonTypeQuery } from '../../src/api/contract/addon-type.ts'
import type { CallerContext } from '../context.ts'
import { addon_types } from '../db/schema/addons.ts'
import { visibleProperty, visibleTo } from '../scope.ts'
import { containsPattern } from '../text.ts'
import { listOrPage } from '../paging.ts'
import { findAddonTypes } from './row.ts'

/** All types of one property, or of all properties that the caller may see, and those of a filter. */
export async function addonTypeFilter(ctx: CallerContext, { property_id, keyword }: AddonTypeQuery) {
  if (property_id !== undefined) await visibleProperty(ctx, property_id)
  const all = and(
    visibleTo(ctx, addon_types.property_id),
    property_id === undefined ? undefined : eq(addon_types.property_id, property_id),
  )
  const where = and(all, keyword ? sql`${addon_types.name_key} like ${containsPattern(keyword)}` : undefined)
  return { all, where }
}

/** GET addon_types: types of one property, or of all properties that the caller may see. */
export async function listAddonTypes(ctx: CallerContext, query: AddonTypeQuery) {
  const { all, where } = await addonTypeFilter(ctx, query)
  return listOrPage(query, {
    find: (limit, offset) => findAddonTypes(ctx, where, { sort: query.sort, limit, offset }),
    findAll: (limit) => findAddonTypes(ctx, all, { sort: query.sort, limit }),
    count: () => ctx.db.$count(addon_types, where),
  })
}
