import { type Column, type SQL, aliasedTable, and, eq, sql } from 'drizzle-orm'
import type { Problem } from '../../src/api/contract/problems.ts'
import { toBlocking } from '../blockings/row.ts'
import type { Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities } from '../db/schema/facilities.ts'
import { room_problems } from '../db/schema/problems.ts'
import { properties } from '../db/schema/properties.ts'
import { idAndName } from '../facilities/find.ts'
import { picturesOf } from '../images/pictures.ts'
import { firstOf } from '../invariants.ts'
import { todayAtProperty } from '../scope.ts'

const reporters = aliasedTable(users, 'reporters')
const changers = aliasedTable(users, 'changers')
const finishers = aliasedTable(users, 'finishers')

const fullName = ({ first_name, last_name }: { first_name: Column; last_name: Column }) =>
  sql<string | null>`${first_name} || ' ' || ${last_name}`

/** Problems matching a condition, with their room, their blocking and the names of people. */
export const findProblems = ({ db, now }: Context, where: SQL | undefined, order: SQL[] = []) =>
  db
    .select({
      row: room_problems,
      facility: facilities.name,
      blocking: room_blockings,
      today: sql<string>`${todayAtProperty(now())}::text`,
      reported_by: fullName(reporters),
      changed_by: fullName(changers),
      done_by: fullName(finishers),
      timezone: properties.timezone,
    })
    .from(room_problems)
    .innerJoin(facilities, eq(facilities.id, room_problems.facility_id))
    .innerJoin(properties, eq(properties.id, room_problems.property_id))
    // A blocking can move to another room; it is then no longer for this problem.
    .leftJoin(
      room_blockings,
      and(eq(room_blockings.id, room_problems.blocking_id), eq(room_blockings.facility_id, room_problems.facility_id)),
    )
    .leftJoin(reporters, eq(reporters.id, room_problems.reported_by))
    .leftJoin(changers, eq(changers.id, room_problems.changed_by))
    .leftJoin(finishers, eq(finishers.id, room_problems.done_by))
    .where(where)
    .orderBy(...order)
    .$dynamic()

export type FoundProblem = Awaited<ReturnType<typeof findProblems>>[number]

/** Converts problems to wire format. One query reads the photos of all. */
export async function toProblems(ctx: Context, found: readonly FoundProblem[]): Promise<Problem[]> {
  const photos = await picturesOf(
    ctx,
    'problem_id',
    found.map(({ row }) => row.id),
  )
  return found.map(({ row, facility, blocking, today, ...names }) => ({
    id: row.id,
    property_id: row.property_id,
    facility_id: row.facility_id,
    facility: { id: row.facility_id, name: facility },
    kind: row.kind,
    text: row.text,
    priority: row.priority,
    status: row.status,
    images: photos.get(row.id) ?? [],
    blocking: blocking && toBlocking(blocking, today),
    reported_by: idAndName(row.reported_by, names.reported_by),
    reported_at: row.reported_at.toISOString(),
    changed_by: idAndName(row.changed_by, names.changed_by),
    changed_at: row.changed_at.toISOString(),
    done_by: idAndName(row.done_by, names.done_by),
    done_at: row.done_at?.toISOString() ?? null,
    lock_version: row.lock_version,
  }))
}

/** One problem in wire format. The caller must already have checked access to it. */
export const viewProblem = async (ctx: Context, id: number): Promise<Problem> =>
  firstOf(await toProblems(ctx, await findProblems(ctx, eq(room_problems.id, id))))
