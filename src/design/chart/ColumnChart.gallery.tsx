import { FigureSection } from '../figure/FigureSection.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { Cell, Row, RowHeader } from '../table/Row.tsx'
import { Table, TableRegion } from '../table/Table.tsx'
import { Th } from '../table/Th.tsx'
import { type Column, ColumnChart } from './ColumnChart.tsx'
import { ChartTable } from './ChartTable.tsx'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const shares = [46, 51, 54, 47, 0, null, 53, 52, 46, 49, 100, 56, 51, 48]
const columns = shares.map((value, at): Column => ({
  key: `night-${at}`,
  labels: [days[at % 7] ?? '', String(at + 1)],
  value,
  isCurrent: at === 2,
}))

const NightsTable = ({ shown }: { shown: readonly Column[] }) => (
  <ChartTable>
    <TableRegion label={`Table of ${shown.length} nights`}>
      <Table
        caption={`${shown.length} nights`}
        density="dense"
        head={
          <>
            <Th>Night</Th>
            <Th isNumeric>Occupancy, %</Th>
          </>
        }
      >
        {shown.map(({ key, labels, value }) => (
          <Row key={key}>
            <RowHeader>{labels.join(' ')}</RowHeader>
            <Cell isNumeric>{value ?? '–'}</Cell>
          </Row>
        ))}
      </Table>
    </TableRegion>
  </ChartTable>
)

const Example = ({ title, shown }: { title: string; shown: readonly Column[] }) => (
  <FigureSection title={title}>
    <ColumnChart columns={shown} />
    <NightsTable shown={shown} />
  </FigureSection>
)

export const gallery: Gallery = {
  title: 'Column chart',
  examples: {
    'Nights, the third is looked at; one has nothing to divide by': () => (
      <Example title="Fourteen nights" shown={columns} />
    ),
    'A single night': () => <Example title="One night" shown={columns.slice(2, 3)} />,
    'None at all: the axis alone': () => <ColumnChart columns={[]} />,
  },
}
