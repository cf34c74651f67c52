import { dateText } from '../../design/text/date-text.tsx'
import type { AccountingReport, CurrencyReport } from '../../api/contract/accounting.ts'
import { isCalendarDate } from '../../api/contract/calendar-date.ts'
import { ChartTable } from '../../design/chart/ChartTable.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { groupOf, rowName, shortDayText } from '../../machines/accounting/accounting-texts.rules.ts'
import { sorted } from '../../machines/accounting/row.rules.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { amountText, scaleText } from './accounting-texts.ts'
import { useAccounting } from './useAccounting.ts'
import { amountHeading, columnAmountText } from '../amount-columns.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

// The chart library loads only when a chart is shown.
const AmountChart = onDemand(
  () => import('../../design/chart/AmountChart.tsx').then((m) => m.AmountChart),
  <Skeleton shape="picture" />,
)

/** Maximum number of bars in the chart. The table has all rows. */
const maxBars = 20

export interface ReportChartProps {
  books: CurrencyReport
  report: AccountingReport
}

/** Gross amounts by group as bars, or by day as columns, with a table of the same data. */
export function ReportChart({ books, report }: ReportChartProps) {
  const { search } = useAccounting()
  const { currency, rows } = books
  const isByDay = report.group_by === 'date'
  const shown = isByDay
    ? rows.filter(({ key }) => isCalendarDate(key)).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : sorted(rows, search.sort || '-gross').slice(0, maxBars)
  if (shown.length < 2) return null
  const name = phrase('accounting.chartTitle', { tab: search.tab, group: groupOf(search) })
  const rest = isByDay ? 0 : rows.length - shown.length
  return (
    <section aria-label={factsText([name, currency])}>
      <Heading level={3}>
        {rest > 0 ? phrase('accounting.firstOfRows', { title: name, shown: maxBars, count: rows.length }) : name}
      </Heading>
      <AmountChart
        shape={isByDay ? 'columns' : 'rows'}
        scaleText={scaleText(currency)}
        amounts={shown.map((row) => ({
          key: row.key,
          label: isByDay ? shortDayText(row.key) : row.name,
          value: row.gross,
          text: amountText(row.gross, currency),
        }))}
      />
      <ChartTable>
        <TableRegion label={phrase('accounting.tableRegion', { title: name, currency })}>
          <Table
            caption={phrase('accounting.captionInCurrency', { title: name, currency })}
            density="dense"
            head={
              <>
                <Th>{isByDay ? phrase('accounting.date') : phrase('accounting.name')}</Th>
                <Th isNumeric>{amountHeading(phrase('accounting.gross'), currency)}</Th>
              </>
            }
          >
            {shown.map((row) => (
              <Row key={row.key}>
                <RowHeader>{isByDay ? dateText(rowName(row)) : rowName(row)}</RowHeader>
                <Cell isNumeric>{columnAmountText(row.gross, currency)}</Cell>
              </Row>
            ))}
          </Table>
        </TableRegion>
      </ChartTable>
    </section>
  )
}
