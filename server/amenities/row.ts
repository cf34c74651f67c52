import { type SQL, asc, sql } from 'drizzle-orm'
import { amenityGroups } from '../../src/api/contract/enums.ts'
import type { Amenity, AmenityQuery } from '../../src/api/contract/amenity.ts'
import type { amenityColumns } from '../../src/api/contract/list-columns.ts'
import type { Context } from '../context.ts'
import { amenities, facilities, facility_amenities, facility_type_amenities } from '../db/schema/facilities.ts'
import { type SortKeys, orderOf } from '../sort.ts'

const facilitiesCount = sql<number>`(select count(*)::int from ${facility_amenities}
  where ${facility_amenities.amenity_id} = ${amenities}.id)`

const typesCount = sql<number>`(select count(*)::int from ${facility_type_amenities}
  where ${facility_type_amenities.amenity_id} = ${amenities}.id)`

/** Counts only rooms, because the error message names rooms and assets separately. */
const roomsCount = sql<number>`(select count(*)::int from ${facility_amenities} l
  join ${facilities} f on f.id = l.facility_id and f.kind = 'room' where l.amenity_id = ${amenities}.id)`

const columns = {
  id: amenities.id,
  property_id: amenities.property_id,
  code: amenities.code,
  name: amenities.name,
  group: amenities.group,
  facilities_count: facilitiesCount,
  facility_types_count: typesCount,
}

const inGroups = sql`array_position(${`{${amenityGroups.join()}}`}::text[], ${amenities.group})`

const sortKeys: SortKeys<(typeof amenityColumns)[number]> = {
  name: [amenities.name_key],
  code: [amenities.code_key],
  facilities_count: [facilitiesCount],
  facility_types_count: [typesCount],
}

/** Amenities in wire format; without `sort` ordered by group, then by name. */
export const findAmenities = (
  { db }: Context,
  where: SQL | undefined,
  { sort, limit, offset }: { sort?: AmenityQuery['sort']; limit: number; offset: number },
): Promise<Amenity[]> =>
  db
    .select(columns)
    .from(amenities)
    .where(where)
    .orderBy(...(sort ? orderOf(sort, sortKeys, amenities.id) : [inGroups, asc(amenities.name_key), asc(amenities.id)]))
    .limit(limit)
    .offset(offset)

/** Usage counts that decide on a deletion. */
export const findUse = ({ db }: Context, where: SQL | undefined) =>
  db
    .select({ ...columns, rooms_count: roomsCount })
    .from(amenities)
    .where(where)
