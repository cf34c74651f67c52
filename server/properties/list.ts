import { count, eq } from 'drizzle-orm'
import type { Property, PropertyQuery } from '../../src/api/contract/property.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { offsetOf, pageMeta } from '../paging.ts'
import { propertyFilter, propertyOrder } from './filter.ts'
import { propertyColumns, toProperties } from './row.ts'

/** GET property: one page. Three queries whatever the page holds. */
export async function listProperties(
  ctx: CallerContext,
  query: PropertyQuery,
): Promise<{ data: Property[]; meta: PageMeta }> {
  const where = propertyFilter(ctx, query)
  const [counted] = await ctx.db.select({ total: count() }).from(properties).where(where)
  const found = await ctx.db
    .select(propertyColumns(ctx.now()))
    .from(properties)
    .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
    .where(where)
    .orderBy(...propertyOrder(query.sort))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return { data: await toProperties(ctx, found), meta: pageMeta(counted?.total ?? 0, query) }
}
