import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { ChangePassword } from '../../src/api/contract/password.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { HttpError, notFound } from '../errors.ts'
import { isCommonPassword } from '../session/common-passwords.ts'
import { hasPersonalWord } from '../session/personal-words.ts'
import { hashPassword, isPassword } from '../session/passwords.ts'
import { startSession } from '../session/start-session.ts'
import { countAttempt } from '../session/throttle.ts'
import { inTransaction } from '../transaction.ts'

/**
 * 422. The dialog shows only `message` (requirement 8.password-failure), so it has the reason too, not only the field.
 */
const fieldError = (field: keyof ChangePassword, reason: string, atField = reason) =>
  new HttpError(422, reason, { code: 'VALIDATION', errors: { [field]: [atField] } })

const wrongPassword = () => fieldError('current_password', phrase('server.wrongPassword'))

/** Checks the current password, except on the first sign-in (requirement 5.password.current). */
async function checkCurrent(ctx: CallerContext, input: ChangePassword, stored: string): Promise<void> {
  if (input.first_time_login) return
  if (!input.current_password)
    throw fieldError('current_password', phrase('server.enterCurrentPassword'), phrase('server.required'))
  // Throttled like a sign-in, so that a stolen token cannot be used to guess the password.
  const { current_password } = input
  const isCorrect = await countAttempt(ctx, `password of ${ctx.caller.id}`, () => isPassword(stored, current_password))
  if (!isCorrect) throw wrongPassword()
}

/**
 * POST change_password (requirement 5.password, 7.calls.change-password). Ends all sessions of the user; the caller
 * continues with the token in the reply (domain D13).
 */
export async function changePassword(
  ctx: CallerContext,
  input: ChangePassword,
): Promise<{ message: string; token: string; expires_at: string }> {
  const { caller } = ctx
  if (input.user_id !== caller.id) throw new HttpError(403, phrase('server.ownPasswordOnly'), { code: 'FORBIDDEN' })
  if (input.first_time_login && caller.is_pass_updated === 1)
    throw fieldError('first_time_login', phrase('server.notFirstSignIn'))
  const [user] = await ctx.db.select().from(users).where(eq(users.id, caller.id))
  if (!user) throw notFound('user')
  await checkCurrent(ctx, input, user.password_hash)
  if (await isPassword(user.password_hash, input.password))
    throw fieldError('password', phrase('server.passwordMustDiffer'))
  if (await isCommonPassword(input.password)) throw fieldError('password', phrase('server.passwordIsCommon'))
  if (await hasPersonalWord(ctx, user, input.password)) throw fieldError('password', phrase('server.passwordHasName'))
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ password_hash, is_pass_updated: 1, updated_at: ctx.now() })
      // Of two concurrent changes only the first succeeds, because the second no longer has the current hash.
      .where(and(eq(users.id, caller.id), eq(users.password_hash, user.password_hash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw wrongPassword()
    // A trigger has ended all sessions of the user; this is the first new one.
    const session = await startSession(tx, caller.id)
    const entity = { type: 'user', id: caller.id, label: caller.name }
    await record(tx, { module: 'access', event: 'password_changed', entity })
    return { message: phrase('server.passwordChanged'), ...session }
  })
}
