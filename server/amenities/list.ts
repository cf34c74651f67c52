import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { AmenityQuery } from '../../src/api/contract/amenity.ts'
import type { CallerContext } from '../context.ts'
import { amenities } from '../db/schema/facilities.ts'
import { visibleProperty } from '../scope.ts'
import { containsPattern } from '../text.ts'
import { listOrPage } from '../paging.ts'
import { findAmenities } from './row.ts'

/** All amenities of a property, and those of a filter. The keyword searches name and code. */
export async function amenityFilter(ctx: CallerContext, { property_id, groups = [], keyword }: AmenityQuery) {
  await visibleProperty(ctx, property_id)
  const pattern = containsPattern(keyword ?? '')
  const all = eq(amenities.property_id, property_id)
  const where = and(
    all,
    groups.length > 0 ? inArray(amenities.group, groups) : undefined,
    keyword ? or(sql`${amenities.name_key} like ${pattern}`, sql`${amenities.code_key} like ${pattern}`) : undefined,
  )
  return { all, where }
}

/** GET amenities of one property. */
export async function listAmenities(ctx: CallerContext, query: AmenityQuery) {
  const { all, where } = await amenityFilter(ctx, query)
  return listOrPage(query, {
    find: (limit, offset) => findAmenities(ctx, where, { sort: query.sort, limit, offset }),
    findAll: (limit) => findAmenities(ctx, all, { sort: query.sort, limit, offset: 0 }),
    count: () => ctx.db.$count(amenities, where),
  })
}
