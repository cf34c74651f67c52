import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { Board, Lane } from '../../features/board/Board.tsx'
import { bed, hotel, info, user } from '../../design/icon/icons.css.ts'
import { selectGroups } from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { Group } from '../../routes/housekeeping.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { usePrinting } from '../usePrinting.ts'
import { roomsText } from './room-texts.ts'
import { useProgressiveCount } from './useProgressiveCount.ts'
import { useHousekeeping, useListSearch } from './useHousekeeping.ts'
import { useRoomCards } from './useRoomCards.tsx'
import { phrase } from '../../phrases/phrase.ts'

/**
 * Cards per lane at first, further cards per request, and cards per lane and frame. They keep a board of 500 rooms
 * responsive (performance P20).
 */
const [initialCount, increment, batchSize] = [20, 60, 3]

const groupIcons: Record<Exclude<Group, 'status'>, string> = { floor: hotel, type: bed, attendant: user, stay: info }

/** "3 rooms", or "3 rooms, 1 changed" if a card is held that belongs to another lane now. */
const laneText = (count: number, held: number) =>
  held > 0 ? phrase('housekeeping.roomsAndChanged', { rooms: roomsText(count), held }) : roomsText(count)

/** The rooms as cards in lanes, grouped by status or by the address. */
export function RoomBoard() {
  const section = useHousekeeping()
  const search = useListSearch()
  const groups = useSelector(section, selectGroups)
  const { cardOf, releaseLane, overlay } = useRoomCards(groups)
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({})
  const isPrinting = usePrinting()
  const limitOf = (lane: string) => (isPrinting ? Infinity : (limits[lane] ?? initialCount))
  const maxCount = Math.max(0, ...groups.map(({ key, rooms }) => Math.min(rooms.length, limitOf(key))))
  const renderedCount = useProgressiveCount(maxCount, batchSize, search.group)
  return (
    <>
      <Board key={search.group}>
        {groups.map(({ key, label, rooms, count }) => {
          const limit = limitOf(key)
          // Grouped by status, the key of a lane is a housekeeping status.
          const { icon, tone } =
            search.group === 'status'
              ? conditionDisplay[key as HousekeepingStatus]
              : { icon: groupIcons[search.group], tone: 'plain' as const }
          return (
            <Lane
              key={key}
              {...{ icon, tone, count }}
              title={label}
              countText={laneText(count, rooms.length - count)}
              emptyText={phrase('housekeeping.noRoom')}
              onPointerLeave={() => releaseLane(key)}
              remaining={{
                count: rooms.length - limit,
                onMore: () => setLimits((before) => ({ ...before, [key]: limit + increment })),
              }}
            >
              {rooms.slice(0, isPrinting ? limit : Math.min(limit, renderedCount)).map((room) => cardOf(room, key))}
            </Lane>
          )
        })}
      </Board>
      {overlay}
    </>
  )
}
