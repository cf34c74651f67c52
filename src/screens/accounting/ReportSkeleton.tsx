import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'

const columns = ['Code', 'Name', 'Quantity', 'Net', 'Tax', 'Gross', 'Month to date', 'Year to date']

/** A placeholder for loading rows. */
export const ReportSkeleton = () => (
  <TableRegion label="Report">
    <Table
      caption="Loading the report"
      isBusy
      density="dense"
      head={columns.map((column, at) => (
        <Th key={column} isNumeric={at > 1}>
          {column}
        </Th>
      ))}
    >
      <SkeletonRows rows={10} columns={columns.length} />
    </Table>
  </TableRegion>
)
