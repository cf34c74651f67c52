import { InlineLoader } from '../../design/loader/Loader.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { phrase } from '../../phrases/phrase.ts'

const columns = [
  phrase('calendar.room'),
  ...Array.from({ length: 7 }, (_, at) => phrase('calendar.dayNumber', { number: at + 1 })),
]

/** A placeholder for loading rooms and days. */
export const CalendarSkeleton = () => (
  <>
    <InlineLoader>{phrase('calendar.contentOnItsWay')}</InlineLoader>
    <TableRegion label={phrase('calendar.loadingTheRooms')}>
      <Table
        caption={phrase('calendar.roomsAndNights')}
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
