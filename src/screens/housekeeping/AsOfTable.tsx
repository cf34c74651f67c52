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
import { serviceNames } from '../../machines/housekeeping/patch-texts.rules.ts'
import { useHistory, useOpenProperty } from './useHousekeeping.ts'
import { momentIn } from '../../clock/hotel-clock.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The status of every room at a past time; read-only. */
export function AsOfTable() {
  const asOf = useSelector(useHistory(), selectAsOf)
  const { timezone } = useOpenProperty()
  if (!asOf) return null
  const time = momentIn(asOf.at, timezone)
  const caption = phrase('housekeeping.statusAsOfTime', { time })
  return (
    <Stack gap={2}>
      <Heading level={2}>{caption}</Heading>
      <TableRegion label={phrase('housekeeping.statusAsOfTable', { time })}>
        <Table
          caption={caption}
          density="dense"
          rowCount={asOf.rooms.length + 1}
          head={
            <>
              <Th>{phrase('housekeeping.room')}</Th>
              <Th>{phrase('housekeeping.status')}</Th>
              <Th>{phrase('housekeeping.floor')}</Th>
              <Th>{phrase('housekeeping.type')}</Th>
              <Th>{phrase('housekeeping.attendant')}</Th>
              <Th>{phrase('housekeeping.request')}</Th>
              <Th>{phrase('housekeeping.priority')}</Th>
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
                <Cell>{room.hk_priority === 1 ? phrase('housekeeping.rush') : ''}</Cell>
              </Row>
            )
          })}
        </Table>
      </TableRegion>
    </Stack>
  )
}
