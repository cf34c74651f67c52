import type { BalanceCheck, ReportRow, TrialRow } from '../../api/contract/accounting.ts'
import type { AccountingSearch, SortColumn } from '../../routes/accounting.ts'

/** Gross less compared gross; null without a comparison. */
export const differenceOf = ({ gross, compared }: Pick<ReportRow, 'gross' | 'compared'>): number | null =>
  compared === null ? null : gross - compared.gross

/** Change against the compared period, as a ratio; null if the compared gross is zero or missing. */
export function changeOf(row: Pick<ReportRow, 'gross' | 'compared'>): number | null {
  const difference = differenceOf(row)
  const before = row.compared?.gross ?? 0
  return difference === null || before === 0 ? null : difference / Math.abs(before)
}

const byText = new Intl.Collator('en', { numeric: true })

const valueOf = (row: ReportRow, column: SortColumn): string | number => {
  if (column === 'code') return row.code ?? ''
  if (column === 'compared') return row.compared?.gross ?? 0
  return column === 'difference' ? (differenceOf(row) ?? 0) : row[column]
}

/** Column and direction of a sort parameter; null is the server's order. */
export function orderOf(sort: AccountingSearch['sort']): { column: SortColumn; isDown: boolean } | null {
  if (sort === '') return null
  const isDown = sort.startsWith('-')
  return { column: (isDown ? sort.slice(1) : sort) as SortColumn, isDown }
}

/** Sorts rows; equal rows stay in the server's order. */
export function sorted(rows: readonly ReportRow[], sort: AccountingSearch['sort']): readonly ReportRow[] {
  const order = orderOf(sort)
  if (!order) return rows
  const { column, isDown } = order
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, column), valueOf(b, column)]
    const comparison =
      typeof left === 'number' && typeof right === 'number' ? left - right : byText.compare(String(left), String(right))
    return isDown ? -comparison : comparison
  })
}

/** The sort after a click on a column heading: figures start with the largest, text with A; then reversed; then unsorted. */
export function nextSort(sort: AccountingSearch['sort'], column: SortColumn): AccountingSearch['sort'] {
  const isText = column === 'code' || column === 'name'
  const [first, second] = isText ? [column, `-${column}` as const] : [`-${column}` as const, column]
  if (sort === first) return second
  return sort === second ? '' : first
}

/** URL key of a trial balance row: its ledger and account code; the ledger alone for a ledger's sum. */
export const trialKey = ({ ledger, code }: Pick<TrialRow, 'ledger' | 'code'>) => (code ? `${ledger} ${code}` : ledger)

/** Difference between the two sides of a balance check. */
export const gapOf = ({ left, right }: BalanceCheck) => Math.abs(left - right)

/** True if all balance checks of all currencies hold. */
export const isBalanced = (currencies: readonly { checks: readonly BalanceCheck[] }[]) =>
  currencies.every(({ checks }) => checks.every(({ holds }) => holds))
