import { useSelector } from '@xstate/react'
import { Fragment, useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { GroupRow } from '../../design/table/GroupRow.tsx'
import { SelectionTh } from '../../design/table/SelectionCells.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { selectGroups, selectSelected, selectShownRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { Sort } from '../../routes/housekeeping.ts'
import { usePrinting } from '../usePrinting.ts'
import { RoomRow } from './RoomRow.tsx'
import { RoomSelection } from './RoomSelection.tsx'
import { roomsText } from './room-texts.ts'
import { useProgressiveCount } from './useProgressiveCount.ts'
import { useOpenProperty, useHousekeeping, useListSearch, useShow } from './useHousekeeping.ts'
import { useRoomMenu } from './useRoomMenu.tsx'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Rows at first, further rows per request, and rows rendered per frame. */
const [initialCount, increment, batchSize] = [100, 200, 16]
const columns = 9

/** The rooms as table rows under group headings; rows can be selected for bulk actions. */
export function RoomTable() {
  const section = useHousekeeping()
  const property = useOpenProperty()
  const [search, show] = [useListSearch(), useShow()]
  const groups = useSelector(section, selectGroups)
  const shown = useSelector(section, selectShownRooms)
  const selected = useSelector(section, selectSelected)
  const menu = useRoomMenu()
  const [limit, setLimit] = useState(initialCount)
  const isPrinting = usePrinting()
  const progress = useProgressiveCount(Math.min(limit, shown.length), batchSize, search.group)
  const renderedCount = isPrinting ? shown.length : progress
  const isAll = shown.length > 0 && shown.every(({ id }) => selected.has(id))
  // Rooms behind a filter stay selected.
  const toggleAll = () => {
    const hidden = [...selected].filter((one) => !shown.some(({ id }) => id === one))
    section.send({ type: 'selection.replaced', ids: isAll ? hidden : [...hidden, ...shown.map(({ id }) => id)] })
  }
  const sorting = (column: 'name' | 'status' | 'type' | 'stay' | 'attendant' | 'changed') => ({
    sort:
      search.sort === column
        ? ('ascending' as const)
        : search.sort === `-${column}`
          ? ('descending' as const)
          : undefined,
    onSort: () => show({ sort: (search.sort === column ? `-${column}` : column) satisfies Sort }),
  })
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rooms }) => sum + rooms.length, 0))
  return (
    <>
      <TableRegion label={phrase('housekeeping.roomsTable')}>
        <Table
          caption={phrase('housekeeping.rooms')}
          density="dense"
          rowCount={shown.length + 1}
          head={
            <>
              <SelectionTh
                label={phrase('housekeeping.selectAll', { count: shown.length })}
                isSelected={isAll}
                isIndeterminate={!isAll && shown.some(({ id }) => selected.has(id))}
                onChange={toggleAll}
              />
              <Th {...sorting('name')}>{phrase('housekeeping.room')}</Th>
              <Th {...sorting('status')}>{phrase('housekeeping.status')}</Th>
              <Th {...sorting('stay')}>{phrase('housekeeping.stay')}</Th>
              <Th>{phrase('housekeeping.marks')}</Th>
              <Th {...sorting('type')}>{phrase('housekeeping.type')}</Th>
              <Th {...sorting('attendant')}>{phrase('housekeeping.attendant')}</Th>
              <Th {...sorting('changed')}>{phrase('housekeeping.changedAt')}</Th>
              <Th isHidden>{phrase('housekeeping.actions')}</Th>
            </>
          }
        >
          {groups.map(({ key, label, rooms, count }, at) => {
            const start = starts[at] ?? 0
            const drawn = rooms.slice(0, Math.max(0, renderedCount - start))
            return drawn.length === 0 ? null : (
              <Fragment key={key}>
                <GroupRow columns={columns}>{factsText([label, roomsText(count)])}</GroupRow>
                {drawn.map((room, place) => (
                  <RoomRow
                    key={room.id}
                    {...{ room, property }}
                    index={start + place + 2}
                    isSelected={selected.has(room.id)}
                    isMenuOpen={menu.openId === room.id}
                    onMenu={menu.open}
                    section={section}
                  />
                ))}
              </Fragment>
            )
          })}
        </Table>
      </TableRegion>
      {shown.length > limit ? (
        <Button tone="quiet" onPress={() => setLimit(limit + increment)}>
          {phrase('housekeeping.more', { count: shown.length - limit })}
        </Button>
      ) : null}
      <RoomSelection />
      {menu.overlay}
    </>
  )
}
