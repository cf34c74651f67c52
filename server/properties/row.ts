import { type SQL, and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Property } from '../../src/api/contract/property.ts'
import { lockInIdOrder } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { stays } from '../db/schema/stays.ts'
import { notFound } from '../errors.ts'
import { picturesOf } from '../images/pictures.ts'
import { type Now, todayAtProperty, visibleTo } from '../scope.ts'

/** True for status 1 with today within the window. An absent side of the window is unlimited. */
export const isBookable = (now: Now): SQL<boolean> => sql<boolean>`(${properties.status} = 1
  and (${properties.bookable_date_from} is null or ${properties.bookable_date_from} <= ${todayAtProperty(now)})
  and (${properties.bookable_date_to} is null or ${properties.bookable_date_to} > ${todayAtProperty(now)}))`

const guestsInHouse = sql<number>`(select count(*)::int from ${stays}
  where ${stays.property_id} = ${properties.id} and ${stays.state} = 'in_house')`

const upcomingStays = (now: Now) => sql<number>`(select count(*)::int from ${stays}
  where ${stays.property_id} = ${properties.id}
  and (${stays.state} = 'in_house' or (${stays.state} = 'booked' and ${stays.departure} > ${todayAtProperty(now)})))`

/** Without the columns that serve the search and the order only. */
const { name_key: _name, search_key: _search, ...shownColumns } = getTableColumns(properties)

/** Columns of a list or a detail. The counts are evaluated only for the rows of the page. */
export const propertyColumns = (now: Now) => ({
  row: shownColumns,
  type_name: property_types.name,
  is_bookable: isBookable(now),
  in_house: guestsInHouse,
  ahead: upcomingStays(now),
})

/** Why the property cannot be deactivated, or null (domain D25). */
export const deactivateError = (found: { row: { status: 0 | 1 }; in_house: number }): string | null =>
  found.row.status === 1 && found.in_house > 0 ? phrase('server.guestsInHouse', { count: found.in_house }) : null

/** Why the property cannot be deleted, or null. */
export const deleteError = (found: { row: { status: 0 | 1 }; ahead: number }): string | null => {
  if (found.row.status === 1) return phrase('server.deactivateFirst')
  return found.ahead > 0 ? phrase('server.staysBooked', { count: found.ahead }) : null
}

export interface FoundProperty {
  row: Omit<typeof properties.$inferSelect, 'name_key' | 'search_key'>
  type_name: string
  is_bookable: boolean
  in_house: number
  ahead: number
}

/** Rows matching a condition, unordered, with all columns of the contract. */
async function findProperties(ctx: CallerContext, where: SQL | undefined): Promise<FoundProperty[]> {
  return ctx.db
    .select(propertyColumns(ctx.now()))
    .from(properties)
    .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
    .where(where)
}

/** Converts rows to wire format. */
export async function toProperties(ctx: CallerContext, found: readonly FoundProperty[]): Promise<Property[]> {
  const ids = found.map(({ row }) => row.id)
  const pictures = await picturesOf(ctx, 'property_id', ids)
  return found.map((property) => ({
    ...property.row,
    property_type: { id: property.row.property_type_id, name: property.type_name },
    bookable_status: property.is_bookable ? 'bookable' : 'unbookable',
    images: pictures.get(property.row.id) ?? [],
    deactivate_refusal: deactivateError(property),
    delete_refusal: deleteError(property),
    created_at: property.row.created_at.toISOString(),
    updated_at: property.row.updated_at.toISOString(),
  }))
}

/**
 * Locks those of the properties that the caller may see until the transaction ends. Reads after locking, so that no
 * write intervenes.
 */
async function lockWhere(ctx: CallerContext, where: SQL): Promise<FoundProperty[]> {
  const isOwn = and(where, visibleTo(ctx, properties.id))
  await lockInIdOrder(ctx, properties, isOwn)
  return findProperties(ctx, isOwn)
}

/** Locks several by id. Leaves out those that are missing or not visible to the caller. */
export const lockProperties = async (
  ctx: CallerContext,
  ids: readonly number[],
): Promise<Map<number, FoundProperty>> => {
  const found = await lockWhere(ctx, inArray(properties.id, [...ids]))
  return new Map(found.map((property) => [property.row.id, property]))
}

/** Locks one by id, or 404. */
export async function lockProperty(ctx: CallerContext, id: number): Promise<FoundProperty> {
  const [found] = await lockWhere(ctx, eq(properties.id, id))
  if (!found) throw notFound('property')
  return found
}
