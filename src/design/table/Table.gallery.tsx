import { DefinitionList } from '../definition/DefinitionList.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { ban, housekeeping, circleAlert, circleCheck, clock, pause, power } from '../icon/icons.css.ts'
import { Inline } from '../layout/Inline.tsx'
import { RoomBadge } from '../status/RoomBadge.tsx'
import { Status } from '../status/Status.tsx'
import { Cell, Row, RowHeader } from './Row.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { Table, TableRegion } from './Table.tsx'
import { SampleTable } from './Table.samples.tsx'
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
  examples: {
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
              <RoomBadge>101</RoomBadge>
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
              <RoomBadge>102</RoomBadge>
            </RowHeader>
            <Cell>
              <Status tone="critical" icon={ban}>
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
        <Status tone="warning" icon={housekeeping}>
          Dirty
        </Status>
        <Status tone="critical" icon={circleAlert}>
          Out of order
        </Status>
        <Status tone="info" icon={clock}>
          In progress
        </Status>
        <Status tone="onHold" icon={pause}>
          On hold
        </Status>
        <Status tone="neutral" icon={ban}>
          Unbookable
        </Status>
        <Status tone="plain" icon={power}>
          Active
        </Status>
        <RoomBadge>204</RoomBadge>
      </Inline>
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
