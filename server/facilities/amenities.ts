import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { facilities, facility_amenities } from '../db/schema/facilities.ts'

const arrayLiteral = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::text::int[]`

/** Replaces the amenities of each facility by these. */
export async function setAmenities(
  { db }: Context,
  facilityIds: readonly number[],
  amenityIds: readonly number[],
): Promise<void> {
  await db.delete(facility_amenities).where(inArray(facility_amenities.facility_id, [...facilityIds]))
  if (amenityIds.length === 0) return
  await db.execute(sql`insert into ${facility_amenities} (facility_id, amenity_id)
    select ${facilities.id}, amenity from ${facilities} cross join unnest(${arrayLiteral(amenityIds)}) amenity
    where ${facilities.id} = any(${arrayLiteral(facilityIds)})`)
}
