import { memo, type MouseEvent } from 'react'
import type { HousekeepingEvent, HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { problem } from '../../design/icon/later-icons.css.ts'
import { type CardMark, TaskCard } from '../../features/board/TaskCard.tsx'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { type PropertyTimes, marksOf, nextEvent, nextLabels, stayText } from './room-texts.ts'
import { cardId } from './useHeldCards.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

interface RoomCardProps {
  room: HousekeepingRoom
  property: PropertyTimes
  /** Why the next action is denied, or null. */
  deniedReason: string | null
  /** Status before the press, while the card is held in its old lane; null if it isn't held. */
  statusBefore: HousekeepingStatus | null
  /** The group whose lane has the card. */
  lane: string
  /** A mark before those of the room. */
  firstMark?: CardMark | null
  /** Large targets, for the list of one's own rooms: the card names no attendant. */
  isLarge?: boolean
  isMenuOpen: boolean
  onMenu: (id: number, anchor: HTMLButtonElement) => void
  onRequest: (event: HousekeepingEvent, id: number, lane: string, press: MouseEvent) => void
  onUndo: (id: number, statusBefore: HousekeepingStatus) => void
  /** Reports a problem of the room, from a large card. */
  onProblem: (room: HousekeepingRoom) => void
}

/** "Double, 30 min" */
const detailsOf = ({ typeName, minutes, note }: HousekeepingRoom) =>
  factsText([typeName, minutes > 0 && phrase('housekeeping.minutesShort', { minutes }), note])

/** "Dirty, Double, 30 min": the list of one's own rooms has no heading that names the condition. */
const conditionAndDetails = (room: HousekeepingRoom, status: HousekeepingStatus) =>
  factsText([conditionDisplay[status].label, detailsOf(room)])

/** A room's card on the board. Memoised, because a property has many rooms. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { room, property, deniedReason, statusBefore, lane, isMenuOpen, onMenu, onRequest, onUndo, onProblem } = props
  const { firstMark, isLarge } = props
  const next = nextEvent[room.status]
  // Someone who cleaned the room, or whose roles don't inspect, gets no button for it.
  const event = next === 'pass' && (room.isOwnWork || !room.canInspect) ? null : next
  return (
    <TaskCard
      id={cardId(room.id)}
      name={room.name}
      title={stayText(room, property)}
      note={isLarge ? conditionAndDetails(room, statusBefore ?? room.status) : room.typeName}
      marks={firstMark ? [firstMark, ...marksOf(room)] : marksOf(room)}
      assignee={isLarge ? null : { name: room.attendant?.name ?? null }}
      isLarge={isLarge}
      action={
        event && {
          ...nextLabels(event, room.name),
          deniedReason,
          onPress: (press) => onRequest(event, room.id, lane, press),
        }
      }
      done={
        statusBefore && {
          label: conditionDisplay[room.status].label,
          fullLabel: phrase('housekeeping.statusAndRoom', {
            status: conditionDisplay[room.status].label,
            room: room.name,
          }),
          undoLabel: phrase('housekeeping.undoRoomBackTo', { room: room.name, status: statusBefore }),
          // The button names the condition.
          note: isLarge ? detailsOf(room) : undefined,
          onUndo: () => onUndo(room.id, statusBefore),
        }
      }
      extra={
        isLarge && room.problems !== null
          ? {
              icon: problem,
              label: phrase('housekeeping.problem'),
              fullLabel: phrase('housekeeping.reportProblemIn', { room: room.name }),
              onPress: () => onProblem(room),
            }
          : null
      }
      menu={{
        label: phrase('housekeeping.actionsFor', { room: room.name }),
        isOpen: isMenuOpen,
        onOpen: (anchor) => onMenu(room.id, anchor),
      }}
      isBusy={room.pending === 'sending'}
    />
  )
})
