import { useSelector } from '@xstate/react'
import { memo } from 'react'
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
import type { AttendantWork } from '../../machines/housekeeping/work.rules.ts'
import { numberText } from '../../numbers/number-text.ts'
import { useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

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
        <Heading level={2}>{phrase('housekeeping.attendantsToday')}</Heading>
        <Text tone="caption" size="s">
          {phrase('housekeeping.minutesAgainstShift', { shift: shiftMinutes })}
        </Text>
      </Inline>
      <TableRegion label={phrase('housekeeping.attendantsTodayTable')}>
        <Table
          caption={phrase('housekeeping.attendantsToday')}
          density="dense"
          head={
            <>
              <Th>{phrase('housekeeping.attendant')}</Th>
              <Th isNumeric>{phrase('housekeeping.rooms')}</Th>
              <Th isNumeric>{phrase('housekeeping.done')}</Th>
              <Th isNumeric>{phrase('housekeeping.minutes')}</Th>
              <Th>{phrase('housekeeping.now')}</Th>
            </>
          }
          foot={
            <>
              <RowHeader>{phrase('housekeeping.total')}</RowHeader>
              <Cell isNumeric>{sum(attendants.map(({ rooms }) => rooms))}</Cell>
              <Cell isNumeric>{sum(attendants.map(({ done }) => done))}</Cell>
              <Cell isNumeric>{numberText(sum(attendants.map(({ minutes }) => minutes)))}</Cell>
              <Cell />
            </>
          }
        >
          {attendants.map((attendant) => (
            <AttendantRow key={attendant.id} {...attendant} href={address({ attendant_ids: [attendant.id] })} />
          ))}
        </Table>
      </TableRegion>
    </Stack>
  )
}

/** An attendant's row. Memoised, because most changes of a room concern one attendant. */
const AttendantRow = memo(function AttendantRow({
  name,
  rooms,
  done,
  minutes,
  now,
  href,
}: AttendantWork & { href: string }) {
  return (
    <Row>
      <RowHeader>
        <Link tone="alone" href={href}>
          {name}
        </Link>
      </RowHeader>
      <Cell isNumeric>{rooms}</Cell>
      <Cell isNumeric>{done}</Cell>
      <Cell isNumeric>
        {minutes > shiftMinutes
          ? phrase('housekeeping.minutesOver', { minutes, over: minutes - shiftMinutes })
          : minutes}
      </Cell>
      <Cell>{now ? <RoomBadge>{now}</RoomBadge> : null}</Cell>
    </Row>
  )
})
