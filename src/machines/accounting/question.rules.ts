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
import type { AccountingSearch, FigureColumn, Tab } from '../../paths/accounting.ts'
import { groupOf, rowName } from './accounting-words.rules.ts'
import { firstDay, periodOf } from './period.rules.ts'
import { trialKey } from './row.rules.ts'
import { addDays } from '../../api/contract/days.ts'

/** What a report is asked. */
export interface ReportQuestion extends AccountingPeriod {
  tab: Tab
  basis: AccountingBasis
  group_by: AccountingGroup
  compare: Comparison
}

/** What it answers: one of two kinds, by the tab. */
export type ReportAnswer = { kind: 'report'; report: AccountingReport } | { kind: 'trial'; trial: TrialBalance }

/** The entries of one figure. */
export interface EntriesQuestion extends AccountingPeriod {
  basis: AccountingBasis
  currency: string
  ledger?: Ledger
  group_by?: AccountingGroup
  key?: string
  code?: string
  cursor?: string
}

/** What the address asks, once its days can be asked. The trial balance knows neither groups nor comparison. */
export function reportQuestion(search: AccountingSearch, today: string): ReportQuestion | null {
  const period = periodOf(search, today)
  if (!period) return null
  const isTrial = search.tab === 'trial_balance'
  return {
    tab: search.tab,
    ...period,
    basis: search.basis,
    group_by: isTrial ? 'account' : groupOf(search),
    compare: isTrial ? 'none' : search.compare,
  }
}

const before = (period: AccountingPeriod) => ({ from: firstDay, to: addDays(period.from, -1) })

/** The days whose entries add up to a column. */
function rangeOf(answer: ReportAnswer, column: FigureColumn): AccountingPeriod | null {
  if (answer.kind === 'trial') {
    const { period } = answer.trial
    if (column === 'opening') return before(period)
    return column === 'closing' ? { from: firstDay, to: period.to } : period
  }
  if (column === 'month_to_date' || column === 'year_to_date' || column === 'compared') return answer.report[column]
  return answer.report.period
}

/** Which of all entries are those of a row. */
function ofRow({
  tab,
  row,
  group_by,
}: AccountingSearch): Pick<EntriesQuestion, 'ledger' | 'group_by' | 'key' | 'code'> {
  if (tab !== 'trial_balance')
    return {
      ledger: ledgerOfTab[tab],
      ...(row === null ? {} : { group_by: groupOf({ tab, group_by }), key: row }),
    }
  const [name = '', ...code] = (row ?? '').split(' ')
  const ledger = ledgers.find((candidate) => candidate === name)
  return { ...(ledger ? { ledger } : {}), ...(ledger && code.length > 0 ? { code: code.join(' ') } : {}) }
}

/** In the period that is compared with a row may go by another name, as a day does. */
function comparedKey({ figure, row, currency }: AccountingSearch, answer: ReportAnswer): string | null {
  if (figure !== 'compared' || answer.kind !== 'report') return row
  const books = answer.report.currencies.find((candidate) => candidate.currency === currency)
  return books?.rows.find(({ key }) => key === row)?.compared_key ?? row
}

/** The entries of the open figure, whose days the report has told; null where none is open, or has no entries. */
export function entriesQuestion(search: AccountingSearch, answer: ReportAnswer | null): EntriesQuestion | null {
  const { figure, currency, basis, cursor } = search
  if (figure === '' || currency === null || answer === null) return null
  const range = rangeOf(answer, figure)
  if (!range || range.to < range.from) return null
  const row = comparedKey(search, answer)
  return { ...range, basis, currency, ...ofRow({ ...search, row }), ...(cursor ? { cursor } : {}) }
}

/** What the open figure says on the report; null where it is not there. */
export function openFigure({ figure, row, currency }: AccountingSearch, answer: ReportAnswer | null): number | null {
  if (figure === '' || answer === null) return null
  if (answer.kind === 'trial') {
    const books = answer.trial.currencies.find((candidate) => candidate.currency === currency)
    const sums = row === null ? books?.total : books?.rows.find((candidate) => trialKey(candidate) === row)
    return figure === 'opening' || figure === 'debit' || figure === 'credit' || figure === 'closing'
      ? (sums?.[figure] ?? null)
      : null
  }
  const books = answer.report.currencies.find((candidate) => candidate.currency === currency)
  const found = row === null ? books?.total : books?.rows.find(({ key }) => key === row)
  if (figure === 'compared') return found?.compared?.gross ?? null
  return figure === 'opening' || figure === 'debit' || figure === 'credit' || figure === 'closing'
    ? null
    : (found?.[figure] ?? null)
}

/** What all its entries add up to in the same column; what comes before and after is debit less credit. */
export function entriesFigure(figure: FigureColumn, { total }: Pick<AccountingEntries, 'total'>): number {
  if (figure === 'opening' || figure === 'closing') return total.debit - total.credit
  if (figure === 'month_to_date' || figure === 'year_to_date' || figure === 'compared') return total.gross
  return total[figure]
}

/** The name of the row whose figure is open; "Total" of all rows. */
export function openRowName({ row, currency }: AccountingSearch, answer: ReportAnswer | null): string {
  if (row === null) return 'Total'
  if (answer === null) return ''
  if (answer.kind === 'report') {
    const books = answer.report.currencies.find((candidate) => candidate.currency === currency)
    const named = books?.rows.find(({ key }) => key === row)
    return named ? rowName(named) : ''
  }
  const found = answer.trial.currencies
    .find((candidate) => candidate.currency === currency)
    ?.rows.find((candidate) => trialKey(candidate) === row)
  return found?.name ?? ''
}
