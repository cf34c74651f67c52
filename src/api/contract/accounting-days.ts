import * as v from 'valibot'
import { amount, BooksMonth, BooksSums, booksStatuses, ReopenedThrough, ReopeningReason } from './accounting-sums.ts'
import { BusinessDate, CalendarDate, Id, Instant, LockVersion } from './wire.ts'

/* Closing of business dates, as a night audit does it (ADR 0075): an extension. Amounts are integer minor units of a currency. */

/** What was left undone on a date. None of it prevents the closing. */
export const NightChecks = v.object({
  /** Guests due to arrive who have not checked in. */
  arrivals: amount,
  /** Guests due to leave who have not checked out. */
  departures: amount,
  /** Rooms found vacant or occupied, other than the front office said when the night audit cleared the findings. */
  discrepancies: amount,
  /** Nights of guests in house without a room charge. */
  unposted_nights: amount,
})
export type NightChecks = v.InferOutput<typeof NightChecks>

/** One business date. It is over if the business date of the property is later. `closed_*` and `reopened_*` are the last of each. */
export const AccountingDay = v.object({
  day: CalendarDate,
  status: v.picklist(booksStatuses),
  is_over: v.boolean(),
  /** True for the date that may be reopened: the last closed one, unless its month is closed. */
  is_last_closed: v.boolean(),
  /** Month that the date is closed with. */
  closed_with: v.nullable(BooksMonth),
  /** Open dates before an open one, which close with it. */
  open_before: amount,
  entries: amount,
  /** Postings of later dates that belong to this one: it was closed when they arrived. */
  late_postings: amount,
  sums: v.array(BooksSums),
  /** Of a closed date: what was found when it was closed. Null if it is not over, or was closed only with its month. */
  checks: v.nullable(NightChecks),
  closed_at: v.nullable(Instant),
  closed_by: v.nullable(v.string()),
  reopened_at: v.nullable(Instant),
  reopened_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** 0 for a date that was never closed by itself. */
  lock_version: v.number(),
})
export type AccountingDay = v.InferOutput<typeof AccountingDay>

const target = { property_id: Id, day: BusinessDate, lock_version: v.optional(LockVersion) }

/** POST close_accounting_day: closes a business date, and the open ones before it. */
export const CloseDay = v.strictObject(target)
export type CloseDay = v.InferOutput<typeof CloseDay>

/** POST reopen_accounting_day: reopens the last closed date; with `through`, all closed dates and months from the named date on. */
export const ReopenDay = v.strictObject({ ...target, through: ReopenedThrough, reason: ReopeningReason })
export type ReopenDay = v.InferOutput<typeof ReopenDay>
