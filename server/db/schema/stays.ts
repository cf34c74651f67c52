import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { facilities } from './facilities.ts'
import { properties } from './properties.ts'

/** States of a stay that occupy its nights. */
export const liveStates = ['booked', 'in_house', 'departed'] as const
export type StayState = (typeof liveStates)[number] | 'cancelled'

/**
 * Stays. Read-only here, because the bookings module owns them. Nights are half-open `[arrival, departure)`.
 * `facility_spans` rejects overlaps of stays and blockings of one facility.
 */
export const stays = pgTable(
  'stays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    facility_id: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    guest_name: text().notNull(),
    arrival: date().notNull(),
    departure: date().notNull(),
    state: text().$type<StayState>().notNull(),
    adults: integer().notNull().default(1),
    children: integer().notNull().default(0),
    rate: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    index('stays_property').on(t.property_id, t.state, t.departure),
    // Covers all stay columns of a room list, for an index-only scan.
    index('stays_facility').on(t.facility_id, t.state, t.arrival, t.departure),
    index('stays_arrival').on(t.property_id, t.arrival),
  ],
)
