import { eq, sql } from 'drizzle-orm'
import { type Facility, type FacilityQuery, maxUnpagedRows } from '../../src/api/contract/facility.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { facilities } from '../db/schema/facilities.ts'
import { offsetOf, pageMeta, countTotal } from '../paging.ts'
import { placeOf, rowNumber } from '../record-place.ts'
import { type FacilityFilter, conditionOf, facilityFilter } from './filter.ts'
import { findFacilities } from './find.ts'
import { facilityOrder } from './order.ts'
import { toFacilities } from './view.ts'

/** Number of matching rows; stops counting at `limit` if given. */
function countFacilities(ctx: CallerContext, { shape, values }: FacilityFilter, limit?: number) {
  const count = prepared(ctx.db, `count facilities ${shape} ${limit ? 'bounded' : ''}`, (db) => {
    const found = db
      .select({ one: sql`1`.as('one') })
      .from(facilities)
      .where(conditionOf(db, shape))
    const rows = limit ? found.limit(sql.placeholder('limit')) : found
    return db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(rows.as('found'))
      .prepare('')
  })
  return count.execute({ ...values, limit }).then(([row]) => row?.total ?? 0)
}

/** Total of a filter. For a whole property it is a stored count, maintained by triggers. */
async function totalOf(ctx: CallerContext, filter: FacilityFilter): Promise<number> {
  const { shape, values, property } = filter
  if (property && shape === 'property') return property.rooms_count + property.assets_count
  if (property && shape === 'property kind')
    return values.kind === 'room' ? property.rooms_count : property.assets_count
  const { now: _now, ...filters } = values
  return countTotal(ctx, `facilities ${shape} ${JSON.stringify(filters)}`, (limit) =>
    countFacilities(ctx, filter, limit),
  )
}

/** Ids of matching facilities in order. Reads only ids of skipped rows; full rows are read for the page alone. */
export async function facilityIds(
  ctx: CallerContext,
  { shape, values }: FacilityFilter,
  { sort, limit, offset }: { sort: FacilityQuery['sort']; limit: number | null; offset: number },
): Promise<number[]> {
  const page = prepared(ctx.db, `facility ids ${sort} ${shape}`, (db) => {
    const { orderBy, join } = facilityOrder(sort, shape)
    const rows = db.select({ id: facilities.id }).from(facilities).$dynamic()
    return (join ? rows.leftJoin(join.table, join.on) : rows)
      .where(conditionOf(db, shape))
      .orderBy(...orderBy)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('')
  })
  return (await page.execute({ ...values, limit, offset })).map(({ id }) => id)
}

/** Position of a facility among those of a filter. Passes over the ids before it, as the last page does. */
async function positionOf(
  ctx: CallerContext,
  { shape, values }: FacilityFilter,
  { sort, page_of }: Pick<FacilityQuery, 'sort' | 'page_of'>,
): Promise<number | undefined> {
  const position = prepared(ctx.db, `facility position ${sort} ${shape}`, (db) => {
    const { orderBy, join } = facilityOrder(sort, shape)
    const rows = db
      .select({ id: facilities.id, position: rowNumber(orderBy) })
      .from(facilities)
      .$dynamic()
    const ordered = (join ? rows.leftJoin(join.table, join.on) : rows).where(conditionOf(db, shape)).as('ordered')
    return db
      .select({ position: ordered.position })
      .from(ordered)
      .where(eq(ordered.id, sql.placeholder('page_of')))
      .prepare('')
  })
  const [found] = await position.execute({ ...values, page_of })
  return found?.position
}

/**
 * GET facilities: one page, or with `dontPaginate` all up to the limit. The number of queries does not depend on the
 * page size.
 */
export async function listFacilities(
  ctx: CallerContext,
  query: FacilityQuery,
): Promise<{ data: Facility[]; meta: PageMeta }> {
  const filter = await facilityFilter(ctx, query)
  const paging = query.dontPaginate ? { page: 1, per_page: maxUnpagedRows } : query
  const total = await totalOf(ctx, filter)
  const ids = await facilityIds(ctx, filter, { sort: query.sort, limit: paging.per_page, offset: offsetOf(paging) })
  const found = await findFacilities(ctx, ids)
  const { property_id, query_type } = query
  const place = await placeOf(
    query,
    () => positionOf(ctx, filter, query),
    async () => positionOf(ctx, await facilityFilter(ctx, { property_id, query_type }), query),
  )
  const data = await toFacilities(ctx, found, { hasImages: !query.hide_images })
  return { data, meta: { ...pageMeta(total, paging), ...place } }
}
