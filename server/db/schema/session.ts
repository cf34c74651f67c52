import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { users } from './access.ts'

/** Sessions. Only the SHA-256 of the token is stored, so a stolen table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    ip: text(),
  },
  (t) => [index('sessions_user').on(t.user_id)],
)

/** Counters of rate-limiter-flexible, in the database so that all instances share them. */
export const login_attempts = pgTable('login_attempts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant(),
})

/** Stored replies of creates by Idempotency-Key (domain D22). */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    fingerprint: text().notNull(),
    reply: jsonb(),
    /** Language of the texts in the reply. */
    language: text(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] })],
)
