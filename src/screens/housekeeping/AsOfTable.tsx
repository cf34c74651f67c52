import { useSelector } from '@xstate/react'
import { Stack } from '../../design/layout/Stack.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import { selectAsOf } from '../../machines/housekeeping/history.machine.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { serviceNames } from './room-texts.ts'
import { useHistory, useOpenProperty } from './useHousekeeping.ts'
import { momentIn } from '../../clock/hotel-clock.ts'

/** The status of every room at a past time; read-only. */
export function AsOfTable() {
  const asOf = useSelector(useHistory(), selectAsOf)
  const { timezone } = useOpenProperty()
  if (!asOf) return null
  const caption = `Status as of ${momentIn(asOf.at, timezone)}`
  return (
    <Stack gap={2}>
      <Heading level={2}>{caption}</Heading>
      <TableRegion label={`${caption} table`}>
        <Table
          caption={caption}
          density="dense"
          rowCount={asOf.rooms.length + 1}
          head={
            <>
              <Th>Room</Th>
              <Th>Status</Th>
              <Th>Floor</Th>
              <Th>Type</Th>
              <Th>Attendant</Th>
              <Th>Request</Th>
              <Th>Priority</Th>
            </>
          }
        >
          {asOf.rooms.map((room, at) => {
            const { tone, icon, label } = conditionDisplay[room.housekeeping_status]
            return (
              <Row key={room.facility_id} index={at + 2}>
                <RowHeader>
                  <RoomBadge>{room.facility_name}</RoomBadge>
                </RowHeader>
                <StatusCell tone={tone} icon={icon}>
                  {label}
                </StatusCell>
                <Cell>{room.floor}</Cell>
                <Cell tone="secondary">{room.facility_type}</Cell>
                <Cell>{room.attendant ?? unassigned}</Cell>
                <Cell>{room.service === 'none' ? '' : serviceNames[room.service]}</Cell>
                <Cell>{room.hk_priority === 1 ? 'Rush' : ''}</Cell>
              </Row>
            )
          })}
        </Table>
      </TableRegion>
    </Stack>
  )
}
