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
      title="Discrepancies"
      onClose={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      {rooms.length === 0 ? (
        <Text>Every report agrees with the front office.</Text>
      ) : (
        <TableRegion label="Discrepancies table">
          <Table
            caption="Discrepancies"
            head={
              <>
                <Th>Room</Th>
                <Th>Found</Th>
                <Th isHidden>What to do</Th>
              </>
            }
          >
            {rooms.map(({ id, name, discrepancy }) => (
              <Row key={id}>
                <RowHeader>
                  <RoomBadge>{name}</RoomBadge>
                </RowHeader>
                <Cell>
                  <strong>{discrepancyCodes[discrepancy]}</strong>. {discrepancyNames[discrepancy]}
                </Cell>
                <Cell>
                  <Button size="s" aria-label={`Withdraw the report of ${name}`} onPress={() => withdraw(id)}>
                    Withdraw the report
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
