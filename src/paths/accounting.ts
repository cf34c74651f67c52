import { parsePlace, property } from '../paths.ts'
import * as params from './params.ts'

/* The accounting report of a property: everything that is asked, and the figure whose entries lie open over it. */

/** The reports, as they are named on the wire, and the trial balance. */
export const tabs = ['revenue', 'taxes', 'payments', 'trial_balance'] as const
export type Tab = (typeof tabs)[number]

/** Calendar periods at the property; `own` is from `from` to `to`. */
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

/** None stands for what the tab is usually looked at by. */
const groups = ['', 'account', 'classification', 'tax_rate', 'payment_method', 'date', 'facility_type'] as const
const bases = ['business_date', 'posting_date'] as const
const comparisons = ['none', 'previous_period', 'previous_year'] as const

/** The columns of a report that rows are put in order by. */
export const sortColumns = [
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

/** Columns whose figures are made of entries. */
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

const longest = 100

/** A row by its key, which may be empty; none is the total. */
const row: params.Codec<string | null> = {
  empty: null,
  read: (search, name) => search.get(name)?.slice(0, longest) ?? null,
  write: (search, name, value) => {
    if (value !== null) search.set(name, value)
  },
}

const matching = (pattern: RegExp): params.Codec<string | null> => ({
  empty: null,
  read: (search, name) => {
    const text = search.get(name)
    return text && pattern.test(text) ? text : null
  },
  write: (search, name, value) => {
    if (value) search.set(name, value)
  },
})

export const accountingSearch = params.searchCodec({
  tab: params.oneOf(tabs),
  period: params.oneOf(periods),
  /** Of the own period, both days included. */
  from: params.day,
  to: params.day,
  basis: params.oneOf(bases),
  group_by: params.oneOf(groups),
  compare: params.oneOf(comparisons),
  /** None is the order in which the server tells them. */
  sort: params.oneOf(['', ...sortColumns, ...descending]),
  /** The open figure: its column, row and currency. */
  figure: params.oneOf(figures),
  row,
  currency: matching(/^[A-Z]{3}$/),
  /** Where its entries go on. */
  cursor: matching(/^\d{4}-\d\d-\d\d_\d{1,15}$/),
})
export type AccountingSearch = typeof accountingSearch.empty

export const parseAccounting = (search: string): AccountingSearch => accountingSearch.parse(new URLSearchParams(search))

/** The report of a property; what is not said is the revenue of this month by account. */
export function accounting(prefix: string, search: Partial<AccountingSearch> = {}): string {
  const written = new URLSearchParams()
  accountingSearch.write(written, { ...accountingSearch.empty, ...search })
  const place = property(prefix, 'accounting-report')
  return written.size > 0 ? `${place}?${written}` : place
}

/** True when an address is the accounting report of this property. */
export function isAccounting(prefix: string, pathname: string): boolean {
  const place = parsePlace(pathname)
  return place.name === 'property' && place.prefix === prefix && place.section === 'accounting-report'
}

const closed = { figure: '', row: null, currency: null, cursor: null } as const

/** Without the entries that lie open. */
export const withoutFigure = (search: AccountingSearch): AccountingSearch => ({ ...search, ...closed })

/** Another question in place of this one: what lay open belongs to the former; another tab has groups and an order of its own. */
export const changed = (search: AccountingSearch, patch: Partial<AccountingSearch>): AccountingSearch => ({
  ...search,
  ...closed,
  ...(patch.tab === undefined ? {} : { group_by: '' as const, sort: '' as const }),
  ...patch,
})
