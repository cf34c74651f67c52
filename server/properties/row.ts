import { type SQL, and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Property } from '../../src/api/contract/property.ts'
import { lockInIdOrder } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { computed, instant, json, number, object, rowWriter, text, timeOfDay } from '../db/json-rows.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { stays } from '../db/schema/stays.ts'
import { propertyPictures } from '../images/pictures.ts'
import { phraseOfCount } from '../language/phrase-of-count.ts'
import { type Now, missingProperty, todayAtProperty, visibleTo } from '../scope.ts'

/** True for status 1 with today within the window. An absent side of the window is unlimited. */
export const isBookable = (now: Now): SQL<boolean> => sql<boolean>`(${properties.status} = 1
  and (${properties.bookable_date_from} is null or ${properties.bookable_date_from} <= ${todayAtProperty(now)})
  and (${properties.bookable_date_to} is null or ${properties.bookable_date_to} > ${todayAtProperty(now)}))`

const guestsInHouse = sql<number>`(select count(*)::int from ${stays}
  where ${stays.property_id} = ${properties.id} and ${stays.state} = 'in_house')`

const upcomingStays = (now: Now) => sql<number>`(select count(*)::int from ${stays}
  where ${stays.property_id} = ${properties.id}
  and (${stays.state} = 'in_house' or (${stays.state} = 'booked' and ${stays.departure} > ${todayAtProperty(now)})))`

const guestsPhrase = phraseOfCount((count) => phrase('server.guestsInHouse', { count }))
const staysPhrase = phraseOfCount((count) => phrase('server.staysBooked', { count }))

/** Why the property cannot be deactivated, or null (domain D25). */
export const deactivateError = (status: 0 | 1, inHouse: number): string | null =>
  status === 1 && inHouse > 0 ? guestsPhrase(inHouse) : null

/** True for a caller who may delete properties (domain D36). */
export const mayDelete = ({ caller }: CallerContext): boolean => caller.permissions.includes('manage_properties')

/** Why the property cannot be deleted, or null. */
export const deleteError = (status: 0 | 1, upcoming: number, isAllowed = true): string | null => {
  if (!isAllowed) return phrase('server.mayNotDeleteProperties')
  if (status === 1) return phrase('server.deactivateFirst')
  return upcoming > 0 ? staysPhrase(upcoming) : null
}

/** Only an active property needs the first count, only an inactive one the second. */
const staysThatMatter = sql<number>`case when ${properties.status} = 1 then ${guestsInHouse} else ${upcomingStays(sql.placeholder('now'))} end`

/** JSON of a property. Counts and pictures are read only for the rows of the page. */
export const propertyJson = rowWriter(
  object<Property>({
    id: number(properties.id),
    prefix: text(properties.prefix),
    name: text(properties.name),
    property_type_id: number(properties.property_type_id),
    status: number(properties.status),
    bookable_date_from: text(properties.bookable_date_from),
    bookable_date_to: text(properties.bookable_date_to),
    timezone: text(properties.timezone),
    audit_time: timeOfDay(properties.audit_time),
    currency: text(properties.currency),
    check_in_time: text(properties.check_in_time),
    check_out_time: text(properties.check_out_time),
    address: text(properties.address),
    email: text(properties.email),
    phone: text(properties.phone),
    rooms_count: number(properties.rooms_count),
    assets_count: number(properties.assets_count),
    lock_version: number(properties.lock_version),
    created_at: instant(properties.created_at),
    updated_at: instant(properties.updated_at),
    property_type: object<Property['property_type']>({
      id: number(properties.property_type_id),
      name: text(property_types.name),
    }),
    bookable_status: computed([isBookable(sql.placeholder('now'))], (is) => (is ? 'bookable' : 'unbookable')),
    images: json<Property['images']>(propertyPictures),
    deactivate_refusal: computed([properties.status, staysThatMatter], deactivateError),
    delete_refusal: computed(
      [properties.status, staysThatMatter, sql<boolean>`${sql.placeholder('mayDelete')}::boolean`],
      deleteError,
    ),
  }),
)

/** Without the columns that serve the search and the order only. */
const { name_key: _name, search_key: _search, ...shownColumns } = getTableColumns(properties)

/** A locked property. */
export interface FoundProperty {
  row: Omit<typeof properties.$inferSelect, 'name_key' | 'search_key'>
  in_house: number
  upcoming: number
}

/** Rows matching a condition, unordered. */
async function findProperties(ctx: CallerContext, where: SQL | undefined): Promise<FoundProperty[]> {
  return (
    ctx.db
      .select({ row: shownColumns, in_house: guestsInHouse, upcoming: upcomingStays(ctx.now()) })
      .from(properties)
      // The counts name the columns of this table with it, which Drizzle does only in a join.
      .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
      .where(where)
  )
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
  if (!found) throw missingProperty(ctx, id)
  return found
}
