import { and, eq } from 'drizzle-orm'
import type { SecondFactorAnswer } from '../../src/api/contract/second-factor.ts'
import type { StoredUser } from '../../src/api/contract/session.ts'
import { storedReasons } from '../activity/stored-texts.ts'
import type { Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { finishSignIn, nameOf } from '../session/finish-sign-in.ts'
import { recordFailure } from '../session/sign-in-failure.ts'
import { inTransaction } from '../transaction.ts'
import { isRightAnswer } from './answer.ts'
import { closeChallenge, openChallenge } from './challenges.ts'
import { challengeExpired, wrongSecondFactor } from './errors.ts'

/** POST login/second_step: the second step of a sign-in. The reply is the one of the login (ADR 0094). */
export async function signInWithSecondFactor(ctx: Context, input: SecondFactorAnswer): Promise<StoredUser> {
  const challenge = await openChallenge(ctx, input.challenge, 'sign_in')
  if (!challenge) throw challengeExpired(401)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, challenge.user_id))
  if (!user) throw challengeExpired(401)
  const answering = { id: user.id, name: nameOf(user), emailKey: user.email_key }
  if (!(await isRightAnswer(ctx, answering, challenge, input))) {
    await recordFailure(ctx, user, storedReasons.wrongSecondStep)
    throw wrongSecondFactor(401)
  }
  return inTransaction(ctx, async (tx) => {
    // A deactivation or a new password has deleted the challenge, and waits for this lock if it comes now.
    const isActive = and(eq(users.id, user.id), eq(users.status, 1))
    const [active] = await tx.db.select().from(users).where(isActive).for('share')
    if (!active || !(await closeChallenge(tx, challenge))) throw challengeExpired(401)
    return finishSignIn(tx, active, true)
  })
}
