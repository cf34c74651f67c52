import { InlineLoader } from '../../design/loader/Loader.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'

const columns = ['Room', ...Array.from({ length: 7 }, (_, at) => `Day ${at + 1}`)]

/** A placeholder for loading rooms and days. */
export const CalendarSkeleton = () => (
  <>
    <InlineLoader>Your content is on its way!</InlineLoader>
    <TableRegion label="Loading the rooms">
      <Table
        caption="Rooms and nights"
        rowCount={-1}
        isBusy
        head={columns.map((name) => (
          <Th key={name} isHidden>
            {name}
          </Th>
        ))}
      >
        <SkeletonRows rows={10} columns={columns.length} />
      </Table>
    </TableRegion>
  </>
)
