import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { arrowLeft } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { TickBox, ScreenOnly, TaskSheet } from './TaskSheet.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { cityOf, longMomentIn } from '../../clock/time-zones.ts'
import { selectSheets } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import type { Person } from '../../machines/housekeeping/room.rules.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import * as routes from '../../routes/properties.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { stayText } from './room-texts.ts'
import { SheetNotes, SheetProblemStates } from './SheetNotes.tsx'
import { useOpenProperty, useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { now } from '../../clock/now.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const roomsOf = (attendant: Person | null) =>
  attendant ? phrase('housekeeping.roomsOf', { name: attendant.name }) : phrase('housekeeping.unassignedRooms')
const tableOf = (attendant: Person | null) =>
  attendant
    ? phrase('housekeeping.roomsOfTable', { name: attendant.name })
    : phrase('housekeeping.unassignedRoomsTable')

/** A printable sheet per attendant: their rooms by floor, with checkboxes. */
export function TaskSheets() {
  const section = useHousekeeping()
  const property = useOpenProperty()
  const board = useRoomSearch().address({ view: 'board' })
  const sheets = useSelector(section, selectSheets)
  const [printedAt] = useState(() => now().toISOString())
  const printed = phrase('clock.timeInCity', {
    time: longMomentIn(printedAt, property.timezone),
    city: cityOf(property.timezone),
  })
  const title = usePageFocus()
  usePageTitle(phrase('housekeeping.taskSheets'), property.name)
  return (
    <Page>
      <ScreenOnly>
        <PageHeader
          title={phrase('housekeeping.taskSheets')}
          titleRef={title}
          breadcrumbs={useBreadcrumbs([
            { label: phrase('housekeeping.properties'), href: routes.properties() },
            { label: property.name, href: routes.property(property.prefix) },
            { label: phrase('housekeeping.housekeeping'), href: board },
            { label: phrase('housekeeping.taskSheets') },
          ])}
          subtitle={factsText([property.name, printed])}
          actions={
            <>
              <LinkButton icon={arrowLeft} href={board}>
                {phrase('housekeeping.backToTheRooms')}
              </LinkButton>
              <Button tone="primary" onPress={() => globalThis.print()}>
                {phrase('housekeeping.print')}
              </Button>
            </>
          }
        />
        <SheetProblemStates />
      </ScreenOnly>
      {sheets.length === 0 ? <Text>{phrase('housekeeping.noRoomsNeedCleaning')}</Text> : null}
      {sheets.map(({ attendant, rooms, minutes, left }) => (
        <TaskSheet
          key={attendant?.id ?? 0}
          title={attendant?.name ?? unassigned}
          context={factsText([property.name, printed])}
          note={phrase('housekeeping.workOnSheet', { rooms: rooms.length, left, minutes })}
        >
          <TableRegion label={tableOf(attendant)}>
            <Table
              caption={roomsOf(attendant)}
              density="dense"
              head={
                <>
                  <Th>{phrase('housekeeping.room')}</Th>
                  <Th>{phrase('housekeeping.floor')}</Th>
                  <Th>{phrase('housekeeping.status')}</Th>
                  <Th>{phrase('housekeeping.stay')}</Th>
                  <Th>{phrase('housekeeping.note')}</Th>
                  <Th isNumeric>{phrase('housekeeping.minutes')}</Th>
                  <Th>{phrase('housekeeping.done')}</Th>
                </>
              }
            >
              {rooms.map((room) => (
                <Row key={room.id}>
                  <RowHeader>{room.name}</RowHeader>
                  <Cell>{room.floor}</Cell>
                  <Cell isNoWrap>{conditionDisplay[room.status].label}</Cell>
                  <Cell isNoWrap>{stayText(room, property)}</Cell>
                  <Cell isProse tone="secondary">
                    <SheetNotes room={room} />
                  </Cell>
                  <Cell isNumeric>{room.minutes}</Cell>
                  <Cell>
                    <TickBox />
                  </Cell>
                </Row>
              ))}
            </Table>
          </TableRegion>
        </TaskSheet>
      ))}
    </Page>
  )
}
