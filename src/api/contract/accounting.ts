import * as v from 'valibot'
import { reportTabs, accountingBases, accountingGroups, comparisons } from './enums.ts'
import { daysBetween } from './days.ts'
import { BusinessDate, CalendarDate, Id, Instant, dateCursor, perPage, text } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* The accounting report, read through GraphQL (domain D21, D38). Amounts are integer minor units of a currency. */

export const ledgers = ['revenue', 'tax', 'payment', 'deposit', 'guest', 'city'] as const
export const Ledger = v.picklist(ledgers, () => phrase('accounting.mustBeALedger'))
export type Ledger = v.InferOutput<typeof Ledger>

export const classifications = ['rooms', 'food_beverage', 'other_operated', 'misc_income', 'tax', 'settlement'] as const
export const Classification = v.picklist(classifications)
export type Classification = v.InferOutput<typeof Classification>

export const paymentMethods = ['cash', 'card', 'bank_transfer', 'direct_bill'] as const
export const PaymentMethod = v.picklist(paymentMethods)
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** `business_date` counts an entry on the date it belongs to, `posting_date` on the day it was posted. */
export const AccountingBasis = v.picklist(accountingBases, () => phrase('accounting.mustBeABasis'))
export type AccountingBasis = v.InferOutput<typeof AccountingBasis>

/** Each report has the entries of one ledger: revenue, tax or payment. */
export const ReportTab = v.picklist(reportTabs, () => phrase('accounting.mustBeAReport'))
export type ReportTab = v.InferOutput<typeof ReportTab>
export const ledgerOfTab: Record<ReportTab, Ledger> = { revenue: 'revenue', taxes: 'tax', payments: 'payment' }

export const AccountingGroup = v.picklist(accountingGroups, () => phrase('accounting.mustBeAGrouping'))
export type AccountingGroup = v.InferOutput<typeof AccountingGroup>

export const Comparison = v.picklist(comparisons, () => phrase('accounting.mustBeAComparison'))
export type Comparison = v.InferOutput<typeof Comparison>

const amount = v.pipe(v.number(), v.integer())

/** Sums of entries. `quantity` counts units sold (nights, pieces); a counter-entry subtracts its quantity. */
const sums = { quantity: amount, net: amount, tax: amount, gross: amount }

/** A range of days, both ends included. */
export const AccountingPeriod = v.object({ from: CalendarDate, to: CalendarDate })
export type AccountingPeriod = v.InferOutput<typeof AccountingPeriod>

/**
 * One row of a report. `key` identifies the row in `accounting_entries`; '' stands for entries without a value in the
 * group (no room, no rate). `month_to_date` and `year_to_date` are gross amounts up to the end of the period.
 * `compared` has the sums of the comparison period, or null without one; `compared_key` is that row's key.
 * Grouped by date, the days of the year before the period form one row, `..2026-10-31`. Days are compared by their
 * distance from the start of their period. If the comparison period is longer, the last day is compared with all its
 * remaining days, `2025-11-30..`.
 */
export const ReportRow = v.object({
  key: v.string(),
  compared_key: v.string(),
  code: v.nullable(v.string()),
  name: v.string(),
  ...sums,
  month_to_date: amount,
  year_to_date: amount,
  compared: v.nullable(v.object(sums)),
})
export type ReportRow = v.InferOutput<typeof ReportRow>

/** Two sums that must be equal, and whether they are. */
export const BalanceCheck = v.object({
  key: v.picklist(['debit_is_credit', 'revenue_tax_is_tax_ledger', 'rows_are_total']),
  /** For example "Debits equal credits". */
  label: v.string(),
  left: amount,
  right: amount,
  holds: v.boolean(),
})
export type BalanceCheck = v.InferOutput<typeof BalanceCheck>

/** The report in one currency. Amounts of different currencies are never added. */
export const CurrencyReport = v.object({
  currency: v.string(),
  rows: v.array(ReportRow),
  total: ReportRow,
  checks: v.array(BalanceCheck),
})
export type CurrencyReport = v.InferOutput<typeof CurrencyReport>

/** Date range behind each column, to query its entries. */
const ranges = {
  period: AccountingPeriod,
  month_to_date: AccountingPeriod,
  year_to_date: AccountingPeriod,
  compared: v.nullable(AccountingPeriod),
}

export const AccountingReport = v.object({
  property_id: v.number(),
  tab: ReportTab,
  basis: AccountingBasis,
  group_by: AccountingGroup,
  today: CalendarDate,
  ...ranges,
  currencies: v.array(CurrencyReport),
})
export type AccountingReport = v.InferOutput<typeof AccountingReport>

/** Opening + debit − credit = closing; amounts owed to the property are positive. `code` '' totals its ledger. */
export const TrialRow = v.object({
  ledger: Ledger,
  code: v.string(),
  name: v.string(),
  opening: amount,
  debit: amount,
  credit: amount,
  closing: amount,
})
export type TrialRow = v.InferOutput<typeof TrialRow>

