import { eq, sql } from 'drizzle-orm'
import type { Problem, ProblemQuery } from '../../src/api/contract/problems.ts'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { room_problems } from '../db/schema/problems.ts'
import { countTotal, offsetOf, pageMeta } from '../paging.ts'
import { problemFilter, problemOrder } from './filter.ts'
import { findProblems, toProblems } from './row.ts'

/** GET problems: one page. */
export async function listProblems(
  ctx: CallerContext,
  query: ProblemQuery,
): Promise<{ data: Problem[]; meta: PageMeta }> {
  const where = await problemFilter(ctx, query)
  const { page: _page, per_page: _size, sort, ...filters } = query
  const total = await countTotal(ctx, `problems ${JSON.stringify(filters)}`, async (limit) => {
    const found = ctx.db
      .select({ one: sql`1`.as('one') })
      .from(room_problems)
      .innerJoin(facilities, eq(facilities.id, room_problems.facility_id))
      .where(where)
    return ctx.db.$count((limit ? found.limit(limit) : found).as('found'))
  })
  const found = await findProblems(ctx, where, problemOrder(sort)).limit(query.per_page).offset(offsetOf(query))
  return { data: await toProblems(ctx, found), meta: pageMeta(total, query) }
}
