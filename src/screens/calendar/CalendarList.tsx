import { useSelector } from '@xstate/react'
import { Fragment, useState } from 'react'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { GroupRow } from '../../design/table/GroupRow.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { RowMenu } from '../products/RowMenu.tsx'
import { statusDisplay } from '../facilities/status-display.ts'
import { available, bed, bookings } from '../../design/icon/icons.css.ts'
import { barActions, freeActions } from './bar-actions.ts'
import {
  pluralText,
  kindText,
  nightsText,
  rangeText,
  shortNightsRangeText,
  stateText,
  subjectText,
} from './calendar-texts.ts'
import { type ListRow, listRowsOf, roomsIn } from './list-rows.ts'
import { RoomPages } from './RoomPages.tsx'
import { useCalendar } from './useCalendar.ts'
import type { CalendarActions } from './useCalendarActions.ts'

const roomsPerPage = 25
const columns = 6

const displayOf = ({ bar }: ListRow) => {
  if (!bar) return { tone: 'ok' as const, icon: available }
  if (bar.kind !== 'reservation') return statusDisplay[bar.kind]
  return { tone: 'info' as const, icon: bar.state === 'in_house' ? bed : bookings }
}

/** Row name after the room: "free 8 – 11 March", "out of order 3 – 5 March". */
const rowName = ({ room, bar, nights }: ListRow) =>
  `room ${room.name}, ${bar ? kindText(bar).toLowerCase() : 'free'} ${shortNightsRangeText(nights)}`

interface CalendarListProps {
  calendarActions: CalendarActions
}

/** The same rooms and nights as a table with the same actions: the accessible alternative to the chart. */
export function CalendarList({ calendarActions }: CalendarListProps) {
  const { calendar, search, show } = useCalendar()
  const groups = useSelector(calendar, select.selectGroups)
  const range = useSelector(calendar, select.selectRange)
  const bars = useSelector(calendar, select.selectBars)
  const today = useSelector(calendar, select.selectToday)
  const isReading = useSelector(calendar, select.selectIsLoading)
  const [menu, setMenu] = useState<{ key: string; anchor: HTMLElement } | null>(null)
  const rooms = roomsIn(groups)
  const pageCount = Math.max(1, Math.ceil(rooms.length / roomsPerPage))
  const page = Math.min(search.page, pageCount)
  const first = (page - 1) * roomsPerPage
  const shown = rooms.slice(first, first + roomsPerPage)
  const lines = shown.flatMap((listed) => listRowsOf(listed, bars.get(listed.room.id) ?? [], range, today))
  const opened = lines.find(({ key }) => key === menu?.key)

  const runAction = (id: string, line: ListRow) => {
    if (line.bar) return calendarActions.runBarAction(id, line.bar)
    if (id !== 'show') return calendarActions.runFreeAction(id, [line.room.id], line.nights)
    calendar.send({ type: 'rooms.selected', roomIds: [line.room.id], ...line.nights })
    return show({ view: 'chart' })
  }

  const renderRow = (line: ListRow) => {
    const { key, room, bar, nights } = line
    const { tone, icon } = displayOf(line)
    return (
      <Row key={key} isBusy={bar?.isPending ?? false}>
        <RowHeader>
          <RoomBadge>{room.name}</RoomBadge>
        </RowHeader>
        <StatusCell tone={tone} icon={icon}>
          {bar ? kindText(bar) : 'Free'}
        </StatusCell>
        <Cell isNoWrap>{shortNightsRangeText(nights)}</Cell>
        <Cell isNoWrap>{nightsText(nights)}</Cell>
        <Cell>
          {bar ? [subjectText(bar), bar.kind === 'reservation' ? '' : stateText(bar)].filter(Boolean).join(', ') : ''}
        </Cell>
        <ActionsCell
          label={`Actions for ${rowName(line)}`}
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
          caption={`Rooms and nights, ${rangeText(range)}: ${pluralText(rooms.length, 'room')}, page ${page} of ${pageCount}`}
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
              renderRow(line)
            ) : (
              <Fragment key={`group-${line.groupName}`}>
                <GroupRow columns={columns}>{line.groupName}</GroupRow>
                {renderRow(line)}
              </Fragment>
            ),
          )}
        </Table>
        {menu && opened ? (
          <RowMenu
            name={rowName(opened)}
            anchor={menu.anchor}
            actions={opened.bar ? barActions(opened.bar) : freeActions}
            onAction={(id) => runAction(id, opened)}
            onClose={() => setMenu(null)}
          />
        ) : null}
      </TableRegion>
      <RoomPages
        page={page}
        pageCount={pageCount}
        first={first + 1}
        total={rooms.length}
        size={roomsPerPage}
        onPage={(wanted) => show({ page: wanted })}
      />
    </>
  )
}
