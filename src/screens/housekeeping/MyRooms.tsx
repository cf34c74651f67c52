import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { check, hotel } from '../../design/icon/icons.css.ts'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Lane } from '../../features/board/Board.tsx'
import { selectMyRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { doneKey } from '../../machines/housekeeping/my-rooms.rules.ts'
import { unfiltered } from '../../routes/housekeeping.ts'
import { floors } from './MyRooms.css.ts'
import { roomsText } from './room-texts.ts'
import { useRoomCards } from './useRoomCards.tsx'
import { useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The cards of the signed-in attendant's rooms, by floor in walking order. */
export function MyRooms() {
  const { groups, total, nextId } = useSelector(useHousekeeping(), selectMyRooms)
  const { cardOf, releaseLane, overlay } = useRoomCards(groups, { isLarge: true, nextId })
  if (total === 0) return <NoRoomsOfMine />
  return (
    <>
      <div className={floors}>
        {groups.map(({ key, label, rooms, count }) => (
          <Lane
            key={key}
            icon={key === doneKey ? check : hotel}
            tone={key === doneKey ? 'ok' : 'plain'}
            title={label}
            count={count}
            countText={roomsText(count)}
            onPointerLeave={() => releaseLane(key)}
          >
            {rooms.map((room) => cardOf(room, key))}
          </Lane>
        ))}
      </div>
      {overlay}
    </>
  )
}

function NoRoomsOfMine() {
  const { search, address } = useRoomSearch()
  return (
    <ResultView
      illustration={<EmptyRack />}
      title={phrase('housekeeping.noRoomsOfMine')}
      subtitle={phrase('housekeeping.noRoomsOfMineHint')}
      actions={
        <LinkButton href={address({ ...unfiltered(search), view: 'board' })}>
          {phrase('housekeeping.allRooms')}
        </LinkButton>
      }
    />
  )
}
