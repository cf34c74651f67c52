import * as v from 'valibot'
import { phrase } from '../../phrases/phrase.ts'
import { CalendarDate, Id, Instant, LockVersion, text } from './wire.ts'

/* Closing of the books, month by month (ADR 0065): an extension. Amounts are integer minor units of a currency. */

const monthStatuses = ['open', 'closed'] as const
export type MonthStatus = (typeof monthStatuses)[number]

/** A month of the books: `2026-03`. */
const BooksMonth = v.pipe(
  v.string(),
  v.regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, () => phrase('accounting.mustBeAMonth')),
)

const amount = v.pipe(v.number(), v.integer())

/** Sums of a month by business date, in one currency. `guest_balance` is what guests owe at the end of the month. */
const MonthSums = v.object({ currency: v.string(), debit: amount, credit: amount, guest_balance: amount })
export type MonthSums = v.InferOutput<typeof MonthSums>

/** One month. A month is over if the business date of the property is later. `closed_*` and `reopened_*` are the last of each. */
export const AccountingMonth = v.object({
  month: BooksMonth,
  status: v.picklist(monthStatuses),
  is_over: v.boolean(),
  /** True for the month that may be reopened: the last closed one. */
  is_last_closed: v.boolean(),
  entries: amount,
  /** Postings of later months that belong to this one: it was closed when they arrived. */
  late_postings: amount,
  sums: v.array(MonthSums),
  closed_at: v.nullable(Instant),
  closed_by: v.nullable(v.string()),
  reopened_at: v.nullable(Instant),
  reopened_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** 0 for a month that has never been closed. */
  lock_version: v.number(),
})
export type AccountingMonth = v.InferOutput<typeof AccountingMonth>

/** A posting that arrived after its month was closed. `late_for` is the day that it belongs to. */
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

/** GET accounting_months: all months from the first entry to the current one, and the newest late postings; each newest first. */
export const AccountingMonths = v.object({ months: v.array(AccountingMonth), late_postings: v.array(LatePosting) })
export type AccountingMonths = v.InferOutput<typeof AccountingMonths>

export const AccountingMonthsQuery = v.strictObject({ property_id: Id })
export type AccountingMonthsQuery = v.InferOutput<typeof AccountingMonthsQuery>

const target = { property_id: Id, month: BooksMonth, lock_version: v.optional(LockVersion) }

/** POST close_accounting_month: closes a month, and the open months before it. */
export const CloseMonth = v.strictObject(target)
export type CloseMonth = v.InferOutput<typeof CloseMonth>

/** POST reopen_accounting_month: reopens the last closed month. */
export const ReopenMonth = v.strictObject({
  ...target,
  reason: v.pipe(
    text,
    v.trim(),
    v.minLength(3, () => phrase('accounting.reasonTooShort')),
    v.maxLength(500),
  ),
})
export type ReopenMonth = v.InferOutput<typeof ReopenMonth>
