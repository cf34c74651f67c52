import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import type { AddonSearch } from '../../routes/products.ts'
import { phrase } from '../../phrases/phrase.ts'

interface AddonDatesProps {
  search: AddonSearch
  onChange: (patch: Partial<AddonSearch>) => void
}

const rangeOf = (start: string | null, end: string | null) => (start && end ? { start, end } : null)

/** Date range filter of the add-ons; loaded on demand. */
export const AddonDates = ({ search, onChange }: AddonDatesProps) => (
  <>
    <DateRangePicker
      label={phrase('addons.bookableBetween')}
      value={rangeOf(search.bookable_date_from, search.bookable_date_to)}
      onChange={(range) => onChange({ bookable_date_from: range?.start ?? null, bookable_date_to: range?.end ?? null })}
    />
    <DateRangePicker
      label={phrase('addons.updatedBetween')}
      value={rangeOf(search.updated_date_from, search.updated_date_to)}
      onChange={(range) => onChange({ updated_date_from: range?.start ?? null, updated_date_to: range?.end ?? null })}
    />
  </>
)
