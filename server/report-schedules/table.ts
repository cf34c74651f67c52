import type { AccountingReport, ReportRow, TrialBalance } from '../../src/api/contract/accounting.ts'
import { isCalendarDate } from '../../src/api/contract/calendar-date.ts'
import { minorUnitsOf, toMajorUnits } from '../../src/api/contract/money.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Cell, Column, Row } from '../xlsx/sheet.ts'
import { groupName, ledgerName } from './texts.ts'

/* The rows of a report as one table: the currencies one below the other, each with its total. */

/** Columns and rows of a file. */
export interface ReportTable {
  columns: readonly Column[]
  rows: readonly Row[]
}

const text = (header: string, width: number): Column => ({ header, type: 'text', width })

/** As many decimals as the finest currency has. */
const decimalsOf = (currencies: readonly { currency: string }[]) =>
  Math.max(0, ...currencies.map(({ currency }) => Math.round(Math.log10(minorUnitsOf(currency)))))

const money =
  (digits: number) =>
  (header: string): Column => ({ header, type: 'number', digits, width: 16 })

/** Share of change in percent; null if there is nothing to compare with. */
const changeOf = ({ gross, compared }: ReportRow): Cell =>
  compared && compared.gross !== 0 ? ((gross - compared.gross) / Math.abs(compared.gross)) * 100 : null

/** The table of the revenue, taxes or payments. */
export function reportTable({ currencies, compared, group_by }: AccountingReport): ReportTable {
  const amount = money(decimalsOf(currencies))
  const isByDate = group_by === 'date'
  const columns: Column[] = [
    ...(isByDate
      ? [text(phrase('accounting.date'), 16)]
      : [text(phrase('accounting.code'), 14), text(groupName(group_by), 32)]),
    text(phrase('accounting.currency'), 10),
    { header: phrase('accounting.quantity'), type: 'number', digits: 0, width: 10 },
    amount(phrase('accounting.net')),
    amount(phrase('accounting.tax')),
    amount(phrase('accounting.gross')),
    amount(phrase('accounting.monthToDate')),
    amount(phrase('accounting.yearToDate')),
    ...(compared
      ? [
          amount(phrase('accounting.comparedColumn')),
          amount(phrase('accounting.difference')),
          { header: phrase('accounting.changeInPercent'), type: 'number' as const, digits: 1, width: 14 },
        ]
      : []),
  ]
  const cells = (row: ReportRow, currency: string, labels: readonly Cell[]): Row => {
    const major = (minor: number) => toMajorUnits(minor, currency)
    return [
      ...labels,
      currency,
      row.quantity,
      ...[row.net, row.tax, row.gross, row.month_to_date, row.year_to_date].map(major),
      ...(row.compared ? [major(row.compared.gross), major(row.gross - row.compared.gross), changeOf(row)] : []),
    ]
  }
  const labelsOf = ({ key, code, name }: ReportRow): Cell[] =>
    isByDate ? [isCalendarDate(key) ? key : name] : [code ?? '', name]
  const rows = currencies.flatMap(({ currency, rows: ofCurrency, total }) => [
    ...ofCurrency.map((row) => cells(row, currency, labelsOf(row))),
    cells(total, currency, [phrase('accounting.total'), ...(isByDate ? [] : [''])]),
  ])
  return { columns, rows }
}

/** The table of the trial balance. */
export function trialTable({ currencies }: TrialBalance): ReportTable {
  const amount = money(decimalsOf(currencies))
  const balances = ['opening', 'debit', 'credit', 'closing'] as const
  const columns: Column[] = [
    text(phrase('accounting.ledger'), 16),
    text(phrase('accounting.code'), 14),
    text(phrase('accounting.name'), 32),
    text(phrase('accounting.currency'), 10),
    amount(phrase('accounting.opening')),
    amount(phrase('accounting.debit')),
    amount(phrase('accounting.credit')),
    amount(phrase('accounting.closing')),
  ]
  const rows = currencies.flatMap(({ currency, rows: ofCurrency, total }) => {
    const cells = (labels: readonly Cell[], sums: typeof total): Row => [
      ...labels,
      currency,
      ...balances.map((name) => toMajorUnits(sums[name], currency)),
    ]
    return [
      ...ofCurrency.map((row) => {
        const name = row.code === '' ? phrase('accounting.totalOfLedger', { ledger: row.ledger }) : row.name
        return cells([ledgerName(row.ledger), row.code, name], row)
      }),
      cells([phrase('accounting.total'), '', ''], total),
    ]
  })
  return { columns, rows }
}
