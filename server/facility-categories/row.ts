import { type SQL, asc, desc, sql } from 'drizzle-orm'
import type { FacilityCategory } from '../../src/api/contract/facility-category.ts'
import type { Context } from '../context.ts'
import { facility_categories, facility_types } from '../db/schema/facilities.ts'

const typesCount = sql<number>`(select count(*)::int from ${facility_types}
  where ${facility_types.facility_category_id} = ${facility_categories}.id)`

/** Categories in wire format, rooms first, then by name. */
export const findCategories = (
  { db }: Context,
  where: SQL | undefined,
  limit: number,
  offset = 0,
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
    .orderBy(desc(facility_categories.kind), asc(facility_categories.name_key), asc(facility_categories.id))
    .limit(limit)
    .offset(offset)
