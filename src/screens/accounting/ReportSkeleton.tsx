import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { phrase } from '../../phrases/phrase.ts'

const columns = [
  phrase('accounting.code'),
  phrase('accounting.name'),
  phrase('accounting.quantity'),
  phrase('accounting.net'),
  phrase('accounting.tax'),
  phrase('accounting.gross'),
  phrase('accounting.monthToDate'),
  phrase('accounting.yearToDate'),
]

/** A placeholder for loading rows. */
export const ReportSkeleton = () => (
  <TableRegion label={phrase('accounting.report')}>
    <Table
      caption={phrase('accounting.loadingReport')}
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
