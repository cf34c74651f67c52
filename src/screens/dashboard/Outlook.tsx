import { dateText } from '../../design/text/date-text.tsx'
import type { Dashboard } from '../../api/contract/reporting.ts'
import { ChartTable } from '../../design/chart/ChartTable.tsx'
import { FigureSection } from '../../design/figure/FigureSection.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { amountText, dayLabels, longDayText } from './dashboard-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

// The chart library loads only when a chart is shown.
const ColumnChart = onDemand(
  () => import('../../design/chart/ColumnChart.tsx').then((m) => m.ColumnChart),
  <Skeleton shape="picture" />,
)

/** The outlook for 14 nights from the business date, as chart and table. */
export function Outlook({ dashboard }: { dashboard: Dashboard }) {
  const { outlook, currency } = dashboard
  const percentOf = (value: number | null) => amountText(value, 'ratio', currency)
  return (
    <FigureSection title={phrase('dashboard.outlook')} note={phrase('dashboard.outlookFormula')}>
      <ColumnChart
        columns={outlook.map(({ date, occupancy }) => ({
          key: date,
          labels: dayLabels(date),
          value: occupancy === null ? null : occupancy * 100,
          isCurrent: date === dashboard.date,
        }))}
      />
      <ChartTable>
        <TableRegion label={phrase('dashboard.occupancyTable')}>
          <Table
            caption={phrase('dashboard.occupancyByNight')}
            density="dense"
            head={
              <>
                <Th>{phrase('dashboard.night')}</Th>
                <Th isNumeric>{phrase('dashboard.occupancyPercent')}</Th>
                <Th isNumeric>{phrase('dashboard.sold')}</Th>
                <Th isNumeric>{phrase('dashboard.available')}</Th>
                <Th isNumeric>{phrase('dashboard.outOfOrder')}</Th>
                <Th isNumeric>{phrase('dashboard.arrivals')}</Th>
                <Th isNumeric>{phrase('dashboard.departures')}</Th>
              </>
            }
          >
            {outlook.map((day) => (
              <Row key={day.date}>
                <RowHeader>{dateText(longDayText(day.date))}</RowHeader>
                <Cell isNumeric>{percentOf(day.occupancy)}</Cell>
                <Cell isNumeric>{day.sold}</Cell>
                <Cell isNumeric>{day.available}</Cell>
                <Cell isNumeric>{day.out_of_order}</Cell>
                <Cell isNumeric>{day.arrivals}</Cell>
                <Cell isNumeric>{day.departures}</Cell>
              </Row>
            ))}
          </Table>
        </TableRegion>
      </ChartTable>
    </FigureSection>
  )
}
