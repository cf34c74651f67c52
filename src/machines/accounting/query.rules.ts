import {
  type AccountingBasis,
  type AccountingEntries,
  type AccountingGroup,
  type AccountingPeriod,
  type AccountingReport,
  type Comparison,
  type Ledger,
  ledgerOfTab,
  ledgers,
  type TrialBalance,
} from '../../api/contract/accounting.ts'
import { type AccountingSearch, type FigureColumn, isReport, type ReportName } from '../../routes/accounting.ts'
import { groupOf, rowName } from './accounting-texts.rules.ts'
import { firstDay, periodOf } from './period.rules.ts'
import { trialKey } from './row.rules.ts'
import { addDays } from '../../api/contract/days.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Parameters of a report query. */
export interface ReportQuery extends AccountingPeriod {
  tab: ReportName
  basis: AccountingBasis
  group_by: AccountingGroup
  compare: Comparison
}

/** Result of a report query; the tab determines its kind. */
export type ReportData = { kind: 'report'; report: AccountingReport } | { kind: 'trial'; trial: TrialBalance }

/** Parameters of the entries behind one figure. */
export interface EntriesQuery extends AccountingPeriod {
  basis: AccountingBasis
  currency: string
  ledger?: Ledger
  group_by?: AccountingGroup
  key?: string
  code?: string
  cursor?: string
}

/** The report query of a URL; null while its days are invalid, or if its tab shows no report. The trial balance has no grouping and no comparison. */
export function reportQueryOf(search: AccountingSearch, today: string): ReportQuery | null {
  const { tab } = search
  const period = periodOf(search, today)
  if (!period || !isReport(tab)) return null
  const isTrial = tab === 'trial_balance'
  return {
    tab,
    ...period,
    basis: search.basis,
    group_by: isTrial ? 'account' : groupOf(search),
    compare: isTrial ? 'none' : search.compare,
  }
}

const before = (period: AccountingPeriod) => ({ from: firstDay, to: addDays(period.from, -1) })

/** The days of the entries in a column; null if the column has none. */
function rangeOf(data: ReportData, column: FigureColumn): AccountingPeriod | null {
  if (data.kind === 'trial') {
    const { period } = data.trial
    if (column === 'opening') return before(period)
    return column === 'closing' ? { from: firstDay, to: period.to } : period
  }
  if (column === 'month_to_date' || column === 'year_to_date' || column === 'compared') return data.report[column]
  return data.report.period
}

/** Parameters that restrict the entries to one row. */
function ofRow({ tab, row, group_by }: AccountingSearch): Pick<EntriesQuery, 'ledger' | 'group_by' | 'key' | 'code'> {
  if (!isReport(tab)) return {}
  if (tab !== 'trial_balance')
    return {
      ledger: ledgerOfTab[tab],
      ...(row === null ? {} : { group_by: groupOf({ tab, group_by }), key: row }),
    }
  const [name = '', ...code] = (row ?? '').split(' ')
  const ledger = ledgers.find((candidate) => candidate === name)
  return { ...(ledger ? { ledger } : {}), ...(ledger && code.length > 0 ? { code: code.join(' ') } : {}) }
}

/** The row's key in the compared period. It can differ: the row of a day is another day there. */
function comparedKey({ figure, row, currency }: AccountingSearch, data: ReportData): string | null {
  if (figure !== 'compared' || data.kind !== 'report') return row
  const ofCurrency = data.report.currencies.find((candidate) => candidate.currency === currency)
  return ofCurrency?.rows.find(({ key }) => key === row)?.compared_key ?? row
}

/** The query of the open figure's entries; null if no figure is open or it has no entries. The report's data supply the days. */
export function entriesQueryOf(search: AccountingSearch, data: ReportData | null): EntriesQuery | null {
  const { figure, currency, basis, cursor } = search
  if (figure === '' || currency === null || data === null) return null
  const range = rangeOf(data, figure)
  if (!range || range.to < range.from) return null
  const row = comparedKey(search, data)
  return { ...range, basis, currency, ...ofRow({ ...search, row }), ...(cursor ? { cursor } : {}) }
}

/** Value of the open figure in the report; null if the report lacks it. */
export function openFigure({ figure, row, currency }: AccountingSearch, data: ReportData | null): number | null {
  if (figure === '' || data === null) return null
  if (data.kind === 'trial') {
    const ofCurrency = data.trial.currencies.find((candidate) => candidate.currency === currency)
    const sums = row === null ? ofCurrency?.total : ofCurrency?.rows.find((candidate) => trialKey(candidate) === row)
    return figure === 'opening' || figure === 'debit' || figure === 'credit' || figure === 'closing'
      ? (sums?.[figure] ?? null)
      : null
  }
  const ofCurrency = data.report.currencies.find((candidate) => candidate.currency === currency)
  const found = row === null ? ofCurrency?.total : ofCurrency?.rows.find(({ key }) => key === row)
  if (figure === 'compared') return found?.compared?.gross ?? null
  return figure === 'opening' || figure === 'debit' || figure === 'credit' || figure === 'closing'
    ? null
    : (found?.[figure] ?? null)
}

/** Sum of all entries in the figure's column. Opening and closing balances are debit less credit. */
export function entriesFigure(figure: FigureColumn, { total }: Pick<AccountingEntries, 'total'>): number {
  if (figure === 'opening' || figure === 'closing') return total.debit - total.credit
  if (figure === 'month_to_date' || figure === 'year_to_date' || figure === 'compared') return total.gross
  return total[figure]
}

/** Name of the row whose figure is open; "Total" for the total row. */
export function openRowName({ row, currency }: AccountingSearch, data: ReportData | null): string {
  if (row === null) return phrase('accounting.total')
  if (data === null) return ''
  if (data.kind === 'report') {
    const ofCurrency = data.report.currencies.find((candidate) => candidate.currency === currency)
    const named = ofCurrency?.rows.find(({ key }) => key === row)
    return named ? rowName(named) : ''
  }
  const found = data.trial.currencies
    .find((candidate) => candidate.currency === currency)
    ?.rows.find((candidate) => trialKey(candidate) === row)
  return found?.name ?? ''
}
