import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant } from '../columns.ts'
import { users } from './access.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Secrets of authenticator apps (ADR 0094). A new secret waits beside the one in use until a code proves that the app has it. */
export const totp_secrets = pgTable('totp_secrets', {
  user_id: userId().primaryKey(),
  /** Base32. Null until the first secret is confirmed. */
  secret: text(),
  pending_secret: text(),
  pending_until: instant(),
  /** Time step of the last accepted code: no code is accepted twice (RFC 6238, 5.2). */
  last_step: integer(),
})

/** Recovery codes by the SHA-256 of each. A used code is deleted. */
export const recovery_codes = pgTable('recovery_codes', { user_id: userId(), code_hash: text().notNull() }, (t) => [
  primaryKey({ columns: [t.user_id, t.code_hash] }),
])

/** Passkeys (ADR 0095). The private key never leaves the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: userId(),
    credential_id: text().notNull().unique(),
    public_key: bytea().notNull(),
    /** Signature counter of the device; 0 for devices that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: instant(),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
)

/** What a challenge was made for. It is good for nothing else. */
export type ChallengePurpose = 'sign_in' | 'confirmation' | 'passkey'

/** Second steps that were asked for, by the SHA-256 of their tokens. */
export const second_factor_challenges = pgTable(
  'second_factor_challenges',
  {
    token_hash: text().primaryKey(),
    user_id: userId(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** What a passkey signs, base64url. */
    webauthn_challenge: text().notNull(),
    attempts: integer().notNull().default(0),
    expires_at: instant().notNull(),
  },
  (t) => [index('second_factor_challenges_user').on(t.user_id)],
)
