import { memo } from 'react'
import type { HousekeepingEvent } from '../../api/contract/housekeeping.ts'
import { TaskCard } from '../../design/board/TaskCard.tsx'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { type HouseTimes, marksOf, nextEvent, nextLabels, stayText } from './room-words.ts'

interface RoomCardProps {
  room: HousekeepingRoom
  house: HouseTimes
  /** Why its next step would be refused, or null. */
  refusal: string | null
  isMenuOpen: boolean
  onMenu: (id: number, anchor: HTMLButtonElement) => void
  onRequest: (event: HousekeepingEvent, ids: number[]) => void
}

/** One room of the board. Drawn anew only when something of its own has changed: a house has many. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { room, house, refusal, isMenuOpen, onMenu, onRequest } = props
  const event = nextEvent[room.status]
  return (
    <TaskCard
      name={room.name}
      title={stayText(room, house)}
      note={room.typeName}
      marks={marksOf(room)}
      who={{ role: 'Attendant', name: room.attendant?.name ?? null }}
      action={event && { ...nextLabels(event, room.name), refusal, onPress: () => onRequest(event, [room.id]) }}
      menu={{
        label: `Actions for ${room.name}`,
        isOpen: isMenuOpen,
        onOpen: (anchor) => onMenu(room.id, anchor),
      }}
      isBusy={room.pending === 'sending'}
    />
  )
})
