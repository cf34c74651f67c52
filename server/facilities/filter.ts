import { type SQL, and, eq, inArray, not, sql } from 'drizzle-orm'
import { addDays } from '../../src/api/contract/days.ts'
import type { FacilityQuery } from '../../src/api/contract/facility.ts'
import { facilityStatuses } from '../../src/api/contract/enums.ts'
import type { CallerContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { facilities, facility_types } from '../db/schema/facilities.ts'
import { assignedTo, visibleProperty } from '../scope.ts'
import { containsPattern, naturalSortKey } from '../text.ts'
import { housekeepingValues, housekeepingConditions } from './filter-housekeeping.ts'
import { blockedOrInactive, blockedToday, localDayRange, isFree, isOccupied } from './filter-nights.ts'

type Filters = Omit<
  FacilityQuery,
  'page' | 'per_page' | 'page_of' | 'sort' | 'download' | 'dontPaginate' | 'hide_images'
>

/** A list as one parameter, an array literal that PostgreSQL parses. */
const arrayLiteral = (items: readonly (number | string)[] | undefined) =>
  items === undefined || items.length === 0
    ? undefined
    : `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replace(/[\\"]/g, '\\$&')}"`)).join()}}`

/**
 * One value and several values need different statements: with one, an index gives the order; with several, rows are
 * sorted.
 */
const oneOrMany = (name: 'type' | 'condition' | 'floor', items: readonly (number | string)[] = []) => ({
  [name]: items.length === 1 ? items[0] : undefined,
  [`${name}s`]: items.length > 1 ? arrayLiteral(items) : undefined,
})

/** The queried nights, half-open. Without an end one night, without a start all up to that day. */
function nightsOf(start: string | null | undefined, end: string | null | undefined): [string, string] | undefined {
  const from = start ?? (end ? addDays(end, -1) : undefined)
  if (!from) return undefined
  return [from, end && end > from ? end : addDays(from, 1)]
}

/** The requested statuses minus the excluded ones; undefined if all remain. */
function statusesOf({ facility_statuses: requested, exluded_facility_statuses: excluded = [] }: Filters) {
  const remaining = (requested?.length ? requested : facilityStatuses).filter((status) => !excluded.includes(status))
  return remaining.length === facilityStatuses.length ? undefined : remaining
}

/** Ids of the requested types, given directly or by category. */
async function typesOf(
  { db }: CallerContext,
  { facility_category_ids: categories, facility_type_ids: types }: Filters,
) {
  if (!categories?.length) return types?.length ? types : undefined
  const found = await db
    .select({ id: facility_types.id })
    .from(facility_types)
    .where(
      and(
        inArray(facility_types.facility_category_id, categories),
        types?.length ? inArray(facility_types.id, types) : undefined,
      ),
    )
  // No facility has type 0, so the filter matches nothing.
  return found.length > 0 ? found.map(({ id }) => id) : [0]
}

/**
 * Filters of GET facilities (requirement 3.facility.filters). `shape` names the filters that are set and selects the
 * statement; `values` are its parameters. 404 for a property that the caller may not see; without a property it covers
 * all of the caller's.
 */
export async function facilityFilter(ctx: CallerContext, query: Filters) {
  const property = query.property_id === undefined ? null : await visibleProperty(ctx, query.property_id)
  const statuses = statusesOf(query)
  const free = nightsOf(query.available_start, query.available_end)
  const booked = nightsOf(query.booked_start, query.booked_end)
  const optional = {
    property: property?.id,
    caller: property || ctx.caller.all_properties ? undefined : ctx.caller.id,
    kind: query.query_type && (query.query_type === 'rooms' ? 'room' : 'asset'),
    keyword: query.keyword ? containsPattern(query.keyword) : undefined,
    ...oneOrMany('type', await typesOf(ctx, query)),
    ...oneOrMany('condition', query.housekeeping_statuses),
    // Compares by the indexed key, which ignores case.
    ...oneOrMany('floor', query.floors?.map(naturalSortKey)),
    freeFrom: free?.[0],
    freeTo: free?.[1],
    bookedFrom: booked?.[0],
    bookedTo: booked?.[1],
    updatedFrom: query.updated_date_from ?? undefined,
    updatedTo: query.updated_date_to ?? undefined,
    cleanedFrom: query.housekeeping_start_date ?? undefined,
    cleanedTo: query.housekeeping_end_date ?? undefined,
    ...housekeepingValues(query),
    include: arrayLiteral(query.include_ids),
    exclude: arrayLiteral(query.exclude_ids),
    statuses: statuses && arrayLiteral(statuses.filter((status) => status !== 'available' && status !== 'inactive')),
    available: statuses?.includes('available') || undefined,
    inactive: statuses?.includes('inactive') || undefined,
    nothing: statuses?.length === 0 || undefined,
  }
  const names = Object.entries(optional).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const values = {
    ...optional,
    now: ctx.now().toISOString(),
    today: property?.today,
    zone: property?.timezone,
  }
  return { shape: names.join(' '), values, property }
}

export type FacilityFilter = Awaited<ReturnType<typeof facilityFilter>>

const placeholder = sql.placeholder

/** Condition for today's statuses (domain D30). A status with dates is a blocking of tonight. */
function statusCondition(has: ReadonlySet<string>): SQL | undefined {
  if (has.has('nothing')) return sql`false`
  const isRare = has.has('property') && !has.has('available')
  if (isRare && has.has('statuses') && has.has('inactive')) return blockedOrInactive('statuses')
  const of = [
    has.has('inactive') ? sql`${facilities.is_inactive}` : undefined,
    has.has('statuses') ? sql`(not ${facilities.is_inactive} and ${blockedToday(has, 'statuses')})` : undefined,
    has.has('available') ? sql`(not ${facilities.is_inactive} and ${not(blockedToday(has))})` : undefined,
  ].filter((condition) => condition !== undefined)
  return of.length === 0 ? undefined : sql`(${sql.join(of, sql` or `)})`
}

/** SQL condition of a shape, with a placeholder for each value. */
export function conditionOf(db: Db, shape: string): SQL | undefined {
  const has = new Set(shape.split(' '))
  const inArrayOf = (column: SQL, name: string, type: 'int' | 'text') =>
    has.has(name) ? sql`${column} = any(${placeholder(name)}::text::${sql.raw(type)}[])` : undefined
  return and(
    has.has('property') ? eq(facilities.property_id, placeholder('property')) : undefined,
    has.has('caller') ? assignedTo(db, placeholder('caller'), facilities.property_id) : undefined,
    has.has('kind') ? eq(facilities.kind, placeholder('kind')) : undefined,
    has.has('keyword') ? sql`${facilities.search_key} like ${placeholder('keyword')}` : undefined,
    has.has('type') ? eq(facilities.facility_type_id, placeholder('type')) : undefined,
    inArrayOf(sql`${facilities.facility_type_id}`, 'types', 'int'),
    has.has('condition') ? eq(facilities.housekeeping_status, placeholder('condition')) : undefined,
    inArrayOf(sql`${facilities.housekeeping_status}`, 'conditions', 'text'),
    has.has('floor') ? eq(facilities.floor_sort, placeholder('floor')) : undefined,
    inArrayOf(sql`${facilities.floor_sort}`, 'floors', 'text'),
    inArrayOf(sql`${facilities.id}`, 'include', 'int'),
    has.has('exclude') ? sql`${facilities.id} <> all(${placeholder('exclude')}::text::int[])` : undefined,
    ...housekeepingConditions(has),
    statusCondition(has),
    ...localDayRange(has, facilities.updated_at, 'updated'),
    ...localDayRange(has, facilities.hk_changed_at, 'cleaned'),
    has.has('freeFrom') ? isFree() : undefined,
    has.has('bookedFrom') ? isOccupied() : undefined,
  )
}
