import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FacilityKind } from '../../src/api/contract/facility-category.ts'
import type { FacilityType, FacilityTypeQuery } from '../../src/api/contract/facility-type.ts'
import type { facilityTypeColumns } from '../../src/api/contract/list-columns.ts'
import type { Context } from '../context.ts'
import { facilities, facility_categories, facility_type_amenities, facility_types } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { notFound } from '../errors.ts'
import { picturesOf } from '../images/pictures.ts'
import { inUseBy } from '../in-use.ts'
import { type SortKeys, orderOf } from '../sort.ts'

const facilitiesCount = sql<number>`(select count(*)::int from ${facilities}
  where ${facilities.facility_type_id} = ${facility_types.id})`

/** Columns of a list or a detail. The count is evaluated only for the rows of the page. */
const columns = {
  row: facility_types,
  category: facility_categories.name,
  kind: facility_categories.kind,
  currency: properties.currency,
  facilities_count: facilitiesCount,
}

const sortKeys: SortKeys<(typeof facilityTypeColumns)[number]> = {
  name: [facility_types.name_key],
  category: [facility_categories.name_key, facility_types.name_key],
  price: [facility_types.base_price],
  capacity: [facility_types.max_occupancy],
  cleaning: [facility_types.cleaning_minutes],
  amenities_count: [
    sql`(select count(*) from ${facility_type_amenities} where ${facility_type_amenities.facility_type_id} = ${facility_types.id})`,
  ],
  facilities_count: [facilitiesCount],
}

interface TypesPage {
  sort?: FacilityTypeQuery['sort']
  limit: number
  offset?: number
}

/** Rows matching a condition, by property, then by `sort` or in the order of the property. */
export const findTypes = ({ db }: Context, where: SQL | undefined, { sort, limit, offset = 0 }: TypesPage) =>
  db
    .select(columns)
    .from(facility_types)
    .innerJoin(facility_categories, eq(facility_categories.id, facility_types.facility_category_id))
    .innerJoin(properties, eq(properties.id, facility_types.property_id))
    .where(where)
    .orderBy(
      asc(facility_types.property_id),
      ...(sort ? orderOf(sort, sortKeys, facility_types.id) : [asc(facility_types.sort_order), asc(facility_types.id)]),
    )
    .limit(limit)
    .offset(offset)

export type FoundType = Awaited<ReturnType<typeof findTypes>>[number]

/** Where a type is used, as text for the error message; null if nowhere. */
export const usageOf = ({ kind, facilities_count: count }: { kind: FacilityKind; facilities_count: number }) =>
  inUseBy([count, kind])

/** Amenities of several types by type id, with one query. */
async function amenitiesOf({ db }: Context, ids: number[]): Promise<ReadonlyMap<number, number[]>> {
  const links = await db
    .select()
    .from(facility_type_amenities)
    .where(inArray(facility_type_amenities.facility_type_id, ids))
    .orderBy(asc(facility_type_amenities.amenity_id))
  const found = new Map<number, number[]>()
  for (const { facility_type_id: id, amenity_id } of links) found.set(id, [...(found.get(id) ?? []), amenity_id])
  return found
}

/** Converts rows to wire format, with two more queries for any number of rows. */
export async function toTypes(ctx: Context, found: readonly FoundType[]): Promise<FacilityType[]> {
  const ids = found.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const amenities = await amenitiesOf(ctx, ids)
  const pictures = await picturesOf(ctx, 'facility_type_id', ids)
  return found.map((type) => {
    const { name_key: _name, code_key: _code, created_at: _created, updated_at: _updated, ...row } = type.row
    return {
      ...row,
      facility_category: { id: row.facility_category_id, name: type.category, kind: type.kind },
      currency: type.currency,
      amenity_ids: amenities.get(row.id) ?? [],
      images: pictures.get(row.id) ?? [],
      facilities_count: type.facilities_count,
      delete_refusal: usageOf(type),
    }
  })
}

/** One type in wire format, or 404. */
export async function findType(ctx: Context, id: number, scope?: SQL): Promise<FacilityType> {
  const [type] = await toTypes(ctx, await findTypes(ctx, and(eq(facility_types.id, id), scope), { limit: 1 }))
  if (!type) throw notFound('facilityType')
  return type
}
