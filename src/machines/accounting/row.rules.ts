import type { BalanceCheck, ReportRow, TrialRow } from '../../api/contract/accounting.ts'
import type { AccountingSearch, SortColumn } from '../../routes/accounting.ts'

/** Gross less the gross of the period that is compared with; null without one. */
export const differenceOf = ({ gross, compared }: Pick<ReportRow, 'gross' | 'compared'>): number | null =>
  compared === null ? null : gross - compared.gross

/** By which part of what it was compared with, as a ratio; null where that is nothing. */
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

/** What an order is by, and which way; null is the server's own. */
export function orderOf(sort: AccountingSearch['sort']): { column: SortColumn; isDown: boolean } | null {
  if (sort === '') return null
  const isDown = sort.startsWith('-')
  return { column: (isDown ? sort.slice(1) : sort) as SortColumn, isDown }
}

/** Rows in the wished order; equal ones stay as the server told them. */
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

/** The order after a press on a heading: figures begin with the largest, words with A; then the other way, then none. */
export function nextSort(sort: AccountingSearch['sort'], column: SortColumn): AccountingSearch['sort'] {
  const isText = column === 'code' || column === 'name'
  const [first, second] = isText ? [column, `-${column}` as const] : [`-${column}` as const, column]
  if (sort === first) return second
  return sort === second ? '' : first
}

/** A row of the trial balance in the address: its ledger, and its account unless it sums its ledger up. */
export const trialKey = ({ ledger, code }: Pick<TrialRow, 'ledger' | 'code'>) => (code ? `${ledger} ${code}` : ledger)

/** By how much the two sides of a check differ. */
export const gapOf = ({ left, right }: BalanceCheck) => Math.abs(left - right)

/** Whether all hold, over all currencies. */
export const isBalanced = (currencies: readonly { checks: readonly BalanceCheck[] }[]) =>
  currencies.every(({ checks }) => checks.every(({ holds }) => holds))
