import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * Text column that sorts by code point on every database. Names are compared by keys (server/text.ts), because PGlite
 * and PostgreSQL have different collations.
 */
export const keyText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Binary column for pictures. Both drivers may return a plain Uint8Array. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

/** Time of day at the property, `HH:MM`. Both drivers return it with seconds. */
export const timeOfDay = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 5),
})

export const instant = (name?: string) =>
  name === undefined
    ? timestamp({ withTimezone: true, precision: 3 })
    : timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => instant().notNull().defaultNow()
export const updatedAt = () => instant().notNull().defaultNow()
