import { addMinutes } from 'date-fns'
import { and, eq, gt } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type {
  BeginSetUp,
  ConfirmTotp,
  NewTotp,
  RecoveryCodes,
  SecondFactorState,
  SetUpDone,
} from '../../src/api/contract/second-factor.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext, Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { recovery_codes, totp_secrets } from '../db/schema/second-factor.ts'
import { HttpError, notFound, ruleViolation } from '../errors.ts'
import { isPassword } from '../session/passwords.ts'
import { countAttempt } from '../session/throttle.ts'
import { inTransaction } from '../transaction.ts'
import { confirmSession } from './confirmation.ts'
import { wrongSecondFactor } from './errors.ts'
import { hasSecondFactor, hasTotp, passkeysOf, recoveryCodesLeft } from './methods.ts'
import { makeRecoveryCodes, plainCode } from './recovery-codes.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** Minutes within which a new secret must be confirmed. */
const pendingMinutes = 15

const entityOf = ({ caller }: CallerContext) => ({ type: 'user', id: caller.id, label: caller.name })

/** Changes of one user's second step run one after the other, so that the last one removed takes the codes with it. */
export const lockUser = async ({ db }: Context, userId: number) => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

const wrongPassword = () =>
  new HttpError(422, phrase('server.wrongPassword'), {
    code: 'VALIDATION',
    errors: { password: [phrase('server.wrongPassword')] },
  })

/**
 * Checks the password of a caller without a second step. Whoever has one was asked for it by the router
 * (`needsConfirmation`). Throttled like a sign-in, so that a stolen token cannot be used to guess the password.
 */
export async function requirePassword(ctx: CallerContext, { password }: BeginSetUp): Promise<void> {
  const { db, caller } = ctx
  if (await hasSecondFactor(ctx, caller.id)) return
  const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, caller.id))
  if (!user) throw notFound('user')
  const isCorrect = await countAttempt(ctx, `password of ${caller.id}`, () => isPassword(user.stored, password ?? ''))
  if (!isCorrect) throw wrongPassword()
}

/** GET second_factor: what the caller has set up. */
export async function viewSecondFactor(ctx: CallerContext): Promise<SecondFactorState> {
  const keys = await passkeysOf(ctx, ctx.caller.id)
  return {
    has_totp: await hasTotp(ctx, ctx.caller.id),
    passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await recoveryCodesLeft(ctx, ctx.caller.id),
  }
}

/** POST second_factor/totp: a new secret, which counts once a code of it is confirmed. */
export async function beginTotp(ctx: CallerContext, input: BeginSetUp): Promise<NewTotp> {
  await requirePassword(ctx, input)
  return inTransaction(ctx, async (tx) => {
    const secret = newTotpSecret()
    const pending = { pending_secret: secret, pending_until: addMinutes(tx.now(), pendingMinutes) }
    await tx.db
      .insert(totp_secrets)
      .values({ user_id: tx.caller.id, ...pending })
      .onConflictDoUpdate({ target: totp_secrets.user_id, set: pending })
    return { secret, uri: totpUri(secret, tx.caller.email) }
  })
}

/** Recovery codes with the first second step; null if the caller has one already. Call it before the step is stored. */
export const firstRecoveryCodes = async (tx: CallerContext): Promise<string[] | null> =>
  (await hasSecondFactor(tx, tx.caller.id)) ? null : makeRecoveryCodes(tx, tx.caller.id)

/** POST second_factor/totp/confirm: a code proves that the app has the new secret. */
export async function confirmTotp(ctx: CallerContext, { code }: ConfirmTotp): Promise<SetUpDone> {
  const { db, caller, now } = ctx
  const isPending = and(eq(totp_secrets.user_id, caller.id), gt(totp_secrets.pending_until, now()))
  const [pending] = await db.select().from(totp_secrets).where(isPending)
  const secret = pending?.pending_secret
  if (!secret) throw ruleViolation(phrase('server.secondStepExpired'))
  const step = () => totpStep(secret, plainCode(code), now())
  const isCorrect = await countAttempt(ctx, `second step of ${caller.id}`, async () => step() !== null)
  if (!isCorrect) throw wrongSecondFactor(422)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, caller.id)
    const codes = await firstRecoveryCodes(tx)
    const taken = await tx.db
      .update(totp_secrets)
      .set({ secret, pending_secret: null, pending_until: null, last_step: step() })
      .where(and(eq(totp_secrets.user_id, caller.id), eq(totp_secrets.pending_secret, secret)))
      .returning({ user_id: totp_secrets.user_id })
    if (taken.length === 0) throw ruleViolation(phrase('server.secondStepExpired'))
    await confirmSession(tx)
    await record(tx, { module: 'access', event: 'authenticator_added', entity: entityOf(tx) })
    return { recovery_codes: codes }
  })
}

/** Deletes the recovery codes of a caller who has no second step left. */
export async function dropUnusableCodes(tx: CallerContext): Promise<void> {
  if (await hasSecondFactor(tx, tx.caller.id)) return
  await tx.db.delete(recovery_codes).where(eq(recovery_codes.user_id, tx.caller.id))
}

/** DELETE second_factor/totp: the authenticator app is no longer asked for. */
export const removeTotp = (ctx: CallerContext): Promise<SecondFactorState> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx, tx.caller.id)
    const removed = await tx.db.delete(totp_secrets).where(eq(totp_secrets.user_id, tx.caller.id)).returning()
    if (!removed[0]?.secret) throw notFound('record')
    await dropUnusableCodes(tx)
    await record(tx, { module: 'access', event: 'authenticator_removed', entity: entityOf(tx) })
    return viewSecondFactor(tx)
  })

/** POST second_factor/recovery_codes: ten new codes. The old ones are no longer valid. */
export const renewRecoveryCodes = (ctx: CallerContext): Promise<RecoveryCodes> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx, tx.caller.id)
    if (!(await hasSecondFactor(tx, tx.caller.id))) throw ruleViolation(phrase('server.noSecondStep'))
    await record(tx, { module: 'access', event: 'recovery_codes_made', entity: entityOf(tx) })
    return { recovery_codes: await makeRecoveryCodes(tx, tx.caller.id) }
  })
