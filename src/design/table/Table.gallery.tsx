import { CompareTable } from '../compare/CompareTable.tsx'
import { DefinitionList } from '../definition/DefinitionList.tsx'
import type { Gallery } from '../gallery/specimen.ts'
import { ban, housekeeping, circleAlert, circleCheck, clock, pause, power } from '../icon/icons.css.ts'
import { Inline } from '../layout/Inline.tsx'
import { Plate } from '../status/Plate.tsx'
import { Status } from '../status/Status.tsx'
import { Cell, Row, RowHeader } from './Row.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { Table, TableRegion } from './Table.tsx'
import { SampleTable } from './Table.specimens.tsx'
import { Th } from './Th.tsx'

const headings = (
  <>
    <Th>Room</Th>
    <Th>State</Th>
    <Th isNumeric>Nights</Th>
  </>
)

export const gallery: Gallery = {
  title: 'Table',
  specimens: {
    'List of properties': SampleTable,
    'Loading, rows keep their place': () => (
      <TableRegion label="Rooms, loading">
        <Table caption="Rooms, loading" isBusy rowCount={-1} head={headings}>
          <SkeletonRows rows={3} columns={3} />
        </Table>
      </TableRegion>
    ),
    'Dense, with totals': () => (
      <TableRegion label="Stays">
        <Table
          caption="Stays"
          density="dense"
          head={headings}
          foot={
            <>
              <RowHeader>Total</RowHeader>
              <Cell />
              <Cell isNumeric>7</Cell>
            </>
          }
        >
          <Row>
            <RowHeader>
              <Plate>101</Plate>
            </RowHeader>
            <Cell>
              <Status tone="ok" icon={circleCheck}>
                Clean
              </Status>
            </Cell>
            <Cell isNumeric>3</Cell>
          </Row>
          <Row isBusy>
            <RowHeader>
              <Plate>102</Plate>
            </RowHeader>
            <Cell>
              <Status tone="bad" icon={ban}>
                Out of order
              </Status>
            </Cell>
            <Cell isNumeric>4</Cell>
          </Row>
        </Table>
      </TableRegion>
    ),
    'Every status': () => (
      <Inline gap={4}>
        <Status tone="ok" icon={circleCheck}>
          Clean
        </Status>
        <Status tone="warn" icon={housekeeping}>
          Dirty
        </Status>
        <Status tone="bad" icon={circleAlert}>
          Out of order
        </Status>
        <Status tone="busy" icon={clock}>
          In progress
        </Status>
        <Status tone="hold" icon={pause}>
          On hold
        </Status>
        <Status tone="mute" icon={ban}>
          Unbookable
        </Status>
        <Status tone="plain" icon={power}>
          Active
        </Status>
        <Plate>204</Plate>
      </Inline>
    ),
    'Two versions': () => (
      <CompareTable
        caption="What differs"
        yours="Yours"
        theirs="Saved by Ben at 14:02"
        rows={[
          { field: 'Name', yours: 'Lakeside Golf Resort', theirs: 'Lakeside Golf & Spa Resort' },
          { field: 'Check-in', yours: '15:00', theirs: '14:00' },
        ]}
      />
    ),
    Record: () => (
      <DefinitionList
        items={[
          { label: 'Time zone', value: 'Europe/Vienna (UTC+1)' },
          { label: 'Address', value: 'Seestraße 14, 9220 Velden' },
        ]}
      />
    ),
  },
}
