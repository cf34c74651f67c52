import { useSelector } from '@xstate/react'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import type { HousekeepingEvent, HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { arrowRight } from '../../design/icon/icons.css.ts'
import type { CardMark } from '../../features/board/TaskCard.tsx'
import { selectDeniedReason, selectHeldPositions } from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { pressSourceOf } from '../repeated-press.ts'
import { nextEvent } from './room-texts.ts'
import { RoomCard } from './RoomCard.tsx'
import { useHeldCards } from './useHeldCards.ts'
import { reportProblem, useHousekeeping, useOpenProperty } from './useHousekeeping.ts'
import { useRoomMenu } from './useRoomMenu.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Rooms of a lane, by its key. */
type Lanes = readonly { key: string; rooms: readonly HousekeepingRoom[] }[]

interface RoomCardsOptions {
  /** Large targets. */
  isLarge?: boolean
  /** Id of the room that is marked as the next one. */
  nextId?: number | null
}

interface RoomCards {
  /** The card of a room, in the lane with this key. */
  cardOf: (room: HousekeepingRoom, lane: string) => ReactNode
  /** The pointer left a lane. */
  releaseLane: (lane: string) => void
  /** The menu that the cards share, or the dialog it opened. */
  overlay: ReactNode
}

const nextMark: CardMark = { icon: arrowRight, label: phrase('housekeeping.next'), tone: 'info' }

const laneOf = (lanes: Lanes, id: number) => lanes.find(({ rooms }) => rooms.some((room) => room.id === id))?.key ?? ''

/** Cards of rooms in lanes, with what their buttons do. A pressed card keeps its place (ADR 0048). */
export function useRoomCards(lanes: Lanes, { isLarge = false, nextId = null }: RoomCardsOptions = {}): RoomCards {
  const section = useHousekeeping()
  const property = useOpenProperty()
  const places = useSelector(section, selectHeldPositions)
  const { hold, releaseLane } = useHeldCards()
  const request = useCallback(
    (event: HousekeepingEvent, id: number, lane: string, press: MouseEvent) => {
      hold(id, { by: pressSourceOf(press), lane })
      section.send({ type: 'event.requested', event, ids: [id], isHeld: true })
    },
    [section, hold],
  )
  const undo = useCallback(
    (id: number, before: HousekeepingStatus) =>
      section.send({
        type: 'undo.requested',
        reverts: [{ ids: [id], patch: { housekeeping_status: before, undo: 1 } }],
      }),
    [section],
  )
  const report = useCallback((room: HousekeepingRoom) => reportProblem(section, room), [section])
  const menu = useRoomMenu((id) => hold(id, { by: 'key', lane: laneOf(lanes, id) }))
  const snapshot = section.getSnapshot()
  const cardOf = (room: HousekeepingRoom, lane: string) => {
    const event = nextEvent[room.status]
    const place = places.get(room.id)
    return (
      <RoomCard
        key={room.id}
        {...{ room, property, lane, isLarge }}
        firstMark={room.id === nextId && room.status !== 'cleaning' ? nextMark : null}
        deniedReason={event && selectDeniedReason(room.id, event)(snapshot)}
        statusBefore={place && place.before !== room.status ? place.before : null}
        isMenuOpen={menu.openId === room.id}
        onMenu={menu.open}
        onRequest={request}
        onUndo={undo}
        onProblem={report}
      />
    )
  }
  return { cardOf, releaseLane, overlay: menu.overlay }
}
