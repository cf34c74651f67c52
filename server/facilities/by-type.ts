import { and, asc, count, eq, inArray } from 'drizzle-orm'
import {
  type FacilitiesByTypeQuery,
  type FacilitiesOfType,
  type QueryType,
  maxUnpagedRows,
} from '../../src/api/contract/facility.ts'
import type { CallerContext } from '../context.ts'
import { facilities, facility_types } from '../db/schema/facilities.ts'
import { visibleProperty } from '../scope.ts'

/** Condition for rooms or assets; none for both (domain D20). */
export const kindFilter = (type: QueryType | undefined) =>
  type && eq(facilities.kind, type === 'rooms' ? 'room' : 'asset')

/** GET facilities_by_type: types with facilities, by `sort_order`, each with its facilities by name. */
export async function facilitiesByType(ctx: CallerContext, query: FacilitiesByTypeQuery): Promise<FacilitiesOfType[]> {
  const { id } = await visibleProperty(ctx, query.property_id)
  const types = query.facility_type_ids ?? []
  const requestedIds = and(
    eq(facilities.property_id, id),
    kindFilter(query.query_type),
    types.length > 0 ? inArray(facilities.facility_type_id, types) : undefined,
  )
  const groups = await ctx.db
    .select({
      facility_type_id: facility_types.id,
      name: facility_types.name,
      code: facility_types.code,
      facilities_count: count(),
    })
    .from(facilities)
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(requestedIds)
    .groupBy(facility_types.id)
    .orderBy(asc(facility_types.sort_order), asc(facility_types.id))
  const rows = await ctx.db
    .select({
      type: facilities.facility_type_id,
      id: facilities.id,
      name: facilities.name,
      floor: facilities.floor,
    })
    .from(facilities)
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(requestedIds)
    .orderBy(asc(facility_types.sort_order), asc(facility_types.id), asc(facilities.name_sort), asc(facilities.id))
    .limit(maxUnpagedRows)
  const found = new Map(
    groups.map((group): [number, FacilitiesOfType] => [group.facility_type_id, { ...group, facilities: [] }]),
  )
  for (const { type, ...facility } of rows) found.get(type)?.facilities.push(facility)
  return [...found.values()]
}
