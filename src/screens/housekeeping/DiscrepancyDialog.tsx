import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { discrepancyCodes, discrepancyNames } from './room-texts.ts'
import { useHousekeeping } from './useHousekeeping.ts'
import { phrase, phraseParts } from '../../phrases/phrase.ts'

/** The rooms whose found occupancy differs from the front office's. */
export function DiscrepancyDialog({ onClose }: { onClose: () => void }) {
  const section = useHousekeeping()
  const rooms = useSelector(section, selectRooms).filter(({ discrepancy }) => discrepancy !== 'none')
  const withdraw = (id: number) =>
    section.send({ type: 'change.requested', ids: [id], change: { reported_occupancy: null } })
  return (
    <Dialog
      isOpen
      width="wide"
      title={phrase('housekeeping.discrepancies')}
      onClose={onClose}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first button of the table would withdraw a report
        <Button autoFocus onPress={onClose}>
          {phrase('housekeeping.close')}
        </Button>
      }
    >
      {rooms.length === 0 ? (
        <Text>{phrase('housekeeping.noDiscrepancies')}</Text>
      ) : (
        <TableRegion label={phrase('housekeeping.discrepanciesTable')}>
          <Table
            caption={phrase('housekeeping.discrepancies')}
            head={
              <>
                <Th>{phrase('housekeeping.room')}</Th>
                <Th>{phrase('housekeeping.foundOccupancy')}</Th>
                <Th>
                  <VisuallyHidden>{phrase('housekeeping.whatToDo')}</VisuallyHidden>
                </Th>
              </>
            }
          >
            {rooms.map(({ id, name, discrepancy }) => (
              <Row key={id}>
                <RowHeader>
                  <RoomBadge>{name}</RoomBadge>
                </RowHeader>
                <Cell>
                  {phraseParts('housekeeping.discrepancyFound', {
                    code: <strong key="code">{discrepancyCodes[discrepancy]}</strong>,
                    meaning: discrepancyNames[discrepancy],
                  })}
                </Cell>
                <Cell>
                  <Button
                    size="s"
                    aria-label={phrase('housekeeping.withdrawReportOf', { room: name })}
                    onPress={() => withdraw(id)}
                  >
                    {phrase('housekeeping.withdrawReport')}
                  </Button>
                </Cell>
              </Row>
            ))}
          </Table>
        </TableRegion>
      )}
    </Dialog>
  )
}
