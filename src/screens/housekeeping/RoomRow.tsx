import { memo } from 'react'
import { Inline } from '../../design/layout/Inline.tsx'
import { CountText } from '../../design/status/CountText.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Status } from '../../design/status/Status.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { SelectionCell } from '../../design/table/SelectionCells.tsx'
import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import type { HousekeepingRef } from '../../machines/housekeeping/housekeeping.machine.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { updatedAtText } from '../format.ts'
import { type PropertyTimes, marksOf, stayText } from './room-texts.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

interface RoomRowProps {
  room: HousekeepingRoom
  property: PropertyTimes
  index: number
  isSelected: boolean
  isMenuOpen: boolean
  onMenu: (id: number, anchor: HTMLButtonElement) => void
  section: HousekeepingRef
}

/** A room's row in the table; memoised. */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const { room, property, index, isSelected, isMenuOpen, onMenu, section } = props
  const { tone, icon, label } = conditionDisplay[room.status]
  return (
    <Row index={index} isSelected={isSelected} isBusy={room.pending === 'sending'}>
      <SelectionCell
        label={phrase('housekeeping.selectRoom', { room: room.name })}
        isSelected={isSelected}
        onChange={() => section.send({ type: 'selection.toggled', id: room.id })}
      />
      <RowHeader>
        <RoomBadge>{room.name}</RoomBadge>
      </RowHeader>
      <StatusCell tone={tone} icon={icon}>
        {label}
      </StatusCell>
      <Cell isNoWrap>{stayText(room, property)}</Cell>
      <Cell>
        <Inline gap={2}>
          {marksOf(room).map((mark) => (
            <Status key={mark.name ?? mark.label} tone={mark.tone} icon={mark.icon}>
              <CountText label={mark.label} name={mark.name} />
            </Status>
          ))}
        </Inline>
      </Cell>
      <Cell tone="secondary">{room.typeName}</Cell>
      <Cell>{room.attendant?.name ?? unassigned}</Cell>
      <Cell isNoWrap tone="secondary">
        {room.changedAt
          ? factsText([updatedAtText(room.changedAt, property.timezone), room.changedBy?.name])
          : phrase('housekeeping.never')}
      </Cell>
      <ActionsCell
        label={phrase('housekeeping.actionsFor', { room: room.name })}
        isOpen={isMenuOpen}
        onOpen={(anchor) => onMenu(room.id, anchor)}
      />
    </Row>
  )
})
