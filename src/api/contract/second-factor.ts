import * as v from 'valibot'
import { phrase } from '../../phrases/phrase.ts'
import { Instant, singleLine, text } from './wire.ts'

/* The second step at the sign-in and before weighty changes. An extension (ADR 0094, ADR 0095). */

/** How a second step can be answered. */
const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Most passkeys of one person. */
export const maxPasskeys = 20

/** Token of a challenge: 256 random bits. */
const ChallengeToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, () => phrase('server.notValid')),
)

const Code = v.pipe(
  text,
  v.nonEmpty(() => phrase('sign-in.required')),
  v.maxLength(100, () => phrase('validation.tooLong', { max: 100 })),
)

/** Reply of an authenticator, as JSON text (WebAuthn Level 3, 5.1). */
const PasskeyReply = v.pipe(
  text,
  v.nonEmpty(() => phrase('sign-in.required')),
  v.maxLength(20_000, () => phrase('validation.tooLong', { max: 20_000 })),
)

/** Options of WebAuthn, which the browser hands to the authenticator. */
const PasskeyOptions = v.looseObject({ challenge: v.string() })

/** A second step that the server asks for. `passkey` is null without a passkey. */
export const SecondFactorAsked = v.object({
  challenge: v.string(),
  methods: v.array(v.picklist(secondFactorMethods)),
  passkey: v.nullable(PasskeyOptions),
  expires_at: Instant,
})
export type SecondFactorAsked = v.InferOutput<typeof SecondFactorAsked>

/** The answer to a challenge: a code, or the reply of a passkey. Spaces and hyphens in a code do not matter. */
export const SecondFactorAnswer = v.strictObject({
  challenge: ChallengeToken,
  method: v.picklist(secondFactorMethods, () => phrase('server.notValid')),
  response: PasskeyReply,
})
export type SecondFactorAnswer = v.InferOutput<typeof SecondFactorAnswer>

export const Passkey = v.object({
  id: v.number(),
  name: v.string(),
  created_at: Instant,
  last_used_at: v.nullable(Instant),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** What the person has set up. */
export const SecondFactorState = v.object({
  has_totp: v.boolean(),
  passkeys: v.array(Passkey),
  recovery_codes_left: v.number(),
})
export type SecondFactorState = v.InferOutput<typeof SecondFactorState>

/** Begin of a set-up. Whoever has no second step yet gives the password. */
export const BeginSetUp = v.strictObject({ password: v.optional(v.pipe(v.string(), v.maxLength(200))) })
export type BeginSetUp = v.InferOutput<typeof BeginSetUp>

/** A new secret for an authenticator app, as text to type and as the address in a QR code. */
export const NewTotp = v.object({ secret: v.string(), uri: v.string() })
export type NewTotp = v.InferOutput<typeof NewTotp>

export const ConfirmTotp = v.strictObject({ code: Code })
export type ConfirmTotp = v.InferOutput<typeof ConfirmTotp>

/** Recovery codes, shown once. Null if the person keeps those that they have. */
export const SetUpDone = v.object({ recovery_codes: v.nullable(v.array(v.string())) })
export type SetUpDone = v.InferOutput<typeof SetUpDone>

export const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>

export const NewPasskey = v.object({ challenge: v.string(), options: PasskeyOptions })
export type NewPasskey = v.InferOutput<typeof NewPasskey>

export const RegisterPasskey = v.strictObject({
  challenge: ChallengeToken,
  name: singleLine(60),
  response: PasskeyReply,
})
export type RegisterPasskey = v.InferOutput<typeof RegisterPasskey>

export const RenamePasskey = v.strictObject({ name: singleLine(60) })
export type RenamePasskey = v.InferOutput<typeof RenamePasskey>

/** Until when the session counts as confirmed. */
export const Confirmed = v.object({ confirmed_until: Instant })
export type Confirmed = v.InferOutput<typeof Confirmed>
