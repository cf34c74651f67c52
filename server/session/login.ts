import { eq } from 'drizzle-orm'
import type { Credentials, StoredUser } from '../../src/api/contract/session.ts'
import { record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { roles, user_roles, users } from '../db/schema/access.ts'
import { Refusal } from '../errors.ts'
import { emailKey } from '../text.ts'
import { isPassword } from './passwords.ts'
import { startSession } from './start-session.ts'
import { countAttempt } from './throttle.ts'

type UserRow = typeof users.$inferSelect

const entityOf = (user: UserRow | undefined) => ({
  type: 'user',
  id: user?.id ?? null,
  // The address as typed is not kept: people type passwords into the wrong field.
  label: user ? `${user.first_name} ${user.last_name}` : 'unknown account',
})

const fail = (ctx: Context, user: UserRow | undefined, reason: string) =>
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

/** The reply becomes a cookie, and a browser drops one over 4,096 bytes in silence (readings 9). */
function fitCookie<T extends { roles: unknown[]; position: unknown }>(reply: T): T {
  const fits = (candidate: T) => encodeURIComponent(JSON.stringify(candidate)).length <= 3500
  if (fits(reply)) return reply
  const shorter = { ...reply, roles: reply.roles.slice(0, 1) }
  return fits(shorter) ? shorter : { ...shorter, position: null, roles: [] }
}

/** POST login (spec section 8; quality.md, Passwords). */
export async function login(ctx: Context, input: Credentials): Promise<StoredUser> {
  const key = emailKey(input.email)
  const forgive = await countAttempt(ctx, key)
  const [user] = await ctx.db.select().from(users).where(eq(users.email_key, key))
  if (!(await isPassword(user?.password_hash ?? null, input.password)) || !user) {
    await fail(ctx, user, 'wrong credentials')
    throw new Refusal(401, 'Access denied! Invalid Credentials', { code: 'INVALID_CREDENTIALS' })
  }
  await forgive()
  if (user.status === 0) {
    await fail(ctx, user, 'deactivated')
    throw new Refusal(403, 'Access denied! Your account is deactivated.', { code: 'DEACTIVATED' })
  }
  return inTransaction(ctx, async (tx) => {
    const { token, expires_at } = await startSession(tx, user.id)
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
      expires_at,
    })
  })
}
