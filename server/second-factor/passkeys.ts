import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import {
  type BeginSetUp,
  maxPasskeys,
  type NewPasskey,
  type RegisterPasskey,
  type RenamePasskey,
  type SecondFactorState,
  type SetUpDone,
} from '../../src/api/contract/second-factor.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { passkeys } from '../db/schema/second-factor.ts'
import { isUniqueViolation, notFound, ruleViolation } from '../errors.ts'
import { inTransaction } from '../transaction.ts'
import { closeChallenge, createChallenge, openChallenge } from './challenges.ts'
import { confirmSession } from './confirmation.ts'
import { challengeExpired, wrongSecondFactor } from './errors.ts'
import { passkeysOf } from './methods.ts'
import { parsePasskeyReply, passkeyNames } from './passkey-request.ts'
import { relyingParty } from './relying-party.ts'
import { dropUnusableCodes, firstRecoveryCodes, lockUser, requirePassword, viewSecondFactor } from './set-up.ts'

const webAuthn = () => import('@simplewebauthn/server')

const entityOf = ({ caller }: CallerContext) => ({ type: 'user', id: caller.id, label: caller.name })

/** POST second_factor/passkeys/begin: options with which the browser makes a passkey. */
export async function beginPasskey(ctx: CallerContext, input: BeginSetUp): Promise<NewPasskey> {
  await requirePassword(ctx, input)
  return inTransaction(ctx, async (tx) => {
    const { caller } = tx
    const keys = await passkeysOf(tx, caller.id)
    if (keys.length >= maxPasskeys) throw ruleViolation(phrase('server.tooManyPasskeys', { max: maxPasskeys }))
    const { token, webauthn_challenge } = await createChallenge(tx, caller.id, 'passkey')
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: 'Hotel back office',
      rpID: relyingParty(tx).id,
      userName: caller.email,
      userDisplayName: caller.name,
      // The same for every passkey of the person, so that a device keeps one of them.
      userID: new TextEncoder().encode(`user ${caller.id}`),
      challenge: Buffer.from(webauthn_challenge, 'base64url'),
      excludeCredentials: passkeyNames(keys),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    return { challenge: token, options: { ...options } }
  })
}

async function verifiedCredential(ctx: CallerContext, challenge: string, text: string) {
  const reply = parsePasskeyReply(text)
  if (!reply) return null
  const { verifyRegistrationResponse } = await webAuthn()
  const { id, origins } = relyingParty(ctx)
  // The library throws for a reply that does not fit, such as one of another site.
  const verified = await verifyRegistrationResponse({
    response: reply as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null)
  return verified?.verified ? verified.registrationInfo.credential : null
}

/** POST second_factor/passkeys: stores the passkey that the browser has made. */
export async function registerPasskey(ctx: CallerContext, input: RegisterPasskey): Promise<SetUpDone> {
  const { caller } = ctx
  const challenge = await openChallenge(ctx, input.challenge, 'passkey')
  if (challenge?.user_id !== caller.id) throw challengeExpired(409)
  const credential = await verifiedCredential(ctx, challenge.webauthn_challenge, input.response)
  if (!credential) throw wrongSecondFactor(422)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, caller.id)
    if (!(await closeChallenge(tx, challenge))) throw challengeExpired(409)
    const codes = await firstRecoveryCodes(tx)
    await tx.db.insert(passkeys).values({
      user_id: caller.id,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: input.name,
      created_at: tx.now(),
    })
    await confirmSession(tx)
    await record(tx, { module: 'access', event: 'passkey_added', entity: entityOf(tx) })
    return { recovery_codes: codes }
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? ruleViolation(phrase('server.passkeyKnown')) : error
  })
}

const isOwn = ({ caller }: CallerContext, id: number) => and(eq(passkeys.id, id), eq(passkeys.user_id, caller.id))

/** POST second_factor/passkeys/{id}: renames a passkey of the caller. */
export const renamePasskey = (
  ctx: CallerContext,
  { id }: { id: number },
  { name }: RenamePasskey,
): Promise<SecondFactorState> =>
  inTransaction(ctx, async (tx) => {
    const renamed = await tx.db.update(passkeys).set({ name }).where(isOwn(tx, id)).returning({ id: passkeys.id })
    if (renamed.length === 0) throw notFound('record')
    return viewSecondFactor(tx)
  })

/** DELETE second_factor/passkeys/{id}: the passkey is no longer accepted. */
export const removePasskey = (ctx: CallerContext, { id }: { id: number }): Promise<SecondFactorState> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx, tx.caller.id)
    const removed = await tx.db.delete(passkeys).where(isOwn(tx, id)).returning({ id: passkeys.id })
    if (removed.length === 0) throw notFound('record')
    await dropUnusableCodes(tx)
    await record(tx, { module: 'access', event: 'passkey_removed', entity: entityOf(tx) })
    return viewSecondFactor(tx)
  })
