import type {
  AccountingGroup,
  AccountingPeriod,
  Comparison,
  Ledger,
  PaymentMethod,
  ReportRow,
} from '../../api/contract/accounting.ts'
import type { AccountingSearch, FigureColumn, PeriodName, Tab } from '../../routes/accounting.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { numberText } from '../../numbers/number-text.ts'

const shortDay = dayFormat({ day: 'numeric', month: 'short' })
const shortDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/* Texts of the accounting report for the screen, print and files. */

export const tabNames: Record<Tab, string> = {
  revenue: 'Revenue',
  taxes: 'Taxes',
  payments: 'Payments',
  trial_balance: 'Trial balance',
}

export const periodNames: Record<PeriodName, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  this_week: 'This week',
  last_week: 'Last week',
  this_month: 'This month',
  last_month: 'Last month',
  this_quarter: 'This quarter',
  last_quarter: 'Last quarter',
  this_year: 'This year',
  last_year: 'Last year',
  own: 'Custom period…',
}

export const basisNames = { business_date: 'Business date', posting_date: 'Posting date' } as const
/** Shown after a period: the date by which entries belong to it. */
export const basisHints = {
  business_date: 'by business date',
  posting_date: 'by posting date',
} as const

export const groupNames: Record<AccountingGroup, string> = {
  account: 'Account',
  classification: 'Classification',
  tax_rate: 'Tax rate',
  payment_method: 'Payment method',
  date: 'Date',
  facility_type: 'Facility type',
}

export const comparisonNames: Record<Comparison, string> = {
  none: 'Nothing',
  previous_period: 'Previous period',
  previous_year: 'Previous year',
}

export const ledgerNames: Record<Ledger, string> = {
  revenue: 'Revenue',
  tax: 'Tax',
  payment: 'Payments',
  deposit: 'Deposits',
  guest: 'Guest ledger',
  city: 'City ledger',
}

export const methodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  direct_bill: 'Direct bill',
}

export const figureNames: Record<FigureColumn | 'difference', string> = {
  quantity: 'Quantity',
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
  month_to_date: 'Month to date',
  year_to_date: 'Year to date',
  compared: 'Compared',
  difference: 'Difference',
  opening: 'Opening',
  debit: 'Debit',
  credit: 'Credit',
  closing: 'Closing',
}

/** Default grouping of each tab. */
const defaultGroups: Record<Tab, AccountingGroup> = {
  revenue: 'account',
  taxes: 'tax_rate',
  payments: 'payment_method',
  trial_balance: 'account',
}
export const groupOf = ({ tab, group_by }: Pick<AccountingSearch, 'tab' | 'group_by'>): AccountingGroup =>
  group_by === '' ? defaultGroups[tab] : group_by

/** Day without its year: "3 Mar". */
export const shortDayText = (date: string) => shortDay.of(date)
/** "3 Mar 2026" */
export const dayText = (date: string) => shortDate.of(date)
/** "1 – 31 Mar 2026", "3 Mar 2026". */
export const rangeText = ({ from, to }: AccountingPeriod) => shortDate.range(from, to)

/** Name of a row. A row of one day shows its formatted date. */
export const rowName = ({ key, name }: Pick<ReportRow, 'key' | 'name'>) =>
  key === name && isDay(key) ? dayText(key) : name
/** True for the key of a single day. Other keys combine all days before or after the period. */
export const isDay = (key: string) => /^\d{4}-\d\d-\d\d$/.test(key)

/** "12 rows", "1 row". */
export const countText = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`

/** Labels and values that describe the query, for print and files. */
export function aboutRows(
  search: Pick<AccountingSearch, 'tab' | 'basis' | 'group_by'>,
  ranges: { period: AccountingPeriod; compared: AccountingPeriod | null },
): [label: string, value: string][] {
  return [
    ['Report', tabNames[search.tab]],
    ['Period', rangeText(ranges.period)],
    ['Basis', basisNames[search.basis]],
    ...(search.tab === 'trial_balance' ? [] : ([['Grouped by', groupNames[groupOf(search)]]] as [string, string][])),
    ...(ranges.compared === null ? [] : ([['Compared with', rangeText(ranges.compared)]] as [string, string][])),
  ]
}
