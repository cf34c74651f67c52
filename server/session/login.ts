import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Credentials, StoredUser } from '../../src/api/contract/session.ts'
import { storedReasons } from '../activity/stored-texts.ts'
import type { Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { HttpError } from '../errors.ts'
import { askForSecondFactor } from '../second-factor/challenges.ts'
import { secondFactorRequired } from '../second-factor/errors.ts'
import { emailKey } from '../text.ts'
import { inTransaction } from '../transaction.ts'
import { finishSignIn, type UserRow } from './finish-sign-in.ts'
import { knownDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { recordFailure } from './sign-in-failure.ts'
import { countAttempt } from './throttle.ts'

const wrongCredentials = () => new HttpError(401, phrase('server.wrongCredentials'), { code: 'INVALID_CREDENTIALS' })

/** Checks that no concurrent deactivation or password change has ended the user's sessions. */
async function requireUnchanged({ db }: Context, { id, password_hash }: UserRow): Promise<void> {
  const isSame = and(eq(users.id, id), eq(users.status, 1), eq(users.password_hash, password_hash))
  const [same] = await db.select({ id: users.id }).from(users).where(isSame).for('share')
  if (!same) throw wrongCredentials()
}

/**
 * POST login (requirement 8.login-401, 8.login-403; quality Q40). Whoever has set up a second step gets 401 with a
 * challenge instead of a session (ADR 0094).
 */
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
  const outcome = await inTransaction(ctx, async (tx) => {
    await requireUnchanged(tx, user)
    const asked = await askForSecondFactor(tx, user.id, 'sign_in')
    return asked ? { asked } : { signedIn: await finishSignIn(tx, user, false) }
  })
  // After the transaction, which stores the challenge.
  if (outcome.asked) throw secondFactorRequired(outcome.asked)
  return outcome.signedIn
}
