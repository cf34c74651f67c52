import { useSelector } from '@xstate/react'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectAttendants } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { useHousekeeping, useRoomSearch } from './useHousekeeping.ts'

/** Minutes in a shift, the basis of assignments. */
export const shiftMinutes = 420

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

/** Today's attendants: their rooms, progress and current location. */
export function AttendantTable() {
  const section = useHousekeeping()
  const attendants = useSelector(section, selectAttendants)
  const { address } = useRoomSearch()
  if (attendants.length === 0) return null
  return (
    <Stack gap={2}>
      <Inline justify="between" align="baseline">
        <Heading level={2}>Attendants today</Heading>
        <Text tone="caption" size="s">{`minutes still to clean against a shift of ${shiftMinutes}`}</Text>
      </Inline>
      <TableRegion label="Attendants today table">
        <Table
          caption="Attendants today"
          density="dense"
          head={
            <>
              <Th>Attendant</Th>
              <Th isNumeric>Rooms</Th>
              <Th isNumeric>Done</Th>
              <Th isNumeric>Minutes</Th>
              <Th>Now</Th>
            </>
          }
          foot={
            <>
              <RowHeader>Total</RowHeader>
              <Cell isNumeric>{sum(attendants.map(({ rooms }) => rooms))}</Cell>
              <Cell isNumeric>{sum(attendants.map(({ done }) => done))}</Cell>
              <Cell isNumeric>{sum(attendants.map(({ minutes }) => minutes))}</Cell>
              <Cell />
            </>
          }
        >
          {attendants.map(({ id, name, rooms, done, minutes, now }) => (
            <Row key={id}>
              <RowHeader>
                <Link tone="alone" href={address({ attendant_ids: [id] })}>
                  {name}
                </Link>
              </RowHeader>
              <Cell isNumeric>{rooms}</Cell>
              <Cell isNumeric>{done}</Cell>
              <Cell isNumeric>{minutes > shiftMinutes ? `${minutes}, ${minutes - shiftMinutes} over` : minutes}</Cell>
              <Cell>{now ? <RoomBadge>{now}</RoomBadge> : null}</Cell>
            </Row>
          ))}
        </Table>
      </TableRegion>
    </Stack>
  )
}
