import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import { selectAttendants, selectRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { NoAttendants } from './NoAttendants.tsx'
import { roomsText } from './room-texts.ts'
import { useHousekeeping } from './useHousekeeping.ts'

const nobody = 0

/** Assigns one or more rooms to an attendant. */
export function AssignAttendantDialog({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const section = useHousekeeping()
  const attendants = useSelector(section, selectAttendants)
  const rooms = useSelector(section, selectRooms)
  const [first, ...others] = rooms.filter(({ id }) => ids.includes(id))
  const [chosen, setChosen] = useState(others.length > 0 ? nobody : (first?.attendant?.id ?? nobody))
  const assign = () => {
    section.send({ type: 'change.requested', ids, change: { attendant_id: chosen === nobody ? null : chosen } })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={others.length > 0 ? `Assign ${roomsText(ids.length)}` : `Assign ${first?.name ?? ''}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" onPress={assign}>
            Assign
          </Button>
        </>
      }
    >
      {attendants.length === 0 ? <NoAttendants /> : null}
      <RadioGroup
        label="Attendant"
        value={chosen}
        choices={[
          { id: nobody, label: unassigned },
          ...attendants.map(({ id, name, rooms: count, minutes }) => ({
            id,
            label: `${name}, ${roomsText(count)}, ${minutes} min to clean`,
          })),
        ]}
        onChange={setChosen}
      />
    </Dialog>
  )
}
