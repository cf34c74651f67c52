import { useSelector } from '@xstate/react'
import { Fragment, useState } from 'react'
import { Plate } from '../../design/status/Plate.tsx'
import { GroupRow } from '../../design/table/GroupRow.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { RowMenu } from '../products/RowMenu.tsx'
import { statusLooks } from '../facilities/facility-looks.ts'
import { available, bed, bookings } from '../../design/icon/icons.css.ts'
import { barActions, freeActions } from './bar-actions.ts'
import { counted, kindText, nightsText, rangeText, shortStretchText, stateText, subjectText } from './calendar-words.ts'
import { type Line, linesOf, roomsIn } from './list-lines.ts'
import { RoomPages } from './RoomPages.tsx'
import { useCalendar } from './useCalendar.ts'
import type { Deeds } from './useDeeds.ts'

const roomsOnPage = 25
const columns = 6

const lookOf = ({ bar }: Line) => {
  if (!bar) return { tone: 'ok' as const, icon: available }
  if (bar.kind !== 'reservation') return statusLooks[bar.kind]
  return { tone: 'busy' as const, icon: bar.state === 'in_house' ? bed : bookings }
}

/** "free 8 – 11 March", "out of order 3 – 5 March": what a line is about, after its room. */
const lineName = ({ room, bar, nights }: Line) =>
  `room ${room.name}, ${bar ? kindText(bar).toLowerCase() : 'free'} ${shortStretchText(nights)}`

interface CalendarListProps {
  deeds: Deeds
}

/** The same rooms and nights as a table, with the same actions: for whom a chart is not the way. */
export function CalendarList({ deeds }: CalendarListProps) {
  const { calendar, search, show } = useCalendar()
  const groups = useSelector(calendar, select.selectGroups)
  const range = useSelector(calendar, select.selectRange)
  const bars = useSelector(calendar, select.selectBars)
  const today = useSelector(calendar, select.selectToday)
  const isReading = useSelector(calendar, select.selectIsReading)
  const [menu, setMenu] = useState<{ key: string; anchor: HTMLElement } | null>(null)
  const rooms = roomsIn(groups)
  const pageCount = Math.max(1, Math.ceil(rooms.length / roomsOnPage))
  const page = Math.min(search.page, pageCount)
  const first = (page - 1) * roomsOnPage
  const shown = rooms.slice(first, first + roomsOnPage)
  const lines = shown.flatMap((listed) => linesOf(listed, bars.get(listed.room.id) ?? [], range, today))
  const opened = lines.find(({ key }) => key === menu?.key)

  const act = (id: string, line: Line) => {
    if (line.bar) return deeds.act(id, line.bar)
    if (id !== 'show') return deeds.take(id, [line.room.id], line.nights)
    calendar.send({ type: 'rooms.selected', roomIds: [line.room.id], ...line.nights })
    return show({ view: 'chart' })
  }

  const rowOf = (line: Line) => {
    const { key, room, bar, nights } = line
    const { tone, icon } = lookOf(line)
    return (
      <Row key={key} isBusy={bar?.isPending ?? false}>
        <RowHeader>
          <Plate>{room.name}</Plate>
        </RowHeader>
        <StatusCell tone={tone} icon={icon}>
          {bar ? kindText(bar) : 'Free'}
        </StatusCell>
        <Cell isUnbroken>{shortStretchText(nights)}</Cell>
        <Cell isUnbroken>{nightsText(nights)}</Cell>
        <Cell>
          {bar ? [subjectText(bar), bar.kind === 'reservation' ? '' : stateText(bar)].filter(Boolean).join(', ') : ''}
        </Cell>
        <ActionsCell
          label={`Actions for ${lineName(line)}`}
          isOpen={menu?.key === key}
          onOpen={(anchor) => setMenu({ key, anchor })}
        />
      </Row>
    )
  }

  return (
    <>
      <TableRegion label="Rooms and nights table">
        <Table
          caption={`Rooms and nights, ${rangeText(range)}: ${counted(rooms.length, 'room')}, page ${page} of ${pageCount}`}
          isBusy={isReading}
          head={
            <>
              <Th>Room</Th>
              <Th>What</Th>
              <Th>From – to</Th>
              <Th>Nights</Th>
              <Th>Guest or reason</Th>
              <Th isHidden>Actions</Th>
            </>
          }
        >
          {lines.map((line, at) =>
            lines[at - 1]?.groupName === line.groupName ? (
              rowOf(line)
            ) : (
              <Fragment key={`group-${line.groupName}`}>
                <GroupRow columns={columns}>{line.groupName}</GroupRow>
                {rowOf(line)}
              </Fragment>
            ),
          )}
        </Table>
        {menu && opened ? (
          <RowMenu
            name={lineName(opened)}
            anchor={menu.anchor}
            actions={opened.bar ? barActions(opened.bar) : freeActions}
            onAction={(id) => act(id, opened)}
            onClose={() => setMenu(null)}
          />
        ) : null}
      </TableRegion>
      <RoomPages
        page={page}
        pageCount={pageCount}
        first={first + 1}
        total={rooms.length}
        size={roomsOnPage}
        onPage={(wanted) => show({ page: wanted })}
      />
    </>
  )
}
