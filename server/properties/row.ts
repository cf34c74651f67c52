import { type SQL, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Property } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { images, properties, property_types } from '../db/schema/properties.ts'
import { stays } from '../db/schema/stays.ts'
import { imageUrl } from '../images/url.ts'
import { counted } from '../text.ts'

/** Today where the property stands. */
export const todayThere = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${properties.timezone})::date`

/** Status 1 and today within the window; a side of the window that is not set has no bound. */
export const isBookable = (now: Date): SQL<boolean> => sql<boolean>`(${properties.status} = 1
  and (${properties.bookable_date_from} is null or ${properties.bookable_date_from} <= ${todayThere(now)})
  and (${properties.bookable_date_to} is null or ${properties.bookable_date_to} > ${todayThere(now)}))`

const guestsInHouse = sql<number>`(select count(*)::int from ${stays}
  where ${stays.property_id} = ${properties.id} and ${stays.state} = 'in_house')`

const staysAhead = (now: Date) => sql<number>`(select count(*)::int from ${stays}
  where ${stays.property_id} = ${properties.id}
  and (${stays.state} = 'in_house' or (${stays.state} = 'booked' and ${stays.departure} > ${todayThere(now)})))`

/** What a list or a detail reads of a property; the counts are evaluated for the rows of the page only. */
export const propertyColumns = (now: Date) => ({
  row: properties,
  type_name: property_types.name,
  is_bookable: isBookable(now),
  in_house: guestsInHouse,
  ahead: staysAhead(now),
})

/** Why a deactivation is refused, or null (readings, Domain: Property). */
export const deactivateRefusal = (found: { row: { status: 0 | 1 }; in_house: number }): string | null =>
  found.row.status === 1 && found.in_house > 0
    ? counted(found.in_house, 'guest is in house', 'guests are in house')
    : null

/** Why a deletion is refused, or null. */
export const deleteRefusal = (found: { row: { status: 0 | 1 }; ahead: number }): string | null => {
  if (found.row.status === 1) return 'Deactivate the property first'
  return found.ahead > 0 ? counted(found.ahead, 'stay is booked', 'stays are booked') : null
}

export interface FoundProperty {
  row: typeof properties.$inferSelect
  type_name: string
  is_bookable: boolean
  in_house: number
  ahead: number
}

/** Rows by a condition, in any order, with all that the contract shows; one query for the pictures of all. */
export async function findProperties(ctx: CallerContext, where: SQL | undefined): Promise<FoundProperty[]> {
  return ctx.db
    .select(propertyColumns(ctx.now()))
    .from(properties)
    .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
    .where(where)
}

/** Found rows as they cross the wire. */
export async function toProperties(ctx: CallerContext, found: readonly FoundProperty[]): Promise<Property[]> {
  const ids = found.map(({ row }) => row.id)
  const pictures =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: images.id, property_id: images.property_id, width: images.width, height: images.height })
          .from(images)
          .where(inArray(images.property_id, ids))
          .orderBy(asc(images.property_id), asc(images.position))
  return found.map((property) => {
    const { name_key: _name, search_key: _search, created_at, updated_at, ...row } = property.row
    return {
      ...row,
      property_type: { id: row.property_type_id, name: property.type_name },
      bookable_status: property.is_bookable ? 'bookable' : 'unbookable',
      images: pictures
        .filter((picture) => picture.property_id === row.id)
        .map(({ id, width, height }) => ({ id, url: imageUrl(id), width, height })),
      deactivate_refusal: deactivateRefusal(property),
      delete_refusal: deleteRefusal(property),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }
  })
}
