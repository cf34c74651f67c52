import { addMinutes, subMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Confirmed, SecondFactorAnswer, SecondFactorAsked } from '../../src/api/contract/second-factor.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { sessions } from '../db/schema/session.ts'
import { ruleViolation } from '../errors.ts'
import { emailKey } from '../text.ts'
import { inTransaction } from '../transaction.ts'
import { isRightAnswer } from './answer.ts'
import { askForSecondFactor, closeChallenge, openChallenge } from './challenges.ts'
import { challengeExpired, confirmationRequired, wrongSecondFactor } from './errors.ts'
import { hasSecondFactorSql } from './methods.ts'

const entityOf = ({ caller }: CallerContext) => ({ type: 'user', id: caller.id, label: caller.name })

/** Refuses a weighty change of a caller who has a second step and has not used it lately in this session (ADR 0094). */
export async function requireConfirmation({ db, caller, config, now }: CallerContext): Promise<void> {
  const [session] = await db
    .select({ confirmed_at: sessions.confirmed_at, hasSecondFactor: hasSecondFactorSql(caller.id) })
    .from(sessions)
    .where(eq(sessions.token_hash, caller.tokenHash))
  if (!session?.hasSecondFactor) return
  const since = subMinutes(now(), config.confirmationMinutes)
  if (session.confirmed_at === null || session.confirmed_at <= since) throw confirmationRequired()
}

/** Stores that the caller has used the second step in this session. */
export async function confirmSession({ db, caller, now, config }: CallerContext): Promise<Confirmed> {
  await db.update(sessions).set({ confirmed_at: now() }).where(eq(sessions.token_hash, caller.tokenHash))
  return { confirmed_until: addMinutes(now(), config.confirmationMinutes).toISOString() }
}

/** POST second_factor/confirmation: asks the caller for the second step. */
export const beginConfirmation = (ctx: CallerContext): Promise<SecondFactorAsked> =>
  inTransaction(ctx, async (tx) => {
    const asked = await askForSecondFactor(tx, tx.caller.id, 'confirmation')
    if (!asked) throw ruleViolation(phrase('server.noSecondStep'))
    return asked
  })

/** POST second_factor/confirm: the caller uses the second step, and may make weighty changes for a while. */
export async function confirm(ctx: CallerContext, input: SecondFactorAnswer): Promise<Confirmed> {
  const { caller } = ctx
  const challenge = await openChallenge(ctx, input.challenge, 'confirmation')
  if (challenge?.user_id !== caller.id) throw challengeExpired(409)
  const answering = { id: caller.id, name: caller.name, emailKey: emailKey(caller.email) }
  if (!(await isRightAnswer(ctx, answering, challenge, input))) {
    await record(ctx, { module: 'session', event: 'confirmation_failed', entity: entityOf(ctx) })
    throw wrongSecondFactor(422)
  }
  return inTransaction(ctx, async (tx) => {
    if (!(await closeChallenge(tx, challenge))) throw challengeExpired(409)
    await record(tx, { module: 'session', event: 'confirmed', entity: entityOf(tx) })
    return confirmSession(tx)
  })
}
