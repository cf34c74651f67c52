import { type SQL, and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { problemPriorityNames } from '../../src/api/contract/problem-words.ts'
import type { ProblemQuery, ProblemSort } from '../../src/api/contract/problems.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { room_problems } from '../db/schema/problems.ts'
import { visibleProperty } from '../scope.ts'
import { containsPattern } from '../text.ts'

const isAnyOf = <Value>(column: PgColumn, values: readonly Value[] | undefined) =>
  values && values.length > 0 ? inArray(column, [...values]) : undefined

/** SQL condition of the filters of GET problems. 404 for a property that the caller may not see. */
export async function problemFilter(ctx: CallerContext, query: ProblemQuery): Promise<SQL | undefined> {
  const { id } = await visibleProperty(ctx, query.property_id)
  const pattern = query.keyword ? containsPattern(query.keyword) : null
  return and(
    eq(room_problems.property_id, id),
    isAnyOf(room_problems.status, query.statuses),
    isAnyOf(room_problems.priority, query.priorities),
    isAnyOf(room_problems.kind, query.kinds),
    isAnyOf(room_problems.facility_id, query.facility_ids),
    isAnyOf(room_problems.id, query.include_ids),
    pattern === null
      ? undefined
      : or(sql`${room_problems.search_key} like ${pattern}`, sql`${facilities.name_key} like ${pattern}`),
  )
}

/** 0 for the most urgent. */
const rank = sql`array_position(array[${sql.join(
  problemPriorityNames.map((name) => sql.raw(`'${name}'`)),
  sql`, `,
)}], ${room_problems.priority})`

const newest = [sql`${room_problems.reported_at} desc`, sql`${room_problems.id} desc`]
const orders: Record<ProblemSort, SQL[]> = {
  '-priority': [sql`${rank} asc`, ...newest],
  '-reported_at': newest,
  reported_at: [sql`${room_problems.reported_at} asc`, sql`${room_problems.id} asc`],
  facility: [sql`${facilities.name_sort} asc`, ...newest],
}

/** ORDER BY of a list of problems. The id breaks ties, so that no problem appears on two pages. */
export const problemOrder = (sort: ProblemSort): SQL[] => orders[sort]
