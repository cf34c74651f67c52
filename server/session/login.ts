import { and, eq, inArray } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { screenPermissions } from '../../src/api/contract/access.ts'
import type { Credentials, StoredUser } from '../../src/api/contract/session.ts'
import { record } from '../activity/record-activity.ts'
import { storedReasons } from '../activity/stored-texts.ts'
import type { Context } from '../context.ts'
import { permissions, role_permissions, roles, user_roles, users } from '../db/schema/access.ts'
import { HttpError } from '../errors.ts'
import { emailKey } from '../text.ts'
import { knownDevice, rememberDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { startSession } from './start-session.ts'
import { countAttempt } from './throttle.ts'
import { inTransaction } from '../transaction.ts'

type UserRow = typeof users.$inferSelect

const entityOf = (user: UserRow | undefined) => ({
  type: 'user',
  id: user?.id ?? null,
  // The typed address is not stored, because people type passwords into the wrong field.
  label: user ? `${user.first_name} ${user.last_name}` : 'unknown account',
})

const recordFailure = (ctx: Context, user: UserRow | undefined, reason: string) =>
  record(ctx, {
    module: 'session',
    event: 'sign_in_failed',
    entity: entityOf(user),
    reason,
    actor: { id: null, name: 'anonymous' },
  })

const rolesOf = (ctx: Context, userId: number) =>
  ctx.db
    .select({ name: roles.name })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, userId))
    .orderBy(roles.id)

const wrongCredentials = () => new HttpError(401, phrase('server.wrongCredentials'), { code: 'INVALID_CREDENTIALS' })

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

/** Checks that no concurrent deactivation or password change has ended the user's sessions. */
async function requireUnchanged({ db }: Context, { id, password_hash }: UserRow): Promise<void> {
  const isSame = and(eq(users.id, id), eq(users.status, 1), eq(users.password_hash, password_hash))
  const [same] = await db.select({ id: users.id }).from(users).where(isSame).for('share')
  if (!same) throw wrongCredentials()
}

/** POST login (requirement 8.login-401, 8.login-403; quality Q40). */
export async function login(ctx: Context, input: Credentials): Promise<StoredUser> {
  const key = emailKey(input.email)
  const found: UserRow[] = []
  const device = await knownDevice(ctx, key)
  const isCorrect = await countAttempt(ctx, device ? `${key}@${device}` : key, async () => {
    found.push(...(await ctx.db.select().from(users).where(eq(users.email_key, key))))
    return (await isPassword(found[0]?.password_hash ?? null, input.password)) && found.length > 0
  })
  const [user] = found
  if (!isCorrect || !user) {
    await recordFailure(ctx, user, storedReasons.wrongCredentials)
    throw wrongCredentials()
  }
  if (user.status === 0) {
    await recordFailure(ctx, user, storedReasons.deactivated)
    throw new HttpError(403, phrase('server.accountDeactivated'), { code: 'DEACTIVATED' })
  }
  return inTransaction(ctx, async (tx) => {
    await requireUnchanged(tx, user)
    const { token, expires_at } = await startSession(tx, user.id)
    await rememberDevice(tx, user.id)
    const actor = { id: user.id, name: `${user.first_name} ${user.last_name}` }
    await record(tx, { module: 'session', event: 'signed_in', entity: entityOf(user), actor })
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
  })
}
