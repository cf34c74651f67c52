import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { QueryType } from '../../src/api/contract/facility.ts'
import type { FacilityFloors } from '../../src/api/contract/facility-floors.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { visibleProperty } from '../scope.ts'
import { kindFilter } from './by-type.ts'

/** GET facility_floors: the floors in natural order. */
export async function facilityFloors(
  ctx: CallerContext,
  query: { property_id: number; query_type?: QueryType },
): Promise<FacilityFloors> {
  const { id } = await visibleProperty(ctx, query.property_id)
  const floors = await ctx.db
    .select({ floor: facilities.floor, facilities_count: count() })
    .from(facilities)
    .where(and(eq(facilities.property_id, id), kindFilter(query.query_type), isNotNull(facilities.floor)))
    .groupBy(facilities.floor_sort, facilities.floor)
    .orderBy(asc(facilities.floor_sort), asc(facilities.floor))
  return floors.flatMap(({ floor, facilities_count }) => (floor === null ? [] : [{ floor, facilities_count }]))
}
