import * as v from 'valibot'
import { phrase } from '../../phrases/phrase.ts'
import { BusinessDate, text } from './wire.ts'

/* What the months and the business dates of the books have in common (ADR 0065, 0075). */

/** An amount in minor units, or a number of records. */
export const amount = v.pipe(v.number(), v.integer())

/** Sums by business date, in one currency. `guest_balance` is what guests owe at the end. */
export const BooksSums = v.object({ currency: v.string(), debit: amount, credit: amount, guest_balance: amount })
export type BooksSums = v.InferOutput<typeof BooksSums>

export const booksStatuses = ['open', 'closed'] as const
export type BooksStatus = (typeof booksStatuses)[number]

/** A month of the books: `2026-03`. */
export const BooksMonth = v.pipe(
  v.string(),
  v.regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, () => phrase('accounting.mustBeAMonth')),
)

/**
 * Last closed date, as the person saw it, if all closed dates up to it are reopened with the named period. 409 if another date is the
 * last one now, so that exactly what was confirmed is reopened.
 */
export const ReopenedThrough = v.optional(BusinessDate)

/** Why a month or a date is reopened. */
export const ReopeningReason = v.pipe(
  text,
  v.trim(),
  v.minLength(3, () => phrase('accounting.reasonTooShort')),
  v.maxLength(500),
)
