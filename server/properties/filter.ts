import { type SQL, and, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { PropertyQuery, PropertySort } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { containsPattern } from '../text.ts'
import { isBookable } from './row.ts'
import { visibleTo } from './scope.ts'

type Filters = Omit<PropertyQuery, 'page' | 'per_page' | 'sort' | 'download'>

/** The filters of GET property (spec section 7), within the caller's properties. */
export function propertyFilter(ctx: CallerContext, query: Filters): SQL | undefined {
  const { keyword, property_type_ids: types, bookable_date_from: from, bookable_date_to: to } = query
  const bookable = isBookable(ctx.now())
  return and(
    visibleTo(ctx),
    keyword ? sql`${properties.search_key} like ${containsPattern(keyword)}` : undefined,
    types && types.length > 0 ? inArray(properties.property_type_id, types) : undefined,
    query.status === undefined || query.status === null ? undefined : eq(properties.status, query.status),
    query.bookable_status === 'bookable' ? bookable : undefined,
    query.bookable_status === 'unbookable' ? not(bookable) : undefined,
    // The asked days are inclusive, the window is half-open.
    from ? or(isNull(properties.bookable_date_to), gt(properties.bookable_date_to, from)) : undefined,
    to ? or(isNull(properties.bookable_date_from), lte(properties.bookable_date_from, to)) : undefined,
  )
}

const sortColumns = {
  name: properties.name_key,
  rooms_count: properties.rooms_count,
  updated_at: properties.updated_at,
}

/** The asked order, with the id as tie-break so that no row shows on two pages. */
export function propertyOrder(sort: PropertySort): SQL[] {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns]
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return [sql`${column} ${direction}`, sql`${properties.id} ${direction}`]
}