export const CurrencyTrial = v.object({
  currency: v.string(),
  rows: v.array(TrialRow),
  total: v.object({ opening: amount, debit: amount, credit: amount, closing: amount }),
  checks: v.array(BalanceCheck),
})
export type CurrencyTrial = v.InferOutput<typeof CurrencyTrial>

export const TrialBalance = v.object({
  property_id: v.number(),
  basis: AccountingBasis,
  today: CalendarDate,
  period: AccountingPeriod,
  currencies: v.array(CurrencyTrial),
})
export type TrialBalance = v.InferOutput<typeof TrialBalance>

/** One entry. Entries of one posting share `posting_id`; their debits equal their credits. */
export const AccountingEntry = v.object({
  id: v.number(),
  posting_id: v.number(),
  business_date: CalendarDate,
  posted_at: Instant,
  posting_date: CalendarDate,
  ledger: Ledger,
  code: v.string(),
  name: v.string(),
  classification: Classification,
  /** In basis points: 1000 is 10 %. */
  tax_rate: v.nullable(amount),
  ...sums,
  debit: amount,
  credit: amount,
  currency: v.string(),
  payment_method: v.nullable(PaymentMethod),
  facility_id: v.nullable(v.number()),
  facility_name: v.nullable(v.string()),
  facility_type: v.nullable(v.string()),
  addon_id: v.nullable(v.number()),
  reference: v.string(),
  reason: v.nullable(v.string()),
  /** `corrects` is the posting that this one reverses; `corrected_by` is the posting that reverses this one. */
  corrects: v.nullable(v.number()),
  corrected_by: v.nullable(v.number()),
})
export type AccountingEntry = v.InferOutput<typeof AccountingEntry>

/** Entries that add up to a figure, by date. `total` covers all pages. */
export const AccountingEntries = v.object({
  data: v.array(AccountingEntry),
  next_cursor: v.nullable(v.string()),
  total: v.object({ entries: amount, ...sums, debit: amount, credit: amount }),
})
export type AccountingEntries = v.InferOutput<typeof AccountingEntries>

const period = { from: BusinessDate, to: BusinessDate }
const maxDays = 800

/** Rejects, on `to`, a period that ends before it begins or exceeds the allowed number of days. */
const inPeriod = <S extends v.GenericSchema<unknown, AccountingPeriod>>(schema: S, max = maxDays) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { from, to } = dataset.value
      const message =
        from <= to ? phrase('accounting.atMostDays', { max }) : phrase('accounting.mustNotBeBeforeFirstDay')
      if (from > to || daysBetween(from, to) >= max)
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: {}, key: 'to', value: to }] })
    }),
  )

const queryFields = {
  property_id: Id,
  ...period,
  basis: v.optional(AccountingBasis, 'business_date'),
  /** True for an export, which the activity log records (domain D38). */
  for_export: v.optional(v.boolean(), false),
}
export const AccountingReportQuery = inPeriod(
  v.strictObject({
    ...queryFields,
    tab: v.optional(ReportTab, 'revenue'),
    group_by: v.optional(AccountingGroup, 'account'),
    compare: v.optional(Comparison, 'none'),
  }),
)
export type AccountingReportQuery = v.InferOutput<typeof AccountingReportQuery>

export const TrialBalanceQuery = inPeriod(v.strictObject(queryFields))
export type TrialBalanceQuery = v.InferOutput<typeof TrialBalanceQuery>

/**
 * `group_by` and `key` select the entries of one row; without them the query returns the entries of the total. `code`
 * is used by the trial balance, whose total has no `ledger`. The number of days is not limited, because an opening
 * balance covers all days before the period.
 */
export const AccountingEntriesQuery = inPeriod(
  v.strictObject({
    ...queryFields,
    ledger: v.optional(Ledger),
    currency: v.pipe(
      v.string(),
      v.regex(/^[A-Z]{3}$/, () => phrase('accounting.mustBeACurrency')),
    ),
    group_by: v.optional(AccountingGroup),
    key: v.optional(v.pipe(text, v.maxLength(100))),
    code: v.optional(v.pipe(text, v.maxLength(40))),
    posting_id: v.optional(Id),
    cursor: v.optional(dateCursor),
    per_page: v.optional(perPage, 50),
  }),
  Number.POSITIVE_INFINITY,
)
export type AccountingEntriesQuery = v.InferOutput<typeof AccountingEntriesQuery>

/**
 * POST correct_accounting_posting: reverses a posting with a counter-posting on today's business date. Posted entries
 * never change. 409 if the posting is already reversed.
 */
export const CorrectPosting = v.strictObject({
  property_id: Id,
  posting_id: Id,
  reason: v.pipe(
    text,
    v.trim(),
    v.minLength(3, () => phrase('accounting.reasonTooShort')),
    v.maxLength(500),
  ),
})
export type CorrectPosting = v.InferOutput<typeof CorrectPosting>

/** The counter-posting. */
export const CorrectedPosting = v.object({ posting_id: v.number(), business_date: CalendarDate, entries: v.number() })
export type CorrectedPosting = v.InferOutput<typeof CorrectedPosting>
