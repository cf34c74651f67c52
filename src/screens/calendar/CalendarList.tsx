import { dateText } from '../../design/text/date-text.tsx'
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
import { kindText, nightsText, rangeText, shortNightsRangeText, stateText, subjectText } from './calendar-texts.ts'
import { type ListRow, listRowsOf, roomsIn } from './list-rows.ts'
import { RoomPages } from './RoomPages.tsx'
import { useCalendar } from './useCalendar.ts'
import type { CalendarActions } from './useCalendarActions.ts'
import { spokenKind } from '../../features/tape-chart/texts.rules.ts'
import { kindOf } from './tape-bars.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const roomsPerPage = 25
const columns = 6

const displayOf = ({ bar }: ListRow) => {
  if (!bar) return { tone: 'ok' as const, icon: available }
  if (bar.kind !== 'reservation') return statusDisplay[bar.kind]
  return { tone: 'info' as const, icon: bar.state === 'in_house' ? bed : bookings }
}

/** For example "room 101, free 8 – 11 Mar", "room 101, out of order 3 – 5 Mar". */
const rowName = ({ room: { name: room }, bar, nights }: ListRow) => {
  const range = shortNightsRangeText(nights)
  return bar
    ? phrase('calendar.roomTaken', { room, kind: spokenKind(kindOf(bar)), range })
    : phrase('calendar.roomFree', { room, range })
}

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
  const isLoading = useSelector(calendar, select.selectIsLoading)
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
          {bar ? kindText(bar) : phrase('calendar.free')}
        </StatusCell>
        <Cell isNoWrap>{dateText(shortNightsRangeText(nights))}</Cell>
        <Cell isNoWrap>{nightsText(nights)}</Cell>
        <Cell>{bar ? factsText([subjectText(bar), bar.kind === 'reservation' ? '' : stateText(bar)]) : ''}</Cell>
        <ActionsCell
          label={phrase('calendar.actionsFor', { row: rowName(line) })}
          isOpen={menu?.key === key}
          onOpen={(anchor) => setMenu({ key, anchor })}
        />
      </Row>
    )
  }

  return (
    <>
      <TableRegion label={phrase('calendar.roomsAndNightsTable')}>
        <Table
          caption={phrase('calendar.roomsAndNightsOfPage', {
            range: rangeText(range),
            rooms: rooms.length,
            page,
            pages: pageCount,
          })}
          isBusy={isLoading}
          head={
            <>
              <Th>{phrase('calendar.room')}</Th>
              <Th>{phrase('calendar.what')}</Th>
              <Th>{phrase('calendar.fromTo')}</Th>
              <Th>{phrase('calendar.nights')}</Th>
              <Th>{phrase('calendar.guestOrReason')}</Th>
              <Th isHidden>{phrase('calendar.actions')}</Th>
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
