import type { Gallery } from '../gallery/specimen.ts'
import * as icons from '../icon/icons.css.ts'
import { Inline } from '../layout/Inline.tsx'
import { ActionsCell, Cell, Row, RowHeader, StatusCell } from '../table/Row.tsx'
import { Table, TableRegion } from '../table/Table.tsx'
import { Th } from '../table/Th.tsx'
import { Plate } from './Plate.tsx'
import { Status } from './Status.tsx'
import type { StatusTone } from './Status.css.ts'

type Look = readonly [word: string, tone: StatusTone, icon: string]

const housekeeping: readonly Look[] = [
  ['Dirty', 'warn', icons.dirty],
  ['Cleaning', 'busy', icons.cleaning],
  ['Pickup', 'warn', icons.pickup],
  ['Clean', 'ok', icons.clean],
  ['Inspected', 'ok', icons.inspected],
]
const facility: readonly Look[] = [
  ['Available', 'ok', icons.available],
  ['Out of service', 'warn', icons.outOfService],
  ['Out of order', 'bad', icons.outOfOrder],
  ['Internal use', 'busy', icons.internalUse],
  ['Hold', 'hold', icons.hold],
  ['Out of inventory', 'mute', icons.outOfInventory],
  ['Inactive', 'mute', icons.inactive],
]

const Looks = ({ looks }: { looks: readonly Look[] }) => (
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
  specimens: {
    'Of housekeeping': () => <Looks looks={housekeeping} />,
    'Of the room or asset': () => <Looks looks={facility} />,
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
            const [word, tone, icon] = facility[at * 2] ?? ['', 'mute', icons.inactive]
            const [state, hue, mark] = housekeeping[at] ?? ['', 'mute', icons.inactive]
            return (
              <Row key={name}>
                <RowHeader>
                  <Plate href={`?room=${at}`}>{name}</Plate>
                  <span>Floor {at + 1}</span>
                </RowHeader>
                <Cell isUnbroken>Double</Cell>
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
    'A plate alone': () => <Plate>204</Plate>,
  },
}
