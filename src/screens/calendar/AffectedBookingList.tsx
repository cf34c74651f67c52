import { Cell, Row } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'

/** A list of bookings and blockings. */
export const AffectedBookingList = ({ caption, texts }: { caption: string; texts: readonly string[] }) => (
  <TableRegion label={caption}>
    <Table caption={caption} density="dense" head={<Th>{caption}</Th>}>
      {texts.map((hit) => (
        <Row key={hit}>
          <Cell>{hit}</Cell>
        </Row>
      ))}
    </Table>
  </TableRegion>
)
