import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Classification, Ledger, PaymentMethod } from '../../../src/api/contract/accounting.ts'
import type { NightChecks } from '../../../src/api/contract/accounting-days.ts'
import type { BooksStatus } from '../../../src/api/contract/accounting-sums.ts'
import { instant } from '../columns.ts'

const amount = () => bigint({ mode: 'number' }).notNull()

/** Ids of postings. Rolled-back transactions leave gaps. */
export const accounting_postings = pgSequence('accounting_postings')

/**
 * Accounting entries (domain D38; ADR 0034). Immutable: triggers reject UPDATE, DELETE and TRUNCATE, unbalanced
 * postings, lines added to an existing posting, and reversals that do not mirror the original. There are no foreign
 * keys, and names are stored with the ids, because entries outlive the records they name. `corrects` is the posting
 * that this one reverses.
 */
export const accounting_entries = pgTable(
  'accounting_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    posting_id: bigint({ mode: 'number' }).notNull(),
    /** From 1 within the posting. */
    line: smallint().notNull(),
    property_id: integer().notNull(),
    business_date: date().notNull(),
    /** Closed date that the amount belongs to; its `business_date` is then open (ADR 0065, 0075). */
    late_for: date(),
    /** Business date at the property when it was posted. */
    posting_date: date().notNull(),
    posted_at: instant().notNull(),
    ledger: text().$type<Ledger>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    classification: text().$type<Classification>().notNull(),
    /** In basis points. */
    tax_rate: integer(),
    quantity: amount().default(0),
    net: amount(),
    tax: amount(),
    gross: amount(),
    debit: amount(),
    credit: amount(),
    currency: text().notNull(),
    payment_method: text().$type<PaymentMethod>(),
    facility_id: integer(),
    facility_name: text(),
    facility_type_id: integer(),
    facility_type: text(),
    addon_id: integer(),
    reference: text().notNull(),
    reason: text(),
    corrects: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('accounting_entries_posting').on(t.posting_id, t.line),
    // A posting can be reversed only once.
    uniqueIndex('accounting_entries_corrects')
      .on(t.corrects, t.line)
      .where(sql`${t.corrects} is not null`),
    // The migration `accounting_rules` replaces these by wider indexes, which drizzle cannot express.
    index('accounting_entries_business').on(t.property_id, t.ledger, t.business_date, t.id),
    index('accounting_entries_posted').on(t.property_id, t.ledger, t.posting_date, t.id),
    index('accounting_entries_late')
      .on(t.property_id, t.late_for)
      .where(sql`${t.late_for} is not null`),
    check('accounting_entries_late_for', sql`${t.late_for} < ${t.business_date}`),
  ],
)

/** Who closed a period of the books, who reopened it last, and why. No foreign keys: names of people are stored with their ids. */
const closing = () => ({
  status: text().$type<BooksStatus>().notNull(),
  closed_at: instant().notNull(),
  closed_by: integer().notNull(),
  closed_by_name: text().notNull(),
  reopened_at: instant(),
  reopened_by: integer(),
  reopened_by_name: text(),
  /** Reason of the last reopening. */
  reason: text(),
  lock_version: integer().notNull().default(1),
})

/** Months of the books that have been closed or reopened (ADR 0065). A month without a row is open. A trigger rejects entries of closed months. */
export const accounting_months = pgTable(
  'accounting_months',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    property_id: integer().notNull(),
    /** First day of the month. */
    month: date().notNull(),
    ...closing(),
  },
  (t) => [
    uniqueIndex('accounting_months_month').on(t.property_id, t.month),
    check('accounting_months_first_day', sql`extract(day from ${t.month}) = 1`),
    check('accounting_months_status', sql`${t.status} in ('open', 'closed')`),
    check(
      'accounting_months_reopened',
      sql`num_nulls(${t.reopened_at}, ${t.reopened_by}, ${t.reopened_by_name}, ${t.reason}) in (0, 4)`,
    ),
  ],
)

/**
 * Business dates that have been closed or reopened by themselves (ADR 0075). A date without a row is open, unless its month is closed.
 * The trigger of the months rejects entries of closed dates.
 */
export const accounting_days = pgTable(
  'accounting_days',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    property_id: integer().notNull(),
    day: date().notNull(),
    /** What the night audit found when the date was closed last. */
    checks: jsonb().$type<NightChecks>().notNull(),
    ...closing(),
  },
  (t) => [
    uniqueIndex('accounting_days_day').on(t.property_id, t.day),
    check('accounting_days_status', sql`${t.status} in ('open', 'closed')`),
    check(
      'accounting_days_reopened',
      sql`num_nulls(${t.reopened_at}, ${t.reopened_by}, ${t.reopened_by_name}, ${t.reason}) in (0, 4)`,
    ),
  ],
)
