import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { User } from '../../src/api/contract/user.ts'
import type { CallerContext } from '../context.ts'
import { departments, roles, user_departments, user_properties, user_roles, users } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'
import { isManageable } from './rights.ts'

/** Columns of a user, for `toUsers`. */
export const userColumns = (ctx: CallerContext) => ({
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  position: users.position,
  status: users.status,
  is_pass_updated: users.is_pass_updated,
  all_properties: users.all_properties,
  lock_version: users.lock_version,
  can_manage: sql<boolean>`${isManageable(ctx)}`,
})

export interface FoundUser {
  id: number
  first_name: string
  last_name: string
  email: string
  position: string | null
  status: 0 | 1
  is_pass_updated: 0 | 1
  all_properties: boolean
  lock_version: number
  can_manage: boolean
}

const groupBy = <T extends { user_id: number }>(rows: readonly T[]) => {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(row.user_id, [...(groups.get(row.user_id) ?? []), row])
  return (id: number) => groups.get(id) ?? []
}

/**
 * Converts users to wire format, with four queries for any number. Of a colleague's properties it includes only those
 * that the caller may see.
 */
export async function toUsers(ctx: CallerContext, found: readonly FoundUser[]): Promise<User[]> {
  const { db } = ctx
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const rolesOf = groupBy(
    await db
      .select({ user_id: user_roles.user_id, name: roles.name })
      .from(user_roles)
      .innerJoin(roles, eq(roles.id, user_roles.role_id))
      .where(inArray(user_roles.user_id, ids))
      .orderBy(asc(roles.id)),
  )
  const departmentsOf = groupBy(
    await db
      .select({ user_id: user_departments.user_id, id: departments.id, name: departments.name })
      .from(user_departments)
      .innerJoin(departments, eq(departments.id, user_departments.department_id))
      .where(inArray(user_departments.user_id, ids))
      .orderBy(asc(departments.id)),
  )
  const assignedTo = groupBy(
    await db
      .select()
      .from(user_properties)
      .where(and(inArray(user_properties.user_id, ids), visibleTo(ctx, user_properties.property_id)))
      .orderBy(asc(user_properties.property_id)),
  )
  const seesAll = found.some((user) => user.all_properties)
  const all = seesAll
    ? await db
        .select({ id: properties.id })
        .from(properties)
        .where(visibleTo(ctx, properties.id))
        .orderBy(asc(properties.id))
    : []
  return found.map(({ position, ...user }) => ({
    ...user,
    position: position === null ? null : { name: position },
    roles: rolesOf(user.id).map(({ name }) => ({ name })),
    departments: departmentsOf(user.id).map(({ id, name }) => ({ id, name })),
    property_ids: (user.all_properties ? all : assignedTo(user.id)).map((row) =>
      'property_id' in row ? row.property_id : row.id,
    ),
  }))
}
