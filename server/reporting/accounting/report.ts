import type {
  AccountingReport,
  AccountingReportQuery,
  CurrencyReport,
  ReportRow,
} from '../../../src/api/contract/accounting.ts'
import { phrase } from '../../../src/phrases/phrase.ts'
import type { ReaderContext } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { firstOf } from '../../invariants.ts'
import { visibleProperty } from '../../scope.ts'
import { type PeriodSums, checkOf, checksOfBooks } from './checks.ts'
import { compareRows, rowLabel } from './groups.ts'
import { recordExport } from './record-export.ts'
import { maxRows } from './report-size.ts'
import { type Ranges, rangesOf } from './periods.ts'
import { type Line, reportStatement, sumColumns } from './report-sql.ts'
import { namesOf } from './sums.ts'
import { addDays, daysBetween } from '../../../src/api/contract/days.ts'
import { rowsOf } from '../../db/rows.ts'

type Sums = Record<(typeof sumColumns)[number], number>
const sumsOf = (line: Line) => Object.fromEntries(sumColumns.map((name) => [name, Number(line[name])])) as Sums

/** Key with which `accounting_entries` finds the comparison entries of a row. */
function comparedKey({ group_by }: AccountingReportQuery, { period, compared }: Ranges, key: string): string {
  if (group_by !== 'date' || compared === null) return key
  if (key.startsWith('..')) return `..${addDays(compared.from, -1)}`
  const offset = daysBetween(period.from, key)
  const day = addDays(compared.from, offset)
  return key === period.to && day < compared.to ? `${day}..` : day
}

const toReportSums = (sums: Sums, ranges: Ranges): Omit<ReportRow, 'key' | 'compared_key' | 'code' | 'name'> => ({
  quantity: sums.quantity,
  net: sums.net,
  tax: sums.tax,
  gross: sums.gross,
  month_to_date: sums.month_to_date,
  year_to_date: sums.year_to_date,
  compared: ranges.compared && {
    quantity: sums.compared_quantity,
    net: sums.compared_net,
    tax: sums.compared_tax,
    gross: sums.compared_gross,
  },
})

type Names = Awaited<ReturnType<typeof namesOf>>

function currencyReport(
  query: AccountingReportQuery,
  ranges: Ranges,
  lines: readonly Line[],
  names: Names,
): CurrencyReport {
  const rows = lines.filter(({ part }) => part === 'row')
  const total = sumsOf(firstOf(lines.filter(({ part }) => part === 'total')))
  const books = lines.find(({ part }) => part === 'books')
  const sumOfRows = (name: (typeof sumColumns)[number]) => rows.reduce((sum, line) => sum + Number(line[name]), 0)
  const ofBooks = Number(books?.of_tab ?? 0)
  const isTotal = total.gross === ofBooks && sumColumns.every((name) => sumOfRows(name) === total[name])
  const periodSums: PeriodSums = {
    debit: Number(books?.debit ?? 0),
    credit: Number(books?.credit ?? 0),
    revenue_tax: Number(books?.revenue_tax ?? 0),
    ledger_tax: Number(books?.ledger_tax ?? 0),
  }
  return {
    currency: firstOf(lines).currency,
    rows: rows
      .map((line) => ({
        key: line.key,
        compared_key: comparedKey(query, ranges, line.key),
        ...rowLabel(
          query.group_by,
          line.key,
          names.get(Number(line.latest)) ?? { name: line.key, facility_type: null },
        ),
        ...toReportSums(sumsOf(line), ranges),
      }))
      .sort((a, b) => compareRows(query.group_by, a, b)),
    total: { key: '', compared_key: '', code: null, name: 'Total', ...toReportSums(total, ranges) },
    checks: [...checksOfBooks(periodSums), checkOf('rows_are_total', sumOfRows('gross'), ofBooks, isTotal)],
  }
}

/** Query.accounting_report: sums of one ledger's entries, separately for each currency (domain D38). */
export async function accountingReport(ctx: ReaderContext, query: AccountingReportQuery): Promise<AccountingReport> {
  const { property_id, from, to, tab, basis, group_by, compare } = query
  const { today, currency: own } = await visibleProperty(ctx, property_id)
  const ranges = rangesOf({ from, to }, compare)
  const lines = await rowsOf<Line>(ctx.db, reportStatement(query, ranges))
  const rows = lines.filter(({ part }) => part === 'row')
  if (rows.length > maxRows) throw invalid({ to: [phrase('server.tooManyRows')] })
  const isNamed = group_by === 'account' || group_by === 'facility_type'
  const names = await namesOf(ctx, isNamed ? rows.map(({ latest }) => Number(latest)) : [])
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort(
    (a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1),
  )
  if (query.for_export) await recordExport(ctx, 'accounting-report.xlsx', query)
  return {
    property_id,
    tab,
    basis,
    group_by,
    today,
    ...ranges,
    currencies: currencies.map((currency) =>
      currencyReport(
        query,
        ranges,
        lines.filter((line) => line.currency === currency),
        names,
      ),
    ),
  }
}
