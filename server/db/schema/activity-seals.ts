import { bigint, customType, pgTable, uuid } from 'drizzle-orm/pg-core'

/** A SHA-256 as hexadecimal digits; binary in the database. */
const sha256 = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value, 'hex'),
  fromDriver: (value) => Buffer.from(value).toString('hex'),
})

/**
 * The hash chain of the activity log (ADR 0086), one row per entry. `digest` is that of the entry's salt and content, `hash` that of
 * the previous hash and this digest. `place` counts from 1 in the order of sealing. An erasure replaces the content: it removes the
 * salt, stores the digest of the new content, and names its own entry.
 */
export const activity_seals = pgTable('activity_seals', {
  place: bigint({ mode: 'number' }).primaryKey(),
  entry_id: bigint({ mode: 'number' }).notNull().unique(),
  salt: uuid(),
  digest: sha256().notNull(),
  hash: sha256().notNull(),
  erased_digest: sha256(),
  erased_by: bigint({ mode: 'number' }),
})

/** Entries without a seal yet. A trigger adds each new entry in the transaction that writes it. */
export const activity_unsealed = pgTable('activity_unsealed', {
  entry_id: bigint({ mode: 'number' }).primaryKey(),
})
