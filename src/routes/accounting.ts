import { accountingBases, accountingGroups, comparisons, reportTabs } from '../api/contract/enums.ts'
import * as params from './search-params.ts'
import { sectionUrl } from './section-url.ts'

/* The accounting report's URL: the query, and the figure whose entries are open. */

/** The reports, named as on the wire, the trial balance, the months that are closed, and the reports by schedule. */
export const tabs = [...reportTabs, 'trial_balance', 'periods', 'schedules'] as const
export type Tab = (typeof tabs)[number]
/** Tabs that show a report. */
export type ReportName = Exclude<Tab, 'periods' | 'schedules'>
/** True for a tab that shows a report. */
export const isReport = (tab: Tab): tab is ReportName => tab !== 'periods' && tab !== 'schedules'

/** Calendar periods at the property; `own` uses `from` and `to`. */
export const periods = [
  'this_month',
  'last_month',
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'own',
] as const
export type PeriodName = (typeof periods)[number]

/** Sortable columns of a report. */
const sortColumns = [
  'code',
  'name',
  'quantity',
  'net',
  'tax',
  'gross',
  'month_to_date',
  'year_to_date',
  'compared',
  'difference',
] as const
export type SortColumn = (typeof sortColumns)[number]
const descending = sortColumns.map((column) => `-${column}` as const)

/** Columns whose figures can be opened as entries. */
const figures = [
  '',
  'quantity',
  'net',
  'tax',
  'gross',
  'month_to_date',
  'year_to_date',
  'compared',
  'opening',
  'debit',
  'credit',
  'closing',
] as const
export type FigureColumn = Exclude<(typeof figures)[number], ''>

const maxRowLength = 100

/** Key of a row, which may be empty; null is the total. */
const row: params.Codec<string | null> = {
  empty: null,
  read: (search, name) => search.get(name)?.slice(0, maxRowLength) ?? null,
  write: (search, name, value) => {
    if (value !== null) search.set(name, value)
  },
}

export const accountingSearch = params.searchCodec({
  tab: params.oneOf(tabs),
  period: params.oneOf(periods),
  /** Custom period, both days included. */
  from: params.day,
  to: params.day,
  basis: params.oneOf(accountingBases),
  /** '' is the tab's default grouping. */
  group_by: params.oneOf(['', ...accountingGroups]),
  compare: params.oneOf(comparisons),
  /** '' is the server's order. */
  sort: params.oneOf(['', ...sortColumns, ...descending]),
  /** The open figure: its column, row and currency. */
  figure: params.oneOf(figures),
  row,
  currency: params.matching(/^[A-Z]{3}$/),
  /** Page cursor of the entries. */
  cursor: params.matching(/^\d{4}-\d\d-\d\d_\d{1,15}$/),
})
export type AccountingSearch = typeof accountingSearch.empty

export const parseAccounting = (search: string): AccountingSearch => accountingSearch.parse(new URLSearchParams(search))

/** URL of the accounting report. The default is this month's revenue by account. */
export const accounting = (prefix: string, search: Partial<AccountingSearch> = {}): string =>
  sectionUrl(prefix, 'accounting-report', accountingSearch, search)

const noFigure = { figure: '', row: null, currency: null, cursor: null } as const

/** The same search without the open figure. */
export const withoutFigure = (search: AccountingSearch): AccountingSearch => ({ ...search, ...noFigure })

/** Applies a change to the search. Closes the open figure, and resets grouping and order when the tab changes. */
export const withPatch = (search: AccountingSearch, patch: Partial<AccountingSearch>): AccountingSearch => ({
  ...search,
  ...noFigure,
  ...(patch.tab === undefined ? {} : { group_by: '' as const, sort: '' as const }),
  ...patch,
})
