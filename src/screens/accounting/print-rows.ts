import type { AccountingReport, CurrencyReport, CurrencyTrial, ReportRow } from '../../api/contract/accounting.ts'
import type { PrintColumn, PrintRow } from '../../design/print/PrintTable.tsx'
import { figureNames, ledgerNames, rowName } from '../../machines/accounting/accounting-words.rules.ts'
import { changeOf, differenceOf, sorted, trialKey } from '../../machines/accounting/row.rules.ts'
import type { AccountingSearch } from '../../paths/accounting.ts'
import { amountText, changeText, quantityText } from './accounting-text.ts'

/* The tables of the screen as text, for paper. */

const sums = ['net', 'tax', 'gross', 'month_to_date', 'year_to_date'] as const
const trialSums = ['opening', 'debit', 'credit', 'closing'] as const
const numeric = (key: keyof typeof figureNames, label = figureNames[key]): PrintColumn => ({
  key,
  label,
  isNumeric: true,
})

export const reportColumns = ({ compared }: AccountingReport): PrintColumn[] => [
  { key: 'name', label: 'Name' },
  { key: 'code', label: 'Code' },
  numeric('quantity'),
  ...sums.map((key) => numeric(key)),
  ...(compared
    ? [numeric('compared', 'Before'), numeric('difference'), { key: 'change', label: '%', isNumeric: true }]
    : []),
]

export function reportRows(
  { rows, total, currency }: CurrencyReport,
  { compared }: AccountingReport,
  sort: AccountingSearch['sort'],
): PrintRow[] {
  const figuresOf = (row: ReportRow) => [
    quantityText(row.quantity),
    ...sums.map((key) => amountText(row[key], currency)),
    ...(compared
      ? [
          amountText(row.compared?.gross ?? 0, currency),
          amountText(differenceOf(row) ?? 0, currency),
          changeText(changeOf(row)),
        ]
      : []),
  ]
  return [
    ...sorted(rows, sort).map((row) => ({
      key: `row ${row.key}`,
      cells: [rowName(row), row.code ?? '', ...figuresOf(row)],
    })),
    { key: 'total', cells: ['Total', '', ...figuresOf(total)], isSum: true },
  ]
}

export const trialColumns: PrintColumn[] = [
  { key: 'name', label: 'Ledger and account' },
  { key: 'code', label: 'Code' },
  ...trialSums.map((key) => numeric(key)),
]

export function trialRows({ rows, total, currency }: CurrencyTrial): PrintRow[] {
  const figuresOf = (row: CurrencyTrial['total']) => trialSums.map((key) => amountText(row[key], currency))
  return [
    ...rows.map((row) => ({
      key: trialKey(row),
      cells: [row.code === '' ? `All ${ledgerNames[row.ledger].toLowerCase()}` : row.name, row.code, ...figuresOf(row)],
    })),
    { key: 'total', cells: ['Total', '', ...figuresOf(total)], isSum: true },
  ]
}
