import type { SecondFactorAnswer } from '../../src/api/contract/second-factor.ts'
import type { Context } from '../context.ts'
import { knownDevice } from '../session/known-devices.ts'
import { countAttempt } from '../session/throttle.ts'
import type { Challenge } from './challenges.ts'
import { takePasskey } from './passkey-request.ts'
import { plainCode, takeRecoveryCode } from './recovery-codes.ts'
import { takeTotpCode } from './totp.ts'

export interface Answering {
  id: number
  name: string
  emailKey: string
}

const isAccepted = (ctx: Context, user: Answering, challenge: Challenge, { method, response }: SecondFactorAnswer) => {
  if (method === 'totp') return takeTotpCode(ctx, user.id, plainCode(response))
  if (method === 'recovery_code') return takeRecoveryCode(ctx, user, response)
  return takePasskey(ctx, user.id, challenge.webauthn_challenge, response)
}

/** Key under which wrong answers of a user are counted. Those of a known browser count apart (ADR 0093). */
async function attemptsKey(ctx: Context, { id, emailKey }: Answering): Promise<string> {
  const device = await knownDevice(ctx, emailKey)
  return device ? `second step of ${id}@${device}` : `second step of ${id}`
}

/**
 * Checks an answer to a challenge. A code is accepted once. Counts wrong answers like wrong passwords, but apart from
 * them, because a right password does not make the next code likelier.
 * @throws 429 after too many
 */
export async function isRightAnswer(
  ctx: Context,
  user: Answering,
  challenge: Challenge,
  answer: SecondFactorAnswer,
): Promise<boolean> {
  return countAttempt(ctx, await attemptsKey(ctx, user), () => isAccepted(ctx, user, challenge, answer))
}
