import { type SQL, and, eq, inArray, ne, notExists, notInArray, sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { PermissionName } from '../../src/api/contract/access.ts'
import type { CallerContext } from '../context.ts'
import { permissions, role_permissions, roles, user_properties, user_roles, users } from '../db/schema/access.ts'
import { forbidden, invalid, notFound } from '../errors.ts'
import { missingProperty, requireAllProperties } from '../scope.ts'
import { properties } from '../db/schema/properties.ts'
import { callerOfSession } from '../session/authenticate.ts'
import { colleaguesOf } from './scope.ts'

/** The permission to manage the accounts of others. */
export const managePermission = 'login_to_user_management' satisfies PermissionName

/** Key of the advisory lock that writes of accounts take. */
const accountsLock = 4_827_171

/**
 * Lets one write of accounts run at a time, and reads the caller's rights again behind it: a colleague may have just taken them away.
 * Nobody changes their own rights, so whoever takes them from the others keeps their own, and the last one who may manage users stays.
 */
export async function lockAccounts(tx: CallerContext): Promise<CallerContext> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${accountsLock})`)
  const caller = await callerOfSession(tx, tx.caller.tokenHash)
  if (!caller.permissions.includes(managePermission)) throw forbidden()
  return { ...tx, caller }
}

const ownProperties = ({ db, caller }: CallerContext) =>
  db.select({ id: user_properties.property_id }).from(user_properties).where(eq(user_properties.user_id, caller.id))

/**
 * Condition for the accounts that the caller may manage: those of others with no permission and no property that the caller lacks.
 * Otherwise a link to set the password of a colleague would give their rights to the caller (ADR 0096).
 */
export function isManageable(ctx: CallerContext): SQL {
  const { db, caller } = ctx
  if (!caller.permissions.includes(managePermission)) return sql`false`
  const foreignPermission = db
    .select({ one: sql`1` })
    .from(user_roles)
    .innerJoin(role_permissions, eq(role_permissions.role_id, user_roles.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(and(eq(user_roles.user_id, users.id), notInArray(permissions.name, [...caller.permissions])))
  const foreignProperty = db
    .select({ one: sql`1` })
    .from(user_properties)
    .where(and(eq(user_properties.user_id, users.id), notInArray(user_properties.property_id, ownProperties(ctx))))
  const isWithin = caller.all_properties
    ? sql`true`
    : sql`(not ${users.all_properties} and ${notExists(foreignProperty)})`
  return sql`(${ne(users.id, caller.id)} and ${notExists(foreignPermission)} and ${isWithin})`
}

/** Locks the account of somebody else whom the caller may manage. 403 says why it is not possible. */
export async function lockManageable(tx: CallerContext, id: number) {
  const [found] = await tx.db
    .select({ row: users, can_manage: sql<boolean>`${isManageable(tx)}` })
    .from(users)
    .where(and(eq(users.id, id), colleaguesOf(tx)))
    .for('update')
  if (!found) throw notFound('user')
  if (id === tx.caller.id) throw forbidden(phrase('server.ownAccount'))
  if (!found.can_manage) throw forbidden(phrase('server.accountBeyondOwn'))
  return found.row
}

/** Whether all permissions of a role are the caller's. */
export const isGrantable = ({ db, caller }: CallerContext): SQL<boolean> =>
  sql<boolean>`${notExists(
    db
      .select({ one: sql`1` })
      .from(role_permissions)
      .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
      .where(and(eq(role_permissions.role_id, roles.id), notInArray(permissions.name, [...caller.permissions]))),
  )}`

interface Assigned {
  roles: readonly string[]
  all_properties: boolean
  property_ids: readonly number[]
}

/** Requires that the caller has all that a person is to be assigned. A property of others counts as a missing one. */
export async function requireOwnRights(tx: CallerContext, assigned: Assigned): Promise<void> {
  const granted = [...new Set(assigned.roles)]
  const found = await tx.db
    .select({ can_grant: isGrantable(tx) })
    .from(roles)
    .where(inArray(roles.name, granted))
  if (found.length < granted.length) throw invalid({ roles: [phrase('server.notValid')] })
  if (!found.every(({ can_grant }) => can_grant)) throw forbidden(phrase('server.roleBeyondOwn'))
  if (assigned.all_properties) return requireAllProperties(tx, () => phrase('server.propertiesBeyondOwn'))
  const seen = await tx.db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        inArray(properties.id, [...assigned.property_ids]),
        tx.caller.all_properties ? undefined : inArray(properties.id, ownProperties(tx)),
      ),
    )
    .for('key share')
  const missing = assigned.property_ids.find((id) => !seen.some((property) => property.id === id))
  if (missing !== undefined) throw missingProperty(tx, missing)
}
