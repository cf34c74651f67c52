import { and, eq, inArray } from 'drizzle-orm'
import { screenPermissions } from '../../src/api/contract/access.ts'
import type { StoredUser } from '../../src/api/contract/session.ts'
import { record } from '../activity/record-activity.ts'
import type { Context } from '../context.ts'
import { permissions, role_permissions, roles, user_roles, type users } from '../db/schema/access.ts'
import { rememberDevice } from './known-devices.ts'
import { startSession } from './start-session.ts'

export type UserRow = typeof users.$inferSelect

export const nameOf = ({ first_name, last_name }: UserRow) => `${first_name} ${last_name}`

const rolesOf = (ctx: Context, userId: number) =>
  ctx.db
    .select({ name: roles.name })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, userId))
    .orderBy(roles.id)

/** Names of the user's permissions that guard screens, for the app to read its first screen ahead (ADR 0053). */
async function permissionsOf(ctx: Context, userId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: permissions.id, name: permissions.name })
    .from(user_roles)
    .innerJoin(role_permissions, eq(role_permissions.role_id, user_roles.role_id))
    .innerJoin(permissions, eq(permissions.id, role_permissions.permission_id))
    .where(and(eq(user_roles.user_id, userId), inArray(permissions.name, screenPermissions)))
    .orderBy(permissions.id)
  return rows.map(({ name }) => name)
}

/** Trims the reply to fit a cookie, because browsers silently drop cookies over 4,096 bytes (domain D9). */
function fitCookie<T extends { roles: unknown[]; position: unknown; permissions: unknown[] }>(reply: T): T {
  const fits = (candidate: T) => encodeURIComponent(JSON.stringify(candidate)).length <= 3500
  if (fits(reply)) return reply
  const shorter = { ...reply, roles: reply.roles.slice(0, 1), permissions: [] }
  return fits(shorter) ? shorter : { ...shorter, position: null, roles: [] }
}

/**
 * Starts the session of a user who has proven who they are, in the transaction of `tx`. `isConfirmed`: with a second
 * step, so weighty changes do not ask for it again at once (ADR 0094).
 */
export async function finishSignIn(tx: Context, user: UserRow, isConfirmed: boolean): Promise<StoredUser> {
  const { token, expires_at } = await startSession(tx, user.id, isConfirmed ? tx.now() : null)
  await rememberDevice(tx, user.id)
  const entity = { type: 'user', id: user.id, label: nameOf(user) }
  await record(tx, { module: 'session', event: 'signed_in', entity, actor: { id: user.id, name: nameOf(user) } })
  return fitCookie({
    token,
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    position: user.position === null ? null : { name: user.position },
    roles: await rolesOf(tx, user.id),
    status: user.status,
    is_pass_updated: user.is_pass_updated,
    permissions: await permissionsOf(tx, user.id),
    expires_at,
  })
}
