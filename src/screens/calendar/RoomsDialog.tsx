import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { TagPicker } from '../../design/field/TagPicker.tsx'
import { selectRooms, selectTypes } from '../../machines/calendar/calendar.selectors.ts'
import {
  type RoomPickerRef,
  selectIsMissing,
  selectPicked,
  selectQuery,
} from '../../machines/calendar/room-picker.machine.ts'
import { useCalendarActor } from './useCalendar.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Chooses rooms to block when none are selected, with a search field. */
export function RoomsDialog({ picker }: { picker: RoomPickerRef }) {
  const calendar = useCalendarActor()
  const rooms = useSelector(calendar, selectRooms)
  const types = useSelector(calendar, selectTypes)
  const picked = useSelector(picker, selectPicked)
  const query = useSelector(picker, selectQuery)
  const isMissing = useSelector(picker, selectIsMissing)
  const wanted = query.trim().toLowerCase()
  const found = rooms.filter(({ name, isInactive }) => !isInactive && name.toLowerCase().includes(wanted))
  const typeOf = (id: number) => types.find((type) => type.id === id)?.name ?? ''
  const close = () => picker.send({ type: 'picker.closed' })
  return (
    <Dialog
      isOpen
      title={phrase('calendar.blockRooms')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{phrase('calendar.cancel')}</Button>
          <Button tone="primary" onPress={() => picker.send({ type: 'picker.confirmed' })}>
            {phrase('calendar.chooseTheNights')}
          </Button>
        </>
      }
    >
      <TagPicker
        label={phrase('calendar.rooms')}
        isRequired
        description={phrase('calendar.roomsDescription')}
        errorMessage={isMissing ? phrase('calendar.required') : undefined}
        picked={picked.map((id) => ({ id, label: rooms.find((room) => room.id === id)?.name ?? '' }))}
        query={query}
        onQuery={(text) => picker.send({ type: 'query.typed', query: text })}
        found={found.map(({ id, name, typeId, floor }) => ({
          id,
          label: name,
          description: factsText([typeOf(typeId), floor && phrase('calendar.floorInSentence', { floor })]),
        }))}
        isLoading={false}
        emptyText={phrase('calendar.noRoomMatches')}
        onPick={(id) => picker.send({ type: 'room.picked', id })}
        onRemove={(id) => picker.send({ type: 'room.removed', id })}
      />
    </Dialog>
  )
}
