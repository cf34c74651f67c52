import { sql } from 'drizzle-orm'
import { check, customType, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { BlockingKind, BlockingReasonCode } from '../../../src/api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import { createdAt, instant, updatedAt } from '../columns.ts'
import { users } from './access.ts'
import { facilities } from './facilities.ts'
import { properties } from './properties.ts'
import { stays } from './stays.ts'

/**
 * Blocked nights (domain D31), half-open. Scheduled, active and completed follow from today's date; only a cancellation
 * is stored. `settled_at` is set once the room has its return status.
 */
export const room_blockings = pgTable(
  'room_blockings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    facility_id: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    kind: text().$type<BlockingKind>().notNull(),
    reason_code: text().$type<BlockingReasonCode>().notNull(),
    reason: text().notNull().default(''),
    remarks: text().notNull().default(''),
    date_from: date().notNull(),
    date_to: date().notNull(),
    return_status: text().$type<HousekeepingStatus>().notNull().default('dirty'),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    cancelled_at: instant(),
    settled_at: instant(),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('room_blockings_facility').on(t.facility_id, t.date_to),
    index('room_blockings_property').on(t.property_id, t.date_to),
    index('room_blockings_unsettled')
      .on(t.date_to)
      .where(sql`${t.cancelled_at} is null and ${t.settled_at} is null`),
    check('room_blockings_nights', sql`${t.date_from} < ${t.date_to}`),
  ],
)

const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

/**
 * All taken nights of a facility, from live stays and live blockings. Triggers maintain the table (migration `spans`).
 * Its exclusion constraint rejects overlaps, even from concurrent requests.
 */
export const facility_spans = pgTable('facility_spans', {
  facility_id: integer()
    .notNull()
    .references(() => facilities.id, { onDelete: 'cascade' }),
  stay_id: integer()
    .unique()
    .references(() => stays.id, { onDelete: 'cascade' }),
  blocking_id: integer()
    .unique()
    .references(() => room_blockings.id, { onDelete: 'cascade' }),
  kind: text().$type<BlockingKind | 'reservation'>().notNull(),
  nights: daterange().notNull(),
})
