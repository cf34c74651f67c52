import { useSelector } from '@xstate/react'
import { type MouseEvent, useCallback, useState } from 'react'
import type { HousekeepingEvent, HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { Board, Lane } from '../../design/board/Board.tsx'
import { bed, hotel, info, user } from '../../design/icon/icons.css.ts'
import { selectGroups, selectPlaces, selectRefusal } from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { Group } from '../../paths/housekeeping.ts'
import { conditionLooks } from '../facilities/facility-looks.ts'
import { pressedBy } from '../one-press.ts'
import { nextEvent, roomNoun } from './room-words.ts'
import { RoomCard } from './RoomCard.tsx'
import { useGrowing } from './useGrowing.ts'
import { useHouse, useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { useRoomMenu } from './useRoomMenu.tsx'
import { useStillLanes } from './useStillLanes.ts'

/** How many cards a lane has at first, how many more with each wish, and how many are drawn in one go: 500 rooms stay quick. */
const [atFirst, eachMore, atOnce] = [20, 60, 8]

const groupIcons: Record<Exclude<Group, 'status'>, string> = { floor: hotel, type: bed, attendant: user, stay: info }

const laneOf = (groups: ReturnType<typeof selectGroups>, id: number) =>
  groups.find(({ rooms }) => rooms.some((room) => room.id === id))?.key ?? ''

/** The rooms as lanes of cards, by status or what the address says. */
export function RoomBoard() {
  const section = useHousekeeping()
  const house = useHouse()
  const { search } = useRoomSearch()
  const groups = useSelector(section, selectGroups)
  const places = useSelector(section, selectPlaces)
  const { hold, leaveLane } = useStillLanes()
  const request = useCallback(
    (event: HousekeepingEvent, id: number, lane: string, press: MouseEvent) => {
      hold(id, { by: pressedBy(press), lane })
      section.send({ type: 'event.requested', event, ids: [id], isHeld: true })
    },
    [section, hold],
  )
  const undo = useCallback(
    (id: number, before: HousekeepingStatus) =>
      section.send({ type: 'undo.requested', back: [{ ids: [id], wish: { housekeeping_status: before, undo: 1 } }] }),
    [section],
  )
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>>>({})
  const mostOf = (lane: string) => drawn[lane] ?? atFirst
  const longest = Math.max(0, ...groups.map(({ key, rooms }) => Math.min(rooms.length, mostOf(key))))
  const grown = useGrowing(longest, atOnce, search.group)
  const menu = useRoomMenu((id) => hold(id, { by: 'key', lane: laneOf(groups, id) }))
  const snapshot = section.getSnapshot()
  return (
    <>
      <Board key={search.group}>
        {groups.map(({ key, label, rooms, count }) => {
          const most = mostOf(key)
          const { icon, tone } =
            search.group === 'status'
              ? conditionLooks[key as keyof typeof conditionLooks]
              : { icon: groupIcons[search.group], tone: 'plain' as const }
          return (
            <Lane
              key={key}
              {...{ icon, tone, count }}
              title={label}
              noun={roomNoun}
              emptyText="No room"
              onPointerGone={() => leaveLane(key)}
              rest={{
                count: rooms.length - most,
                onMore: () => setDrawn((before) => ({ ...before, [key]: most + eachMore })),
              }}
            >
              {rooms.slice(0, Math.min(most, grown)).map((room) => {
                const event = nextEvent[room.status]
                const place = places.get(room.id)
                return (
                  <RoomCard
                    key={room.id}
                    room={room}
                    house={house}
                    refusal={event && selectRefusal(room.id, event)(snapshot)}
                    before={place && place.before !== room.status ? place.before : null}
                    lane={key}
                    isMenuOpen={menu.openId === room.id}
                    onMenu={menu.open}
                    onRequest={request}
                    onUndo={undo}
                  />
                )
              })}
            </Lane>
          )
        })}
      </Board>
      {menu.overlay}
    </>
  )
}
