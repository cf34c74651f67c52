import type { Gallery } from '../gallery/gallery.ts'
import * as icons from '../icon/icons.css.ts'
import { Inline } from '../layout/Inline.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../table/Row.tsx'
import { Table, TableRegion } from '../table/Table.tsx'
import { Th } from '../table/Th.tsx'
import { RoomBadge } from './RoomBadge.tsx'
import { Status } from './Status.tsx'
import type { StatusTone } from './Status.css.ts'

type StatusExample = readonly [word: string, tone: StatusTone, icon: string]

const housekeeping: readonly StatusExample[] = [
  ['Dirty', 'warning', icons.dirty],
  ['Cleaning', 'info', icons.cleaning],
  ['Pickup', 'warning', icons.pickup],
  ['Clean', 'ok', icons.clean],
  ['Inspected', 'ok', icons.inspected],
]
const facility: readonly StatusExample[] = [
  ['Available', 'ok', icons.available],
  ['Out of service', 'warning', icons.outOfService],
  ['Out of order', 'critical', icons.outOfOrder],
  ['Internal use', 'info', icons.internalUse],
  ['Hold', 'onHold', icons.hold],
  ['Out of inventory', 'neutral', icons.outOfInventory],
  ['Inactive', 'neutral', icons.inactive],
]

const StatusExamples = ({ looks }: { looks: readonly StatusExample[] }) => (
  <Inline gap={4}>
    {looks.map(([word, tone, icon]) => (
      <Status key={word} tone={tone} icon={icon}>
        {word}
      </Status>
    ))}
  </Inline>
)

export const gallery: Gallery = {
  title: 'Room status',
  examples: {
    'Of housekeeping': () => <StatusExamples looks={housekeeping} />,
    'Of the room or asset': () => <StatusExamples looks={facility} />,
    'In a table': () => (
      <TableRegion label="Rooms with plates">
        <Table
          caption="Rooms, 3 found"
          head={
            <>
              <Th>Room</Th>
              <Th>Type</Th>
              <Th>Status</Th>
              <Th>Housekeeping</Th>
              <Th isHidden>Actions</Th>
            </>
          }
        >
          {['201', '1204', 'Golf cart beside the boat house'].map((name, at) => {
            const [word, tone, icon] = facility[at * 2] ?? ['', 'neutral', icons.inactive]
            const [state, hue, mark] = housekeeping[at] ?? ['', 'neutral', icons.inactive]
            return (
              <Row key={name}>
                <RowHeader>
                  <RoomBadge href={`?room=${at}`}>{name}</RoomBadge>
                  <span>Floor {at + 1}</span>
                </RowHeader>
                <Cell isNoWrap>Double</Cell>
                <StatusCell tone={tone} icon={icon}>
                  {word}
                </StatusCell>
                <StatusCell tone={hue} icon={mark}>
                  {state}
                </StatusCell>
                <ActionsCell label={`Actions for ${name}`} isOpen={false} onOpen={() => undefined} />
              </Row>
            )
          })}
        </Table>
      </TableRegion>
    ),
    'A badge alone': () => <RoomBadge>204</RoomBadge>,
  },
}
