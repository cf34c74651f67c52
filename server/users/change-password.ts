import { and, eq } from 'drizzle-orm'
import type { ChangePassword } from '../../src/api/contract/password.ts'
import { record } from '../activity/record.ts'
import { type CallerContext, inTransaction } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { Refusal, notFound } from '../errors.ts'
import { hashPassword, isPassword } from '../session/passwords.ts'
import { startSession } from '../session/start-session.ts'
import { countAttempt } from '../session/throttle.ts'

/** 422: the dialog shows `message` alone (requirement 8.password-failure), so that is where the reason stands; at the field, too. */
const refusedFor = (field: keyof ChangePassword, reason: string, atField = reason) =>
  new Refusal(422, reason, { code: 'VALIDATION', errors: { [field]: [atField] } })

const wrongPassword = () => refusedFor('current_password', 'The current password is incorrect.')

/** The current password must be right, unless this is the first sign-in (requirement 5.password.current). */
async function checkCurrent(ctx: CallerContext, input: ChangePassword, stored: string): Promise<void> {
  if (input.first_time_login) return
  if (!input.current_password) throw refusedFor('current_password', 'Enter your current password.', 'Required')
  // Counted like a sign-in: a stolen token must not become a way to guess the password.
  const { current_password } = input
  const isRight = await countAttempt(ctx, `password of ${ctx.caller.id}`, () => isPassword(stored, current_password))
  if (!isRight) throw wrongPassword()
}

/**
 * POST change_password (requirement 5.password, 7.calls.change-password). Every session of the person ends with the old password;
 * the caller goes on with the token of the reply (domain D13).
 */
export async function changePassword(
  ctx: CallerContext,
  input: ChangePassword,
): Promise<{ message: string; token: string; expires_at: string }> {
  const { caller } = ctx
  if (input.user_id !== caller.id)
    throw new Refusal(403, 'You can only change your own password.', { code: 'FORBIDDEN' })
  if (input.first_time_login && caller.is_pass_updated === 1)
    throw refusedFor('first_time_login', 'This is not the first sign-in.')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, caller.id))
  if (!user) throw notFound('User')
  await checkCurrent(ctx, input, user.password_hash)
  if (await isPassword(user.password_hash, input.password))
    throw refusedFor('password', 'The new password must differ from the current one.')
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ password_hash, is_pass_updated: 1, updated_at: ctx.now() })
      // Of two changes at once only the one that knew the password of the moment goes through.
      .where(and(eq(users.id, caller.id), eq(users.password_hash, user.password_hash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw wrongPassword()
    // A trigger has ended every session of the person; this is the first new one.
    const session = await startSession(tx, caller.id)
    const entity = { type: 'user', id: caller.id, label: caller.name }
    await record(tx, { module: 'access', event: 'password_changed', entity })
    return { message: 'Successfully Applied Changes!', ...session }
  })
}
