import type { ReactNode } from 'react'
import { Cell, Row, RowHeader } from '../table/Row.tsx'
import { Table, TableRegion } from '../table/Table.tsx'
import { Th } from '../table/Th.tsx'

export interface CompareTableProps {
  caption: string
  /** "Yours" and "Theirs", or who they are. */
  yours: string
  theirs: string
  rows: readonly { field: string; yours: ReactNode; theirs: ReactNode }[]
}

/** Two versions of one record side by side, only where they differ: what a person decides on after a 409. */
export const CompareTable = ({ caption, yours, theirs, rows }: CompareTableProps) => (
  <TableRegion label={caption}>
    <Table
      caption={caption}
      head={
        <>
          <Th>Field</Th>
          <Th>{yours}</Th>
          <Th>{theirs}</Th>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.field}>
          <RowHeader>{row.field}</RowHeader>
          <Cell>{row.yours}</Cell>
          <Cell>{row.theirs}</Cell>
        </Row>
      ))}
    </Table>
  </TableRegion>
)
