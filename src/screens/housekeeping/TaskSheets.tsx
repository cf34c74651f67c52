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
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { marksOf, roomsText, stayText } from './room-texts.ts'
import { useOpenProperty, useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { now } from '../../clock/now.ts'

const roomsOf = (attendant: Person | null) => (attendant ? `Rooms of ${attendant.name}` : 'Unassigned rooms')

/** A printable sheet per attendant: their rooms by floor, with checkboxes. */
export function TaskSheets() {
  const section = useHousekeeping()
  const property = useOpenProperty()
  const { address } = useRoomSearch()
  const sheets = useSelector(section, selectSheets)
  const [printedAt] = useState(() => now().toISOString())
  const printed = `${longMomentIn(printedAt, property.timezone)} in ${cityOf(property.timezone)}`
  const title = usePageFocus()
  usePageTitle('Task sheets', property.name)
  return (
    <Page>
      <ScreenOnly>
        <PageHeader
          title="Task sheets"
          titleRef={title}
          subtitle={`${property.name}, ${printed}`}
          actions={
            <>
              <LinkButton icon={arrowLeft} href={address({ view: 'board' })}>
                Back to the rooms
              </LinkButton>
              <Button tone="primary" onPress={() => globalThis.print()}>
                Print
              </Button>
            </>
          }
        />
      </ScreenOnly>
      {sheets.length === 0 ? <Text>No rooms need cleaning.</Text> : null}
      {sheets.map(({ attendant, rooms, minutes, left }) => (
        <TaskSheet
          key={attendant?.id ?? 0}
          title={attendant?.name ?? unassigned}
          context={`${property.name}, ${printed}`}
          note={`${roomsText(rooms.length)}, ${left} to do, ${minutes} min`}
        >
          <TableRegion label={`${roomsOf(attendant)} table`}>
            <Table
              caption={roomsOf(attendant)}
              density="dense"
              head={
                <>
                  <Th>Room</Th>
                  <Th>Floor</Th>
                  <Th>Status</Th>
                  <Th>Stay</Th>
                  <Th>Note</Th>
                  <Th isNumeric>Minutes</Th>
                  <Th>Done</Th>
                </>
              }
            >
              {rooms.map((room) => (
                <Row key={room.id}>
                  <RowHeader>{room.name}</RowHeader>
                  <Cell>{room.floor}</Cell>
                  <Cell>{conditionDisplay[room.status].label}</Cell>
                  <Cell>{stayText(room, property)}</Cell>
                  <Cell tone="secondary">
                    {[...marksOf(room).map(({ label, name }) => name ?? label), room.note].filter(Boolean).join(', ')}
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
