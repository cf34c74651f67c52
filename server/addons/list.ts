import { eq, type SQL, sql } from 'drizzle-orm'
import type { Addon, AddonQuery } from '../../src/api/contract/addon.ts'
import { maxUnpagedRows } from '../../src/api/contract/facility.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { offsetOf, pageMeta, countTotal } from '../paging.ts'
import { placeOf, rowNumber } from '../record-place.ts'
import { addonFilter, addonOrder } from './filter.ts'
import { findAddons, toAddons } from './row.ts'

/** Position of the add-on of `page_of` among those of a condition. */
async function positionOf({ db }: CallerContext, where: SQL | undefined, query: AddonQuery) {
  const ordered = db
    .select({ id: addons.id, position: rowNumber(addonOrder(query)) })
    .from(addons)
    .where(where)
    .as('ordered')
  const [found] = await db
    .select({ position: ordered.position })
    .from(ordered)
    .where(eq(ordered.id, query.page_of ?? 0))
  return found?.position
}

/**
 * GET addons: one page, or with `dontPaginate` all up to the limit. The number of queries does not depend on the page
 * size.
 */
export async function listAddons(ctx: CallerContext, query: AddonQuery): Promise<{ data: Addon[]; meta: PageMeta }> {
  const where = await addonFilter(ctx, query)
  const paging = query.dontPaginate ? { page: 1, per_page: maxUnpagedRows } : query
  const { page: _page, per_page: _size, page_of: _record, sort: _sort, ...filters } = query
  const caller = ctx.caller.all_properties ? 'all' : ctx.caller.id
  const total = await countTotal(ctx, `addons ${caller} ${JSON.stringify(filters)}`, async (limit) => {
    const found = ctx.db
      .select({ one: sql`1`.as('one') })
      .from(addons)
      .where(where)
    return ctx.db.$count((limit ? found.limit(limit) : found).as('found'))
  })
  const found = await findAddons(ctx, where, addonOrder(query)).limit(paging.per_page).offset(offsetOf(paging))
  const { property_id, sort, page, per_page } = query
  const place = await placeOf(
    query,
    () => positionOf(ctx, where, query),
    async () => positionOf(ctx, await addonFilter(ctx, { property_id, sort, page, per_page }), query),
  )
  return { data: await toAddons(ctx, found, !query.hide_images), meta: { ...pageMeta(total, paging), ...place } }
}
