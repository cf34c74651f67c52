import type {
  AccountingBasis,
  AccountingGroup,
  AccountingPeriod,
  Comparison,
  Ledger,
  PaymentMethod,
  ReportRow,
} from '../../api/contract/accounting.ts'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import { isCalendarDate } from '../../api/contract/calendar-date.ts'
import type { AccountingSearch, FigureColumn, PeriodName, Tab } from '../../routes/accounting.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { phrase } from '../../phrases/phrase.ts'

const shortDay = dayFormat({ day: 'numeric', month: 'short' })
const shortDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/* Texts of the accounting report for the screen, print and files. */

export const tabNames: Record<Tab, string> = {
  revenue: phrase('accounting.revenue'),
  taxes: phrase('accounting.taxes'),
  payments: phrase('accounting.payments'),
  trial_balance: phrase('accounting.trialBalance'),
  periods: phrase('accounting.periods'),
  schedules: phrase('accounting.schedules'),
}

export const periodNames: Record<PeriodName, string> = {
  today: phrase('accounting.today'),
  yesterday: phrase('accounting.yesterday'),
  this_week: phrase('accounting.thisWeek'),
  last_week: phrase('accounting.lastWeek'),
  this_month: phrase('accounting.thisMonth'),
  last_month: phrase('accounting.lastMonth'),
  this_quarter: phrase('accounting.thisQuarter'),
  last_quarter: phrase('accounting.lastQuarter'),
  this_year: phrase('accounting.thisYear'),
  last_year: phrase('accounting.lastYear'),
  own: phrase('accounting.customPeriod'),
}

export const basisNames = {
  business_date: phrase('accounting.businessDate'),
  posting_date: phrase('accounting.postingDate'),
} as const

export const groupNames: Record<AccountingGroup, string> = {
  account: phrase('accounting.account'),
  classification: phrase('accounting.classification'),
  tax_rate: phrase('accounting.taxRate'),
  payment_method: phrase('accounting.paymentMethod'),
  date: phrase('accounting.date'),
  facility_type: phrase('accounting.facilityType'),
}

export const comparisonNames: Record<Comparison, string> = {
  none: phrase('accounting.comparedWithNothing'),
  previous_period: phrase('accounting.previousPeriod'),
  previous_year: phrase('accounting.previousYear'),
}

export const ledgerNames: Record<Ledger, string> = {
  revenue: phrase('accounting.revenue'),
  tax: phrase('accounting.tax'),
  payment: phrase('accounting.payments'),
  deposit: phrase('accounting.deposits'),
  guest: phrase('accounting.guestLedger'),
  city: phrase('accounting.cityLedger'),
}

export const methodNames: Record<PaymentMethod, string> = {
  cash: phrase('accounting.cash'),
  card: phrase('accounting.card'),
  bank_transfer: phrase('accounting.bankTransfer'),
  direct_bill: phrase('accounting.directBill'),
}

export const figureNames: Record<FigureColumn | 'difference', string> = {
  quantity: phrase('accounting.quantity'),
  net: phrase('accounting.net'),
  tax: phrase('accounting.tax'),
  gross: phrase('accounting.gross'),
  month_to_date: phrase('accounting.monthToDate'),
  year_to_date: phrase('accounting.yearToDate'),
  compared: phrase('accounting.comparedColumn'),
  difference: phrase('accounting.difference'),
  opening: phrase('accounting.opening'),
  debit: phrase('accounting.debit'),
  credit: phrase('accounting.credit'),
  closing: phrase('accounting.closing'),
}

/** Default grouping of each tab. */
const defaultGroups: Record<Tab, AccountingGroup> = {
  revenue: 'account',
  taxes: 'tax_rate',
  payments: 'payment_method',
  trial_balance: 'account',
  periods: 'account',
  schedules: 'account',
}
export const groupOf = ({ tab, group_by }: Pick<AccountingSearch, 'tab' | 'group_by'>): AccountingGroup =>
  group_by === '' ? defaultGroups[tab] : group_by

const longMonth = dayFormat({ month: 'long', year: 'numeric' })
const longDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** "March 2026" */
export const monthText = ({ month }: Pick<AccountingMonth, 'month'>) => longMonth.of(`${month}-01`)
/** "3 April 2026" */
export const longDayText = (date: string) => longDay.of(date)
/** Day without its year: "3 Mar". */
export const shortDayText = (date: string) => shortDay.of(date)
/** "3 Mar 2026" */
export const dayText = (date: string) => shortDate.of(date)
/** "1 – 31 Mar 2026", "3 Mar 2026". */
export const rangeText = ({ from, to }: AccountingPeriod) => shortDate.range(from, to)

/** Name of a row. A row of one day shows its formatted date. */
export const rowName = ({ key, name }: Pick<ReportRow, 'key' | 'name'>) =>
  key === name && isCalendarDate(key) ? dayText(key) : name

/** A period with the date by which entries belong to it: "1 – 31 Mar 2026 by business date". */
export const datedRangeText = (range: AccountingPeriod, basis: AccountingBasis) =>
  basis === 'business_date'
    ? phrase('accounting.periodByBusinessDate', { period: rangeText(range) })
    : phrase('accounting.periodByPostingDate', { period: rangeText(range) })

/** Labels and values that describe the query, for print and files. */
export function aboutRows(
  search: Pick<AccountingSearch, 'tab' | 'basis' | 'group_by'>,
  ranges: { period: AccountingPeriod; compared: AccountingPeriod | null },
): [label: string, value: string][] {
  return [
    [phrase('accounting.report'), tabNames[search.tab]],
    [phrase('accounting.period'), rangeText(ranges.period)],
    [phrase('accounting.basis'), basisNames[search.basis]],
    ...(search.tab === 'trial_balance'
      ? []
      : ([[phrase('accounting.groupedBy'), groupNames[groupOf(search)]]] as [string, string][])),
    ...(ranges.compared === null
      ? []
      : ([[phrase('accounting.comparedWith'), rangeText(ranges.compared)]] as [string, string][])),
  ]
}
