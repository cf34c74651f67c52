import type { Dashboard } from '../../api/contract/reporting.ts'
import { ChartTable } from '../../design/chart/ChartTable.tsx'
import { FigureSection } from '../../design/figure/FigureSection.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { amountText, dayLabels, longDayText } from './dashboard-texts.ts'

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
    <FigureSection title="Occupancy, 14 nights" note="sold ÷ available, %">
      <ColumnChart
        columns={outlook.map(({ date, occupancy }) => ({
          key: date,
          labels: dayLabels(date),
          value: occupancy === null ? null : occupancy * 100,
          isCurrent: date === dashboard.date,
        }))}
      />
      <ChartTable>
        <TableRegion label="Occupancy table">
          <Table
            caption="Occupancy by night"
            density="dense"
            head={
              <>
                <Th>Night</Th>
                <Th isNumeric>Occupancy, %</Th>
                <Th isNumeric>Sold</Th>
                <Th isNumeric>Available</Th>
                <Th isNumeric>Out of order</Th>
                <Th isNumeric>Arrivals</Th>
                <Th isNumeric>Departures</Th>
              </>
            }
          >
            {outlook.map((day) => (
              <Row key={day.date}>
                <RowHeader>{longDayText(day.date)}</RowHeader>
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
