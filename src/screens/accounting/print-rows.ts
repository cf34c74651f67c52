import type { AccountingReport, CurrencyReport, CurrencyTrial, ReportRow } from '../../api/contract/accounting.ts'
import type { PrintColumn, PrintRow } from './PrintTable.tsx'
import { figureNames, groupNames, rowName } from '../../machines/accounting/accounting-texts.rules.ts'
import { changeOf, differenceOf, sorted, trialKey } from '../../machines/accounting/row.rules.ts'
import type { AccountingSearch } from '../../routes/accounting.ts'
import { amountText, changeText, quantityText } from './accounting-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/* The tables of the screen as text, for print. */

const amountColumns = ['net', 'tax', 'gross', 'month_to_date', 'year_to_date'] as const
const trialColumnKeys = ['opening', 'debit', 'credit', 'closing'] as const
const numericColumn = (key: keyof typeof figureNames, label = figureNames[key]): PrintColumn => ({
  key,
  label,
  isNumeric: true,
})

const hasCodes = ({ currencies }: AccountingReport) =>
  currencies.some(({ rows }) => rows.some(({ code }) => code !== null))

export const reportColumns = (report: AccountingReport): PrintColumn[] => [
  { key: 'name', label: hasCodes(report) ? phrase('accounting.name') : groupNames[report.group_by] },
  ...(hasCodes(report) ? [{ key: 'code', label: phrase('accounting.code') }] : []),
  numericColumn('quantity'),
  ...amountColumns.map((key) => numericColumn(key)),
  ...(report.compared
    ? [
        numericColumn('compared', phrase('accounting.comparedBefore')),
        numericColumn('difference'),
        { key: 'change', label: '%', isNumeric: true },
      ]
    : []),
]

export function reportRows(
  { rows, total, currency }: CurrencyReport,
  report: AccountingReport,
  sort: AccountingSearch['sort'],
): PrintRow[] {
  const codeOf = (code: string | null) => (hasCodes(report) ? [code ?? ''] : [])
  const figuresOf = (row: ReportRow) => [
    quantityText(row.quantity),
    ...amountColumns.map((key) => amountText(row[key], currency)),
    ...(report.compared
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
      cells: [rowName(row), ...codeOf(row.code), ...figuresOf(row)],
    })),
    { key: 'total', cells: [phrase('accounting.total'), ...codeOf(null), ...figuresOf(total)], sum: 'all' },
  ]
}

export const trialColumns: PrintColumn[] = [
  { key: 'name', label: phrase('accounting.ledgerAndAccount') },
  { key: 'code', label: phrase('accounting.code') },
  ...trialColumnKeys.map((key) => numericColumn(key)),
]

export function trialRows({ rows, total, currency }: CurrencyTrial): PrintRow[] {
  const figuresOf = (row: CurrencyTrial['total']) => trialColumnKeys.map((key) => amountText(row[key], currency))
  return [
    ...rows.map((row): PrintRow => ({
      key: trialKey(row),
      ...(row.code === '' ? { sum: 'part' } : {}),
      cells: [
        row.code === '' ? phrase('accounting.allOfLedger', { ledger: row.ledger }) : row.name,
        row.code,
        ...figuresOf(row),
      ],
    })),
    { key: 'total', cells: [phrase('accounting.total'), '', ...figuresOf(total)], sum: 'all' },
  ]
}
