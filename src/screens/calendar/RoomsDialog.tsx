import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { TagPicker } from '../../design/field/TagPicker.tsx'
import { selectRooms, selectTypes } from '../../machines/calendar/calendar.selectors.ts'
import { useCalendarActor } from './useCalendar.ts'

interface RoomsDialogProps {
  onChosen: (roomIds: readonly number[]) => void
  onClose: () => void
}

/** Chooses rooms to block when none are selected, with a search field. */
export function RoomsDialog({ onChosen, onClose }: RoomsDialogProps) {
  const calendar = useCalendarActor()
  const rooms = useSelector(calendar, selectRooms)
  const types = useSelector(calendar, selectTypes)
  const [picked, setPicked] = useState<readonly number[]>([])
  const [query, setQuery] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const wanted = query.trim().toLowerCase()
  const found = rooms.filter(({ name, isInactive }) => !isInactive && name.toLowerCase().includes(wanted))
  const typeOf = (id: number) => types.find((type) => type.id === id)?.name ?? ''
  const next = () => {
    setAsked(true)
    if (picked.length > 0) onChosen(picked)
  }
  return (
    <Dialog
      isOpen
      title="Block rooms"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" onPress={next}>
            Choose the nights…
          </Button>
        </>
      }
    >
      <TagPicker
        label="Rooms"
        isRequired
        description="Type a room number. You can choose several rooms."
        errorMessage={wasAsked && picked.length === 0 ? 'Required' : undefined}
        picked={picked.map((id) => ({ id, label: rooms.find((room) => room.id === id)?.name ?? '' }))}
        query={query}
        onQuery={setQuery}
        found={found.map(({ id, name, typeId, floor }) => ({
          id,
          label: name,
          description: [typeOf(typeId), floor ? `floor ${floor}` : ''].filter(Boolean).join(', '),
        }))}
        isLoading={false}
        emptyText="No room matches"
        onPick={(id) => setPicked([...picked, id])}
        onRemove={(id) => setPicked(picked.filter((other) => other !== id))}
      />
    </Dialog>
  )
}
