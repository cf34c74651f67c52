import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import { selectAttendants, selectRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { NoAttendants } from './NoAttendants.tsx'
import { useHousekeeping } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

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
      title={
        others.length > 0
          ? phrase('housekeeping.assignRooms', { rooms: ids.length })
          : phrase('housekeeping.assignRoom', { room: first?.name ?? '' })
      }
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{phrase('housekeeping.cancel')}</Button>
          <Button tone="primary" onPress={assign}>
            {phrase('housekeeping.assign')}
          </Button>
        </>
      }
    >
      {attendants.length === 0 ? <NoAttendants /> : null}
      <RadioGroup
        label={phrase('housekeeping.attendant')}
        value={chosen}
        choices={[
          { id: nobody, label: unassigned },
          ...attendants.map(({ id, name, rooms: count, minutes }) => ({
            id,
            label: phrase('housekeeping.workOfAttendant', { name, rooms: count, minutes }),
          })),
        ]}
        onChange={setChosen}
      />
    </Dialog>
  )
}
