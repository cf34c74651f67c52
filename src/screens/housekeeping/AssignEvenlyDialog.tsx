import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SelectionCell } from '../../design/table/SelectionCells.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectAssignment } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { shiftMinutes } from './AttendantTable.tsx'
import { NoAttendants } from './NoAttendants.tsx'
import { roomsText } from './room-texts.ts'
import { useHousekeeping } from './useHousekeeping.ts'
import { numberText } from '../../numbers/number-text.ts'

/** Assigns rooms evenly by minutes. It previews the result before saving. */
export function AssignEvenlyDialog() {
  const section = useHousekeeping()
  const assignment = useSelector(section, selectAssignment)
  if (!assignment) return null
  const { roomsCount, minutes, attendants, canConfirm } = assignment
  const close = () => section.send({ type: 'assignment.closed' })
  const chosen = attendants.filter(({ isChosen }) => isChosen).length
  return (
    <Dialog
      isOpen
      width="wide"
      title={`Assign ${roomsText(roomsCount)} evenly`}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            tone="primary"
            isDisabled={!canConfirm}
            onPress={() => section.send({ type: 'assignment.confirmed' })}
          >
            {`Assign ${roomsText(roomsCount)} to ${chosen === 1 ? '1 attendant' : `${chosen} attendants`}`}
          </Button>
        </>
      }
    >
      <Stack>
        {attendants.length === 0 ? <NoAttendants /> : null}
        <Text tone="secondary">
          {roomsCount === 0
            ? 'None of the rooms shown need cleaning.'
            : `${numberText(minutes)} minutes of cleaning, shared evenly. Tick who is on shift today.`}
        </Text>
        <TableRegion label="Rooms per attendant, table">
          <Table
            caption="Rooms per attendant"
            density="dense"
            head={
              <>
                <Th isHidden>On shift</Th>
                <Th>Attendant</Th>
                <Th isNumeric>Minutes</Th>
                <Th>Rooms</Th>
              </>
            }
          >
            {attendants.map(({ id, name, isChosen, minutesBefore, minutesAfter, rooms }) => (
              <Row key={id}>
                <SelectionCell
                  label={`${name} is on shift`}
                  isSelected={isChosen}
                  onChange={() => section.send({ type: 'assignment.toggled', id })}
                />
                <RowHeader>{name}</RowHeader>
                <Cell isNumeric isNoWrap>
                  {isChosen ? `${minutesBefore} → ${minutesAfter} of ${shiftMinutes}` : minutesBefore}
                </Cell>
                <Cell isProse tone="secondary">
                  {rooms.map((room) => room.name).join(', ') || 'None'}
                </Cell>
              </Row>
            ))}
          </Table>
        </TableRegion>
      </Stack>
    </Dialog>
  )
}
