import { type SQL, and, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { propertyColumns } from '../../src/api/contract/enums.ts'
import type { Property, PropertyQuery, PropertySort } from '../../src/api/contract/property.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { prepared, preparedRows } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { JsonText } from '../http/json-text.ts'
import { boundedCount, offsetOf, pageMeta, totalsOf } from '../paging.ts'
import { placeOf, rowNumber } from '../record-place.ts'
import { assignedTo } from '../scope.ts'
import { type SortKeys, orderOf } from '../sort.ts'
import { containsPattern } from '../text.ts'
import { isBookable, mayDelete, propertyJson } from './row.ts'

type Filters = Omit<PropertyQuery, 'page' | 'per_page' | 'page_of' | 'sort' | 'download'>

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

type Filter = ReturnType<typeof propertyFilter>

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

const sortKeys: SortKeys<(typeof propertyColumns)[number]> = {
  name: [properties.name_key],
  type: [property_types.name_key],
  rooms_count: [properties.rooms_count],
  assets_count: [properties.assets_count],
  bookable: [isBookable(sql.placeholder('now'))],
  window: [{ by: properties.bookable_date_from, emptyFirst: true }],
  status: [properties.status],
  updated_at: [properties.updated_at],
}

/** ORDER BY of a page or a file of properties, joined with their types. */
export const propertyOrder = (sort: PropertySort): SQL[] => orderOf(sort, sortKeys, properties.id)

/** Count of the matching rows that stops at the placeholder `most`, or counts all. */
function countOf(db: Db, shape: string, isBounded: boolean) {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(properties)
    .where(conditionOf(db, shape))
  const rows = isBounded ? found.limit(sql.placeholder('most')) : found
  return db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(rows.as('found'))
}

async function countProperties(ctx: CallerContext, { shape, values }: Filter, most?: number): Promise<number> {
  const isBounded = most !== undefined
  const count = prepared(ctx.db, `count ${shape} ${isBounded}`, (db) => countOf(db, shape, isBounded).prepare(''))
  const [row] = await count.execute({ ...values, most })
  return row?.total ?? 0
}

/** One page, with the bounded count behind the columns of each row if it `isCounted`. */
const pageOf = (sort: PropertySort, shape: string, isCounted: boolean) => (db: Db) =>
  db
    .select({
      ...propertyJson.columns,
      ...(isCounted ? { total: sql<number>`(${countOf(db, shape, true)})::int` } : {}),
    })
    .from(properties)
    .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
    .where(conditionOf(db, shape))
    .orderBy(...propertyOrder(sort))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))

/** Position of a property among those of a filter. */
async function positionOf(
  ctx: CallerContext,
  { shape, values }: Filter,
  { sort, page_of }: Pick<PropertyQuery, 'sort' | 'page_of'>,
): Promise<number | undefined> {
  const position = prepared(ctx.db, `position ${sort} ${shape}`, (db) => {
    const ordered = db
      .select({ id: properties.id, position: rowNumber(propertyOrder(sort)) })
      .from(properties)
      .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
      .where(conditionOf(db, shape))
      .as('ordered')
    return db
      .select({ position: ordered.position })
      .from(ordered)
      .where(eq(ordered.id, sql.placeholder('page_of')))
      .prepare('')
  })
  const [found] = await position.execute({ ...values, page_of })
  return found?.position
}

/** GET property: one page, with one query for any page size. A page behind the last has no row and takes another for the total. */
export async function listProperties(
  ctx: CallerContext,
  query: PropertyQuery,
): Promise<JsonText<{ data: Property[]; meta: PageMeta }>> {
  const filter = propertyFilter(ctx, query)
  const { shape, values } = filter
  const { now: _now, ...filters } = values
  const totals = totalsOf(ctx, `properties ${shape} ${JSON.stringify(filters)}`, () => countProperties(ctx, filter))
  const isCounted = totals.cached === null
  const page = preparedRows(ctx.db, `page ${query.sort} ${shape} ${isCounted}`, pageOf(query.sort, shape, isCounted))
  const rows = await page.execute({
    ...values,
    mayDelete: mayDelete(ctx),
    most: boundedCount,
    limit: query.per_page,
    offset: offsetOf(query),
  })
  const counted = rows[0]?.at(-1) as number | undefined
  const total = totals.cached ?? (await totals.ofBounded(counted ?? (await countProperties(ctx, filter, boundedCount))))
  const place = await placeOf(
    query,
    () => positionOf(ctx, filter, query),
    () => positionOf(ctx, propertyFilter(ctx, { bookable_status: 'all' }), query),
  )
  const data = rows.map(propertyJson.write).join()
  return new JsonText(`{"data":[${data}],"meta":${JSON.stringify({ ...pageMeta(total, query), ...place })}}`)
}
