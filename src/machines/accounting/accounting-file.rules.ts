import type { AccountingReport, ReportRow, TrialBalance } from '../../api/contract/accounting.ts'
import { isCalendarDate } from '../../api/contract/calendar-date.ts'
import type { AccountingSearch } from '../../routes/accounting.ts'
import type { ExportColumn, ExportFile, ExportRow, ExportSheet } from '../export/export-file.ts'
import { aboutRows, figureNames, groupNames, ledgerNames } from './accounting-texts.rules.ts'
import type { ReportData, ReportQuery } from './query.rules.ts'
import { changeOf, differenceOf, sorted } from './row.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Source of an export file: the report query, its sort order and the property. */
export interface FileQuery {
  report: ReportQuery
  sort: AccountingSearch['sort']
  property: { name: string; prefix: string }
}

const text = (key: string, header: string, width: number): ExportColumn => ({ key, header, type: 'text', width })
const moneyIn =
  (currency: string) =>
  (key: keyof typeof figureNames): ExportColumn => ({
    key,
    header: figureNames[key],
    type: 'money',
    currency,
    width: 16,
  })

const figuresOf = (row: ReportRow, currency: string, isTotal: boolean): ExportRow => ({
  ...row,
  code: isTotal ? phrase('accounting.total') : row.code,
  name: isTotal ? '' : row.name,
  day: isCalendarDate(row.key) ? row.key : row.name,
  currency,
  compared: row.compared?.gross,
  difference: differenceOf(row),
  change: changeOf(row) === null ? null : (changeOf(row) ?? 0) * 100,
})

function reportSheets({ currencies, compared, group_by }: AccountingReport, sort: AccountingSearch['sort']) {
  return currencies.map(({ currency, rows, total }): ExportSheet => {
    const money = moneyIn(currency)
    const isByDate = group_by === 'date'
    return {
      name: currency,
      columns: [
        ...(isByDate
          ? [{ key: 'day', header: phrase('accounting.date'), type: 'date', width: 12 } as const]
          : [text('code', phrase('accounting.code'), 14), text('name', groupNames[group_by], 32)]),
        text('currency', phrase('accounting.currency'), 10),
        { key: 'quantity', header: figureNames.quantity, type: 'number', width: 10 },
        ...(['net', 'tax', 'gross', 'month_to_date', 'year_to_date'] as const).map(money),
        ...(compared
          ? [
              ...(['compared', 'difference'] as const).map(money),
              {
                key: 'change',
                header: phrase('accounting.changeInPercent'),
                type: 'number',
                digits: 1,
                width: 14,
              } as const,
            ]
          : []),
      ],
      rows: [
        ...sorted(rows, sort).map((row) => figuresOf(row, currency, false)),
        { ...figuresOf(total, currency, true), day: phrase('accounting.total') },
      ],
    }
  })
}

const trialSheets = ({ currencies }: TrialBalance) =>
  currencies.map(({ currency, rows, total }): ExportSheet => {
    const money = moneyIn(currency)
    return {
      name: currency,
      columns: [
        text('ledger', phrase('accounting.ledger'), 16),
        text('code', phrase('accounting.code'), 14),
        text('name', phrase('accounting.name'), 32),
        text('currency', phrase('accounting.currency'), 10),
        ...(['opening', 'debit', 'credit', 'closing'] as const).map(money),
      ],
      rows: [
        ...rows.map((row) => ({
          ...row,
          ledger: ledgerNames[row.ledger],
          name: row.code === '' ? phrase('accounting.totalOfLedger', { ledger: row.ledger }) : row.name,
          currency,
        })),
        { ...total, ledger: phrase('accounting.total'), currency },
      ],
    }
  })

/** Builds the export file: the query on top, one sheet per currency, rows in the order of the screen. */
export function accountingFile({ report: query, sort, property }: FileQuery, data: ReportData): ExportFile {
  const ranges = data.kind === 'trial' ? { period: data.trial.period, compared: null } : data.report
  const { from, to } = ranges.period
  return {
    name: phrase('accounting.fileName', {
      property: property.prefix,
      tab: query.tab,
      days: from === to ? from : phrase('accounting.fileDays', { from, to }),
    }),
    book: {
      about: [[phrase('accounting.property'), property.name], ...aboutRows(query, ranges)],
      sheets: data.kind === 'trial' ? trialSheets(data.trial) : reportSheets(data.report, sort),
    },
  }
}
