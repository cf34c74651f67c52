import { eq, sql } from 'drizzle-orm'
import type { Property, PropertyQuery } from '../../src/api/contract/property.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { offsetOf, pageMeta } from '../paging.ts'
import { countTotal } from '../total.ts'
import { conditionOf, propertyFilter, propertyOrder } from './filter.ts'
import { propertyColumns, toProperties } from './row.ts'

/** Number of matching rows; stops counting at `most` if given. */
function countProperties(ctx: CallerContext, { shape, values }: ReturnType<typeof propertyFilter>, limit?: number) {
  const count = prepared(ctx.db, `count ${shape} ${limit ? 'bounded' : ''}`, (db) => {
    const found = db
      .select({ one: sql`1`.as('one') })
      .from(properties)
      .where(conditionOf(db, shape))
    const rows = limit ? found.limit(sql.placeholder('limit')) : found
    return db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(rows.as('found'))
      .prepare('')
  })
  return count.execute({ ...values, limit }).then(([row]) => row?.total ?? 0)
}

/** GET property: one page, with three queries for any page size. */
export async function listProperties(
  ctx: CallerContext,
  query: PropertyQuery,
): Promise<{ data: Property[]; meta: PageMeta }> {
  const filter = propertyFilter(ctx, query)
  const { now: _now, ...filters } = filter.values
  const total = await countTotal(ctx, `properties ${filter.shape} ${JSON.stringify(filters)}`, (limit) =>
    countProperties(ctx, filter, limit),
  )
  const page = prepared(ctx.db, `page ${query.sort} ${filter.shape}`, (db) =>
    db
      .select(propertyColumns(sql.placeholder('now')))
      .from(properties)
      .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
      .where(conditionOf(db, filter.shape))
      .orderBy(...propertyOrder(query.sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(''),
  )
  const found = await page.execute({ ...filter.values, limit: query.per_page, offset: offsetOf(query) })
  return { data: await toProperties(ctx, found), meta: pageMeta(total, query) }
}
