import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { properties } from './properties.ts'

/** The last night audit of each property in housekeeping, so that a business date is processed only once. */
export const housekeeping_nights = pgTable('housekeeping_nights', {
  property_id: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  business_date: date().notNull(),
})
