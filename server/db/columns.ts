import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * Text that sorts by code point on every database. Names are compared through keys made in one place
 * (server/text.ts), because PGlite and PostgreSQL ship different collations.
 */
export const keyText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Raw bytes: images. Both drivers may hand back a plain Uint8Array. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

export const instant = (name?: string) =>
  name === undefined
    ? timestamp({ withTimezone: true, precision: 3 })
    : timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => instant().notNull().defaultNow()
export const updatedAt = () => instant().notNull().defaultNow()
