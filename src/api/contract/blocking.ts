import * as v from 'valibot'
import { daysBetween } from './days.ts'
import { BlockingReasonCode, BlockingState, blockingKinds } from './facility-status.ts'
import { HousekeepingStatus } from './housekeeping.ts'
import { CalendarDate, Id, list } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Longest range of the hotel calendar in days (domain D19). */
export const maxCalendarDays = 400

/**
 * GET hotel_calendar/daily_room_blockings: nights in `[date_from, date_to)`. `facility_ids` (an extension) limits them
 * to these facilities.
 */
export const DailyRoomBlockingQuery = v.pipe(
  v.strictObject({
    property_id: Id,
    date_from: CalendarDate,
    date_to: CalendarDate,
    facility_ids: v.optional(list(Id, 500)),
  }),
  v.forward(
    v.check(
      ({ date_from, date_to }) => date_from < date_to,
      () => phrase('calendar.endMustBeAfterStart'),
    ),
    ['date_to'],
  ),
  v.forward(
    v.check(
      ({ date_from, date_to }) => daysBetween(date_from, date_to) <= maxCalendarDays,
      () => phrase('calendar.atMostDays', { max: maxCalendarDays }),
    ),
    ['date_to'],
  ),
)
export type DailyRoomBlockingQuery = v.InferOutput<typeof DailyRoomBlockingQuery>

/**
 * One night of one facility (domain D32). `kind` is `reservation` for a stay; `blocking_id` is then the stay's id.
 * `is_first` and `is_last` mark the ends of the stay or blocking, not of the queried range.
 * The fields after `state` are an extension. To keep the reply small they come once, with the first row of each stay
 * (its dates) and of each blocking (all fields).
 */
export const DailyRoomBlocking = v.object({
  date: CalendarDate,
  facility_id: v.number(),
  facility_name: v.string(),
  blocking_id: v.number(),
  kind: v.picklist([...blockingKinds, 'reservation']),
  reason: v.string(),
  guest_name: v.optional(v.nullable(v.string())),
  is_first: v.boolean(),
  is_last: v.boolean(),
  state: v.union([BlockingState, v.picklist(['booked', 'in_house', 'departed'])]),
  /** Dates of the whole stay or blocking, half-open, also outside the queried range. */
  date_from: v.optional(CalendarDate),
  date_to: v.optional(CalendarDate),
  reason_code: v.optional(BlockingReasonCode),
  /** The reason as entered; `reason` falls back to the name of its code. */
  note: v.optional(v.string()),
  remarks: v.optional(v.string()),
  return_status: v.optional(HousekeepingStatus),
  lock_version: v.optional(v.number()),
})
export type DailyRoomBlocking = v.InferOutput<typeof DailyRoomBlocking>
