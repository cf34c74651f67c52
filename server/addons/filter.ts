import { type SQL, and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { AddonQuery, AddonSort } from '../../src/api/contract/addon.ts'
import type { addonColumns } from '../../src/api/contract/list-columns.ts'
import type { CallerContext } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleProperty, visibleTo } from '../scope.ts'
import { type SortKeys, orderOf } from '../sort.ts'
import { containsPattern } from '../text.ts'

const isAnyOf = (column: typeof addons.id | typeof addons.addon_type_id, ids: readonly number[] | undefined) =>
  ids && ids.length > 0 ? inArray(column, [...ids]) : undefined

/**
 * SQL condition of the filters of GET addons (requirement 7.calls.addons.list). 404 for a property that the caller may
 * not see. Without a property it covers all of the caller's. Days are days at the property, both included.
 */
export async function addonFilter(ctx: CallerContext, query: AddonQuery): Promise<SQL | undefined> {
  const property = query.property_id === undefined ? null : await visibleProperty(ctx, query.property_id)
  const zone = property
    ? sql`${property.timezone}::text`
    : sql`(select ${properties.timezone} from ${properties} where ${properties.id} = ${addons.property_id})`
  const midnight = (day: SQL) => sql`(${day}::timestamp at time zone ${zone})`
  const { bookable_date_from: from, bookable_date_to: to, updated_date_from: since, updated_date_to: until } = query
  const { keyword, status, exclude_ids: excludedIds = [] } = query
  return and(
    property ? eq(addons.property_id, property.id) : visibleTo(ctx, addons.property_id),
    keyword ? sql`${addons.search_key} like ${containsPattern(keyword)}` : undefined,
    isAnyOf(addons.addon_type_id, query.addon_type_ids),
    typeof status === 'number' ? eq(addons.status, status) : undefined,
    // The window is half-open; the queried days are both included.
    from ? or(isNull(addons.bookable_date_to), gt(addons.bookable_date_to, from)) : undefined,
    to ? or(isNull(addons.bookable_date_from), lte(addons.bookable_date_from, to)) : undefined,
    since ? sql`${addons.updated_at} >= ${midnight(sql`${since}::date`)}` : undefined,
    until ? sql`${addons.updated_at} < ${midnight(sql`(${until}::date + 1)`)}` : undefined,
    isAnyOf(addons.id, query.include_ids),
    excludedIds.length > 0 ? notInArray(addons.id, excludedIds) : undefined,
  )
}

const sortKeys: SortKeys<(typeof addonColumns)[number]> = {
  name: [addons.name_key],
  type: [addon_types.name_key],
  price: [addons.price],
  charging: [addons.charging],
  // Without a number, stock is unlimited, so it comes after all numbers.
  stock: [addons.stock],
  window: [{ by: addons.bookable_date_from, emptyFirst: true }],
  status: [addons.status],
  updated_at: [addons.updated_at],
}

/** ORDER BY of add-ons joined with their types, which matches the indexes: by property if there are several, then by `sort`. */
export const addonOrder = ({ sort, property_id }: { sort: AddonSort; property_id?: number | undefined }): SQL[] => [
  ...(property_id === undefined ? [asc(addons.property_id)] : []),
  ...orderOf(sort, sortKeys, addons.id),
]
