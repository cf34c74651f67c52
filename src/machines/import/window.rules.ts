import { isCalendarDate } from '../../api/contract/calendar-date.ts'
import { dayAfterLastNight, lastNightOf } from '../../api/contract/last-night.ts'
import * as cells from './cells.rules.ts'
import { field, type ImportField } from './description.ts'
import { emptyText } from './plan.ts'

interface Window {
  bookable_date_from: string | null
  bookable_date_to: string | null
}

/** The columns of a bookable window: its first and its last night (ADR 0009). */
export const windowFields = <Rec extends Window>(): ImportField<Rec>[] => [
  field({ key: 'bookable_date_from', read: cells.dateOf, of: (record: Rec) => record.bookable_date_from }),
  field({
    key: 'bookable_date_to',
    read: (cell) =>
      cells.andThen(cells.dateOf(cell), (night) => ({
        // The contract's rules refuse a day that doesn't exist.
        value: night !== null && isCalendarDate(night) ? dayAfterLastNight(night) : night,
      })),
    of: (record: Rec) => record.bookable_date_to,
    shown: (to) => lastNightOf(to) ?? emptyText,
    cell: lastNightOf,
  }),
]
