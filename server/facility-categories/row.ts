import { type SQL, asc, desc, sql } from 'drizzle-orm'
import type { FacilityCategory, FacilityCategoryQuery } from '../../src/api/contract/facility-category.ts'
import type { categoryColumns } from '../../src/api/contract/list-columns.ts'
import type { Context } from '../context.ts'
import { facility_categories, facility_types } from '../db/schema/facilities.ts'
import { type SortKeys, orderOf } from '../sort.ts'

const typesCount = sql<number>`(select count(*)::int from ${facility_types}
  where ${facility_types.facility_category_id} = ${facility_categories}.id)`

const byName = [asc(facility_categories.name_key), asc(facility_categories.id)]
const sortKeys: SortKeys<(typeof categoryColumns)[number]> = {
  name: [facility_categories.name_key],
  kind: [facility_categories.kind, facility_categories.name_key],
  facility_types_count: [typesCount],
}

/** Categories in wire format; without `sort` rooms first, then by name. */
export const findCategories = (
  { db }: Context,
  where: SQL | undefined,
  { sort, limit, offset = 0 }: { sort?: FacilityCategoryQuery['sort']; limit: number; offset?: number },
): Promise<FacilityCategory[]> =>
  db
    .select({
      id: facility_categories.id,
      property_id: facility_categories.property_id,
      name: facility_categories.name,
      kind: facility_categories.kind,
      facility_types_count: typesCount,
    })
    .from(facility_categories)
    .where(where)
    .orderBy(...(sort ? orderOf(sort, sortKeys, facility_categories.id) : [desc(facility_categories.kind), ...byName]))
    .limit(limit)
    .offset(offset)
