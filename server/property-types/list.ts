import { count, sql } from 'drizzle-orm'
import type { PropertyType, PropertyTypeQuery } from '../../src/api/contract/property-type.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { offsetOf, pageMeta, unpagedMeta } from '../paging.ts'
import { placeOf, positionAmong } from '../record-place.ts'
import { containsPattern } from '../text.ts'
import { findPropertyTypes } from './row.ts'

/** The types of a filter. */
export const propertyTypeFilter = ({ keyword }: PropertyTypeQuery) =>
  keyword ? sql`${property_types.name_key} like ${containsPattern(keyword)}` : undefined

/** GET property_types: all types, or one page. */
export async function listPropertyTypes(
  ctx: CallerContext,
  query: PropertyTypeQuery,
): Promise<{ data: PropertyType[]; meta: PageMeta }> {
  const { page, per_page, page_of, sort } = query
  const where = propertyTypeFilter(query)
  if (page === undefined && per_page === undefined) {
    const data = await findPropertyTypes(ctx, where, { sort })
    return { data, meta: unpagedMeta(data.length) }
  }
  const paging = { page: page ?? 1, per_page: per_page ?? 10 }
  const [counted] = await ctx.db.select({ total: count() }).from(property_types).where(where)
  const data = await findPropertyTypes(ctx, where, { sort, limit: paging.per_page, offset: offsetOf(paging) })
  const place = await placeOf(
    { ...paging, page_of },
    async () => positionAmong(await findPropertyTypes(ctx, where, { sort }), page_of),
    async () => positionAmong(await findPropertyTypes(ctx, undefined, { sort }), page_of),
  )
  return { data, meta: { ...pageMeta(counted?.total ?? 0, paging), ...place } }
}
