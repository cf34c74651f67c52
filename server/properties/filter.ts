import { type SQL, and, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { PropertyQuery, PropertySort } from '../../src/api/contract/property.ts'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import type { Db } from '../db/schema.ts'
import { assignedTo } from '../scope.ts'
import { containsPattern } from '../text.ts'
import { isBookable } from './row.ts'

type Filters = Omit<PropertyQuery, 'page' | 'per_page' | 'sort' | 'download'>

const optionalFilters = ['keyword', 'types', 'status', 'from', 'to', 'caller'] as const

/**
 * Filters of GET property (requirement 3.property.filters), within the caller's properties. `shape` names the filters
 * that are set and selects the statement; `values` are its parameters.
 */
export function propertyFilter(ctx: CallerContext, query: Filters) {
  const types = query.property_type_ids ?? []
  const values = {
    now: ctx.now().toISOString(),
    keyword: query.keyword ? containsPattern(query.keyword) : undefined,
    types: types.length > 0 ? `{${types.join()}}` : undefined,
    status: query.status ?? undefined,
    from: query.bookable_date_from ?? undefined,
    to: query.bookable_date_to ?? undefined,
    caller: ctx.caller.all_properties ? undefined : ctx.caller.id,
  }
  const names = optionalFilters.filter((name) => values[name] !== undefined)
  return { shape: [query.bookable_status, ...names].join(' '), values }
}

const isOpenOrAfter = (day: SQL) => or(isNull(properties.bookable_date_to), gt(properties.bookable_date_to, day))
const isOpenOrBy = (day: SQL) => or(isNull(properties.bookable_date_from), lte(properties.bookable_date_from, day))

/** SQL condition of a shape, with a placeholder for each value. */
export function conditionOf(db: Db, shape: string): SQL | undefined {
  const has = new Set(shape.split(' '))
  const placeholder = sql.placeholder
  const bookable = isBookable(placeholder('now'))
  return and(
    has.has('caller') ? assignedTo(db, placeholder('caller'), properties.id) : undefined,
    has.has('keyword') ? sql`${properties.search_key} like ${placeholder('keyword')}` : undefined,
    has.has('types') ? sql`${properties.property_type_id} = any(${placeholder('types')}::text::int[])` : undefined,
    has.has('status') ? eq(properties.status, placeholder('status')) : undefined,
    has.has('bookable') ? bookable : undefined,
    has.has('unbookable') ? not(bookable) : undefined,
    // The queried days are both included; the window is half-open.
    has.has('from') ? isOpenOrAfter(sql`${placeholder('from')}::date`) : undefined,
    has.has('to') ? isOpenOrBy(sql`${placeholder('to')}::date`) : undefined,
  )
}

const sortColumns = {
  name: properties.name_key,
  rooms_count: properties.rooms_count,
  updated_at: properties.updated_at,
}

/** ORDER BY with the id as tie-breaker, so that no row appears on two pages. */
export function propertyOrder(sort: PropertySort): SQL[] {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns]
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return [sql`${column} ${direction}`, sql`${properties.id} ${direction}`]
}
