import { and, eq, sql } from 'drizzle-orm'
import type { FacilityCategoryQuery } from '../../src/api/contract/facility-category.ts'
import type { CallerContext } from '../context.ts'
import { facility_categories } from '../db/schema/facilities.ts'
import { visibleProperty } from '../scope.ts'
import { containsPattern } from '../text.ts'
import { listOrPage } from '../paging.ts'
import { findCategories } from './row.ts'

/** All categories of a property, and those of a filter. */
export async function categoryFilter(ctx: CallerContext, { property_id, kind, keyword }: FacilityCategoryQuery) {
  await visibleProperty(ctx, property_id)
  const all = eq(facility_categories.property_id, property_id)
  const where = and(
    all,
    kind ? eq(facility_categories.kind, kind) : undefined,
    keyword ? sql`${facility_categories.name_key} like ${containsPattern(keyword)}` : undefined,
  )
  return { all, where }
}

/** GET facility_categories of one property. */
export async function listCategories(ctx: CallerContext, query: FacilityCategoryQuery) {
  const { all, where } = await categoryFilter(ctx, query)
  return listOrPage(query, {
    find: (limit, offset) => findCategories(ctx, where, { sort: query.sort, limit, offset }),
    findAll: (limit) => findCategories(ctx, all, { sort: query.sort, limit }),
    count: () => ctx.db.$count(facility_categories, where),
  })
}
