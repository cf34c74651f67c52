import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { users } from './access.ts'

/** Sessions. Only the SHA-256 of the token is stored, so a stolen table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    /** Names the session to its user, who never sees the hash. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    /** Last request, to the minute. An idle session ends (ADR 0092). */
    last_seen_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** Last second step in this session. Weighty changes ask for it again (ADR 0094). */
    confirmed_at: instant(),
    ip: text(),
    user_agent: text(),
  },
  (t) => [index('sessions_user').on(t.user_id)],
)

/** Browsers in which a user has signed in, by the SHA-256 of their cookie (ADR 0093). */
export const known_devices = pgTable(
  'known_devices',
  {
    token_hash: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    last_used_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.token_hash, t.user_id] })],
)

/**
 * One-time links to set a password, at most one per user (ADR 0096). Only the SHA-256 of the token is stored. A trigger of `users` deletes
 * the link of a deactivated user, and of one whose password has changed.
 */
export const password_links = pgTable('password_links', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull().unique(),
  created_at: createdAt(),
  expires_at: instant().notNull(),
})

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
