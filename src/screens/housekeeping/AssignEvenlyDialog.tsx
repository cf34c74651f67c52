import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { DialogStart } from '../../design/dialog/DialogFrame.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SelectionCell } from '../../design/table/SelectionCells.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { selectAssignment } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { shiftMinutes } from './AttendantTable.tsx'
import { NoAttendants } from './NoAttendants.tsx'
import { useHousekeeping } from './useHousekeeping.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Assigns rooms evenly by minutes. It previews the result before saving. */
export function AssignEvenlyDialog() {
  const section = useHousekeeping()
  const assignment = useSelector(section, selectAssignment)
  if (!assignment) return null
  const { roomsCount, minutes, takenOverCount, attendants, canConfirm } = assignment
  const close = () => section.send({ type: 'assignment.closed' })
  const chosen = attendants.filter(({ isChosen }) => isChosen).length
  return (
    <Dialog
      isOpen
      width="wide"
      title={phrase('housekeeping.assignEvenly', { rooms: roomsCount })}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{phrase('housekeeping.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={!canConfirm}
            onPress={() => section.send({ type: 'assignment.confirmed' })}
          >
            {phrase('housekeeping.assignRoomsToAttendants', { rooms: roomsCount, attendants: chosen })}
          </Button>
        </>
      }
    >
      <Stack>
        {attendants.length === 0 ? <NoAttendants /> : null}
        <DialogStart>
          {roomsCount === 0
            ? phrase('housekeeping.noShownRoomNeedsCleaning')
            : phrase('housekeeping.minutesSharedEvenly', { minutes })}
          {takenOverCount > 0 ? ` ${phrase('housekeeping.roomsTakenOver', { count: takenOverCount })}` : null}
        </DialogStart>
        <TableRegion label={phrase('housekeeping.roomsPerAttendantTable')}>
          <Table
            caption={phrase('housekeeping.roomsPerAttendant')}
            density="dense"
            head={
              <>
                <Th isHidden>{phrase('housekeeping.onShift')}</Th>
                <Th>{phrase('housekeeping.attendant')}</Th>
                <Th isNumeric>{phrase('housekeeping.minutes')}</Th>
                <Th>{phrase('housekeeping.rooms')}</Th>
              </>
            }
          >
            {attendants.map(({ id, name, isChosen, minutesBefore, minutesAfter, rooms }) => (
              <Row key={id}>
                <SelectionCell
                  label={phrase('housekeeping.personIsOnShift', { name })}
                  isSelected={isChosen}
                  onChange={() => section.send({ type: 'assignment.toggled', id })}
                />
                <RowHeader>{name}</RowHeader>
                <Cell isNumeric isNoWrap>
                  {isChosen
                    ? phrase('housekeeping.minutesOfShift', {
                        before: minutesBefore,
                        after: minutesAfter,
                        shift: shiftMinutes,
                      })
                    : minutesBefore}
                </Cell>
                <Cell isProse tone="secondary">
                  {factsText(rooms.map((room) => room.name)) || phrase('housekeeping.none')}
                </Cell>
              </Row>
            ))}
          </Table>
        </TableRegion>
      </Stack>
    </Dialog>
  )
}
