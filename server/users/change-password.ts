import { and, eq, isNull } from 'drizzle-orm'
import type { ChangePassword } from '../../src/api/contract/password.ts'
import { record } from '../activity/record.ts'
import { type CallerContext, inTransaction } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { sessions } from '../db/schema/session.ts'
import { Refusal, invalid, notFound } from '../errors.ts'
import { hashPassword, isPassword } from '../session/passwords.ts'
import { startSession } from '../session/start-session.ts'
import { countAttempt } from '../session/throttle.ts'

/** The current password must be right, unless this is the first sign-in (spec section 5). */
async function checkCurrent(ctx: CallerContext, input: ChangePassword, stored: string): Promise<void> {
  if (input.first_time_login) return
  if (!input.current_password) throw invalid({ current_password: ['Required'] })
  // Counted like a sign-in: a stolen token must not become a way to guess the password.
  const forgive = await countAttempt(ctx, `password of ${ctx.caller.id}`)
  if (!(await isPassword(stored, input.current_password)))
    throw invalid({ current_password: ['The current password is incorrect.'] })
  await forgive()
}

/**
 * POST change_password (spec sections 5 and 7). Every session of the person ends with the old password;
 * the caller goes on with the token of the reply (readings 13).
 */
export async function changePassword(
  ctx: CallerContext,
  input: ChangePassword,
): Promise<{ message: string; token: string; expires_at: string }> {
  const { caller } = ctx
  if (input.user_id !== caller.id)
    throw new Refusal(403, 'You can only change your own password.', { code: 'FORBIDDEN' })
  if (input.first_time_login && caller.is_pass_updated === 1)
    throw invalid({ first_time_login: ['This is not the first sign-in'] })
  const [user] = await ctx.db.select().from(users).where(eq(users.id, caller.id))
  if (!user) throw notFound('User')
  await checkCurrent(ctx, input, user.password_hash)
  if (await isPassword(user.password_hash, input.password))
    throw invalid({ password: ['Must differ from the current password'] })
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ password_hash, is_pass_updated: 1, updated_at: ctx.now() })
      // Of two changes at once only the one that knew the password of the moment goes through.
      .where(and(eq(users.id, caller.id), eq(users.password_hash, user.password_hash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw invalid({ current_password: ['The current password is incorrect.'] })
    await tx.db
      .update(sessions)
      .set({ revoked_at: ctx.now() })
      .where(and(eq(sessions.user_id, caller.id), isNull(sessions.revoked_at)))
    const session = await startSession(tx, caller.id)
    const entity = { type: 'user', id: caller.id, label: caller.name }
    await record(tx, { module: 'access', event: 'password_changed', entity })
    return { message: 'Successfully Applied Changes!', ...session }
  })
}
