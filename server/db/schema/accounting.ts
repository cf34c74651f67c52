import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgSequence, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Classification, Ledger, PaymentMethod } from '../../../src/api/contract/accounting.ts'
import { instant } from '../columns.ts'

const amount = () => bigint({ mode: 'number' }).notNull()

/** Numbers the postings; a number that was drawn by what did not come about is missing. */
export const accounting_postings = pgSequence('accounting_postings')

/**
 * The lines of the books (domain D38; ADR 0034). Immutable: triggers refuse UPDATE, DELETE and TRUNCATE, a posting
 * that does not balance, a line added to one, and a taking back that is not its mirror. There are no foreign keys, and
 * names stand beside the ids: the books outlive what they tell of. `corrects` is the posting that this one takes back.
 */
export const accounting_entries = pgTable(
  'accounting_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    posting_id: bigint({ mode: 'number' }).notNull(),
    /** From 1 within its posting. */
    line: smallint().notNull(),
    property_id: integer().notNull(),
    business_date: date().notNull(),
    /** The day of `posted_at` where the property stands. */
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
    // Whatever was posted is taken back once.
    uniqueIndex('accounting_entries_corrects')
      .on(t.corrects, t.line)
      .where(sql`${t.corrects} is not null`),
    // Replaced by wider ones in the migration `accounting_rules`, which the library has no words for.
    index('accounting_entries_business').on(t.property_id, t.ledger, t.business_date, t.id),
    index('accounting_entries_posted').on(t.property_id, t.ledger, t.posting_date, t.id),
  ],
)
