import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { FacilityType, FacilityTypeQuery } from '../../src/api/contract/facility-type.ts'
import type { CallerContext } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { visibleProperty, visibleTo } from '../scope.ts'
import { containsPattern } from '../text.ts'
import { listOrPage } from '../paging.ts'
import { findType, findTypes, toTypes } from './row.ts'

/**
 * All types of one property, or of all properties that the caller may see, and those of a filter. The keyword searches name and code.
 */
export async function facilityTypeFilter(
  ctx: CallerContext,
  { property_id, facility_category_ids: categories = [], keyword }: FacilityTypeQuery,
) {
  if (property_id !== undefined) await visibleProperty(ctx, property_id)
  const pattern = containsPattern(keyword ?? '')
  const all = and(
    visibleTo(ctx, facility_types.property_id),
    property_id === undefined ? undefined : eq(facility_types.property_id, property_id),
  )
  const where = and(
    all,
    categories.length > 0 ? inArray(facility_types.facility_category_id, categories) : undefined,
    keyword
      ? or(sql`${facility_types.name_key} like ${pattern}`, sql`${facility_types.code_key} like ${pattern}`)
      : undefined,
  )
  return { all, where }
}

/** GET facility_types: types of one property, or of all properties that the caller may see. */
export async function listFacilityTypes(ctx: CallerContext, query: FacilityTypeQuery) {
  const { all, where } = await facilityTypeFilter(ctx, query)
  const read = async (from: typeof where, limit: number, offset = 0) =>
    toTypes(ctx, await findTypes(ctx, from, { sort: query.sort, limit, offset }))
  return listOrPage(query, {
    find: (limit, offset) => read(where, limit, offset),
    findAll: (limit) => read(all, limit),
    count: () => ctx.db.$count(facility_types, where),
  })
}

/** POST facility_type_by_id: a read sent as POST (domain D19). */
export async function viewFacilityType(ctx: CallerContext, { id }: { id: number }): Promise<FacilityType> {
  return findType(ctx, id, visibleTo(ctx, facility_types.property_id))
}
