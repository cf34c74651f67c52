import { addMinutes } from 'date-fns'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { SecondFactorAsked } from '../../src/api/contract/second-factor.ts'
import type { Context } from '../context.ts'
import { type ChallengePurpose, second_factor_challenges as challenges } from '../db/schema/second-factor.ts'
import { hashToken } from '../session/authenticate.ts'
import { newToken } from '../session/start-session.ts'
import { hasTotp, passkeysOf, recoveryCodesLeft } from './methods.ts'
import { passkeyRequest } from './passkey-request.ts'

const validMinutes = 5
/** Answers to one challenge. The throttle counts all those of an account. */
const maxAttempts = 5

export type Challenge = typeof challenges.$inferSelect

/** Stores a challenge and returns its token, which is not stored. */
export async function createChallenge({ db, now }: Context, userId: number, purpose: ChallengePurpose) {
  const token = newToken()
  const webauthn_challenge = newToken()
  const expires_at = addMinutes(now(), validMinutes)
  await db.delete(challenges).where(and(eq(challenges.user_id, userId), lt(challenges.expires_at, now())))
  await db
    .insert(challenges)
    .values({ token_hash: hashToken(token), user_id: userId, purpose, webauthn_challenge, expires_at })
  return { token, webauthn_challenge, expires_at }
}

/** Asks a user for the second step. Null if they have none. */
export async function askForSecondFactor(
  ctx: Context,
  userId: number,
  purpose: 'sign_in' | 'confirmation',
): Promise<SecondFactorAsked | null> {
  const keys = await passkeysOf(ctx, userId)
  const isTotp = await hasTotp(ctx, userId)
  if (!isTotp && keys.length === 0) return null
  const { token, webauthn_challenge, expires_at } = await createChallenge(ctx, userId, purpose)
  return {
    challenge: token,
    methods: [
      ...(isTotp ? (['totp'] as const) : []),
      ...(keys.length > 0 ? (['passkey'] as const) : []),
      ...((await recoveryCodesLeft(ctx, userId)) > 0 ? (['recovery_code'] as const) : []),
    ],
    passkey: keys.length > 0 ? await passkeyRequest(ctx, keys, webauthn_challenge) : null,
    expires_at: expires_at.toISOString(),
  }
}

/** The challenge of a token; null if it is over, made for something else, or was answered too often. Counts the answer. */
export async function openChallenge(
  { db, now }: Context,
  token: string,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const isOpen = and(
    eq(challenges.token_hash, hashToken(token)),
    eq(challenges.purpose, purpose),
    gt(challenges.expires_at, now()),
    lt(challenges.attempts, maxAttempts),
  )
  const [open] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(isOpen)
    .returning()
  return open ?? null
}

/** Ends a challenge that was answered. False if another request has ended it. */
export async function closeChallenge({ db }: Context, { token_hash }: Challenge): Promise<boolean> {
  const closed = await db
    .delete(challenges)
    .where(eq(challenges.token_hash, token_hash))
    .returning({ user_id: challenges.user_id })
  return closed.length > 0
}
