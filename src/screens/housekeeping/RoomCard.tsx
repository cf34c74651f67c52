import { memo, type MouseEvent } from 'react'
import type { HousekeepingEvent, HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { TaskCard } from '../../design/board/TaskCard.tsx'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { conditionLooks } from '../facilities/facility-looks.ts'
import { type HouseTimes, marksOf, nextEvent, nextLabels, stayText } from './room-words.ts'
import { cardId } from './useStillLanes.ts'

interface RoomCardProps {
  room: HousekeepingRoom
  house: HouseTimes
  /** Why its next step would be refused, or null. */
  refusal: string | null
  /** What it was before the press for which it still stands here; null where it stands where it belongs. */
  before: HousekeepingStatus | null
  /** The group that it stands in. */
  lane: string
  isMenuOpen: boolean
  onMenu: (id: number, anchor: HTMLButtonElement) => void
  onRequest: (event: HousekeepingEvent, id: number, lane: string, press: MouseEvent) => void
  onUndo: (id: number, before: HousekeepingStatus) => void
}

/** One room of the board. Drawn anew only when something of its own has changed: a house has many. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { room, house, refusal, before, lane, isMenuOpen, onMenu, onRequest, onUndo } = props
  const next = nextEvent[room.status]
  // Whoever cleaned a room is not offered to pass it.
  const event = next === 'pass' && room.isOwnWork ? null : next
  return (
    <TaskCard
      id={cardId(room.id)}
      name={room.name}
      title={stayText(room, house)}
      note={room.typeName}
      marks={marksOf(room)}
      who={{ role: 'Attendant', name: room.attendant?.name ?? null }}
      action={
        event && {
          ...nextLabels(event, room.name),
          refusal,
          onPress: (press) => onRequest(event, room.id, lane, press),
        }
      }
      done={
        before && {
          label: conditionLooks[room.status].label,
          fullLabel: `${conditionLooks[room.status].label} ${room.name}`,
          undoLabel: `Undo ${room.name}, back to ${conditionLooks[before].label.toLowerCase()}`,
          onUndo: () => onUndo(room.id, before),
        }
      }
      menu={{
        label: `Actions for ${room.name}`,
        isOpen: isMenuOpen,
        onOpen: (anchor) => onMenu(room.id, anchor),
      }}
      isBusy={room.pending === 'sending'}
    />
  )
})
