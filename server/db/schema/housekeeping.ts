import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { properties } from './properties.ts'

/** The last night of each property that housekeeping was told of: what is done once a business date is not done again. */
export const housekeeping_nights = pgTable('housekeeping_nights', {
  property_id: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  business_date: date().notNull(),
})
