import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { passkeys } from '../db/schema/second-factor.ts'
import { relyingParty } from './relying-party.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

// Loaded on demand: few processes ever need the library.
const webAuthn = () => import('@simplewebauthn/server')

type Transports = AuthenticatorTransport[]
type AuthenticatorTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'

const transportsOf = ({ transports }: PasskeyRow) => transports as Transports

/** How passkeys are named to the browser, so that it finds the one to use, or refuses one that is known. */
export const passkeyNames = (keys: readonly PasskeyRow[]) =>
  keys.map((key) => ({ id: key.credential_id, transports: transportsOf(key) }))

/** Options for the browser to ask for one of these passkeys. */
export async function passkeyRequest(ctx: Context, keys: readonly PasskeyRow[], challenge: string) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    allowCredentials: passkeyNames(keys),
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Shape of a reply that can be looked up. The library checks the rest. */
const Reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    id: v.string(),
    rawId: v.string(),
    type: v.literal('public-key'),
    response: v.looseObject({}),
    clientExtensionResults: v.optional(v.looseObject({}), {}),
  }),
)

/** The reply of a browser as an object; null if it is none. */
export function parsePasskeyReply(text: string): v.InferOutput<typeof Reply> | null {
  const parsed = v.safeParse(Reply, text)
  return parsed.success ? parsed.output : null
}

/** True if one of the user's passkeys has signed this challenge at this site. Stores its counter. */
export async function takePasskey(ctx: Context, userId: number, challenge: string, text: string): Promise<boolean> {
  const reply = parsePasskeyReply(text)
  if (!reply) return false
  const isOwn = and(eq(passkeys.user_id, userId), eq(passkeys.credential_id, reply.id))
  const [key] = await ctx.db.select().from(passkeys).where(isOwn)
  if (!key) return false
  const { verifyAuthenticationResponse } = await webAuthn()
  const { id, origins } = relyingParty(ctx)
  // The library throws for a reply that does not fit, such as one of another site.
  const verified = await verifyAuthenticationResponse({
    response: reply as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: key.counter,
      transports: transportsOf(key),
    },
  }).catch(() => null)
  if (!verified?.verified) return false
  const { newCounter } = verified.authenticationInfo
  await ctx.db.update(passkeys).set({ counter: newCounter, last_used_at: ctx.now() }).where(eq(passkeys.id, key.id))
  return true
}
