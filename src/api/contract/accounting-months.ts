import * as v from 'valibot'
import { AccountingDay } from './accounting-days.ts'
import { amount, BooksMonth, BooksSums, booksStatuses, ReopenedThrough, ReopeningReason } from './accounting-sums.ts'
import { CalendarDate, Id, Instant, LockVersion } from './wire.ts'

/* Closing of the books, month by month (ADR 0065): an extension. Amounts are integer minor units of a currency. */

/** One month. A month is over if the business date of the property is later. `closed_*` and `reopened_*` are the last of each. */
export const AccountingMonth = v.object({
  month: BooksMonth,
  status: v.picklist(booksStatuses),
  is_over: v.boolean(),
  /** True for the month that may be reopened: the last closed one, if no date after it is closed. */
  is_last_closed: v.boolean(),
  entries: amount,
  /** Postings of later months that belong to this one: it was closed when they arrived. */
  late_postings: amount,
  sums: v.array(BooksSums),
  closed_at: v.nullable(Instant),
  closed_by: v.nullable(v.string()),
  reopened_at: v.nullable(Instant),
  reopened_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** 0 for a month that has never been closed. */
  lock_version: v.number(),
})
export type AccountingMonth = v.InferOutput<typeof AccountingMonth>

/** A posting that arrived after its month or date was closed. `late_for` is the date that it belongs to. */
const LatePosting = v.object({
  posting_id: v.number(),
  late_for: CalendarDate,
  business_date: CalendarDate,
  posted_at: Instant,
  reference: v.string(),
  reason: v.nullable(v.string()),
  corrects: v.nullable(v.number()),
  currency: v.string(),
  /** Sum of its debits. */
  amount,
})
export type LatePosting = v.InferOutput<typeof LatePosting>

/**
 * GET accounting_months: all months from the first entry to the current one, the newest late postings, and the latest business dates; each
 * newest first. A server that closes no dates omits `days`. `last_closed` is the last closed date, null if none is closed; a server that
 * reopens only the last date or month omits it.
 */
export const AccountingMonths = v.object({
  months: v.array(AccountingMonth),
  late_postings: v.array(LatePosting),
  days: v.optional(v.array(AccountingDay)),
  last_closed: v.optional(v.nullable(CalendarDate)),
})
export type AccountingMonths = v.InferOutput<typeof AccountingMonths>

export const AccountingMonthsQuery = v.strictObject({ property_id: Id })
export type AccountingMonthsQuery = v.InferOutput<typeof AccountingMonthsQuery>

const target = { property_id: Id, month: BooksMonth, lock_version: v.optional(LockVersion) }

/** POST close_accounting_month: closes a month, and the open months before it. */
export const CloseMonth = v.strictObject(target)
export type CloseMonth = v.InferOutput<typeof CloseMonth>

/** POST reopen_accounting_month: reopens the last closed month; with `through`, all closed months and dates from the named month on. */
export const ReopenMonth = v.strictObject({
  ...target,
  through: ReopenedThrough,
  reason: ReopeningReason,
})
export type ReopenMonth = v.InferOutput<typeof ReopenMonth>
