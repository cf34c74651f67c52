import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { arrowRight, check, hotel } from '../../design/icon/icons.css.ts'
import { EmptyRack } from '../../design/illustration/KeyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Lane } from '../../features/board/Board.tsx'
import type { CardMark } from '../../features/board/TaskCard.tsx'
import {
  selectDeniedReason,
  selectHeldPositions,
  selectMyRooms,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { doneKey, type MyRooms as Mine } from '../../machines/housekeeping/my-rooms.rules.ts'
import { unfiltered } from '../../routes/housekeeping.ts'
import { floors } from './MyRooms.css.ts'
import { nextEvent, roomNoun } from './room-texts.ts'
import { RoomCard } from './RoomCard.tsx'
import { useCardRequests } from './useCardRequests.ts'
import { useHousekeeping, useOpenProperty, useRoomSearch } from './useHousekeeping.ts'
import { useRoomMenu } from './useRoomMenu.tsx'

const nextMark: CardMark = { icon: arrowRight, label: 'Next', tone: 'info' }

const laneOf = ({ groups }: Mine, id: number) =>
  groups.find(({ rooms }) => rooms.some((room) => room.id === id))?.key ?? ''

/** The cards of the signed-in attendant's rooms, by floor in walking order. */
export function MyRooms() {
  const section = useHousekeeping()
  const property = useOpenProperty()
  const mine = useSelector(section, selectMyRooms)
  const places = useSelector(section, selectHeldPositions)
  const { hold, releaseLane, request, undo } = useCardRequests()
  const menu = useRoomMenu((id) => hold(id, { by: 'key', lane: laneOf(mine, id) }))
  const snapshot = section.getSnapshot()
  if (mine.total === 0) return <NoRoomsOfMine />
  return (
    <>
      <div className={floors}>
        {mine.groups.map(({ key, label, rooms, count }) => (
          <Lane
            key={key}
            icon={key === doneKey ? check : hotel}
            tone={key === doneKey ? 'ok' : 'plain'}
            title={label}
            count={count}
            noun={roomNoun}
            onPointerLeave={() => releaseLane(key)}
          >
            {rooms.map((room) => {
              const event = nextEvent[room.status]
              const place = places.get(room.id)
              return (
                <RoomCard
                  key={room.id}
                  isLarge
                  room={room}
                  property={property}
                  firstMark={room.id === mine.nextId && room.status !== 'cleaning' ? nextMark : null}
                  deniedReason={event && selectDeniedReason(room.id, event)(snapshot)}
                  statusBefore={place && place.before !== room.status ? place.before : null}
                  lane={key}
                  isMenuOpen={menu.openId === room.id}
                  onMenu={menu.open}
                  onRequest={request}
                  onUndo={undo}
                />
              )
            })}
          </Lane>
        ))}
      </div>
      {menu.overlay}
    </>
  )
}

function NoRoomsOfMine() {
  const { search, address } = useRoomSearch()
  return (
    <ResultView
      illustration={<EmptyRack />}
      title="No rooms are assigned to you"
      subtitle="Rooms appear here as soon as someone assigns them to you."
      actions={<LinkButton href={address({ ...unfiltered(search), view: 'board' })}>All rooms</LinkButton>}
    />
  )
}
