import { and, eq, sql } from 'drizzle-orm'
import type { FacilityCategoryQuery } from '../../src/api/contract/facility-category.ts'
import type { CallerContext } from '../context.ts'
import { facility_categories } from '../db/schema/facilities.ts'
import { visibleProperty } from '../scope.ts'
import { containsPattern } from '../text.ts'
import { listOrPage } from '../paging.ts'
import { findCategories } from './row.ts'

/** GET facility_categories of one property. */
export async function listCategories(ctx: CallerContext, query: FacilityCategoryQuery) {
  const { property_id, kind, keyword } = query
  await visibleProperty(ctx, property_id)
  const all = eq(facility_categories.property_id, property_id)
  const where = and(
    all,
    kind ? eq(facility_categories.kind, kind) : undefined,
    keyword ? sql`${facility_categories.name_key} like ${containsPattern(keyword)}` : undefined,
  )
  return listOrPage(query, {
    find: (limit, offset) => findCategories(ctx, where, { sort: query.sort, limit, offset }),
    findAll: (limit) => findCategories(ctx, all, { sort: query.sort, limit }),
    count: () => ctx.db.$count(facility_categories, where),
  })
}
