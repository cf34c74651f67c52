import { type SQL, and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { PageMeta } from '../../src/api/contract/reply.ts'
import type { User, UserQuery } from '../../src/api/contract/user.ts'
import type { CallerContext } from '../context.ts'
import { roles, user_departments, user_roles, users } from '../db/schema/access.ts'
import { offsetOf, pageMeta, unpagedMeta } from '../paging.ts'
import { placeOf, positionAmong } from '../record-place.ts'
import { containsPattern } from '../text.ts'
import { toUsers, userColumns } from './row.ts'
import { colleaguesOf } from './scope.ts'

/** Most rows with `dontPaginate` (domain D20). */
const maxUsers = 1000

const byName = [asc(users.search_key), asc(users.id)]

const nonEmpty = <T>(list: readonly T[] | undefined): T[] | null => (list && list.length > 0 ? [...list] : null)

/** GET users/list, for user pickers and the list of people (requirement 7.calls.users). */
export async function listUsers(ctx: CallerContext, query: UserQuery): Promise<{ data: User[]; meta: PageMeta }> {
  const { db } = ctx
  const roleNames = nonEmpty(query.roles)
  const statuses = nonEmpty(query.status)
  const departmentIds = nonEmpty(query.departments)
  const withRole = (names: string[]) =>
    db
      .select({ id: user_roles.user_id })
      .from(user_roles)
      .innerJoin(roles, eq(roles.id, user_roles.role_id))
      .where(inArray(roles.name, names))
  const inDepartment = (ids: number[]) =>
    db
      .select({ id: user_departments.user_id })
      .from(user_departments)
      .where(inArray(user_departments.department_id, ids))
  const where = and(
    colleaguesOf(ctx),
    query.search ? sql`${users.search_key} like ${containsPattern(query.search)}` : undefined,
    roleNames ? inArray(users.id, withRole(roleNames)) : undefined,
    statuses ? inArray(users.status, statuses) : undefined,
    departmentIds ? inArray(users.id, inDepartment(departmentIds)) : undefined,
  )
  const paging = query.dontPaginate
    ? { page: 1, per_page: maxUsers }
    : { page: query.page ?? 1, per_page: query.per_page ?? 10 }
  const [counted] = await db.select({ total: count() }).from(users).where(where)
  const found = await db
    .select(userColumns(ctx))
    .from(users)
    .where(where)
    .orderBy(...byName)
    .limit(paging.per_page)
    .offset(offsetOf(paging))
  const total = counted?.total ?? 0
  const idsOf = async (condition: SQL | undefined) =>
    positionAmong(
      await db
        .select({ id: users.id })
        .from(users)
        .where(condition)
        .orderBy(...byName),
      query.page_of,
    )
  const place = await placeOf(
    { per_page: paging.per_page, page_of: query.page_of },
    () => idsOf(where),
    () => idsOf(colleaguesOf(ctx)),
  )
  const meta = query.dontPaginate ? unpagedMeta(Math.min(total, maxUsers)) : { ...pageMeta(total, paging), ...place }
  return { data: await toUsers(ctx, found), meta }
}
