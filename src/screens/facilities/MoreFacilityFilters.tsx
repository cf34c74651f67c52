import type { FacilityStatusName } from '../../api/contract/facility-status.ts'
import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { dateFilters } from './facility-chips.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'

const fields = [
  { of: dateFilters.available, label: 'Available between', description: 'Free for all of these nights' },
  { of: dateFilters.booked, label: 'Booked between', description: 'Stayed in on one of these nights' },
  { of: dateFilters.updated, label: 'Updated between', description: 'Both days included' },
  { of: dateFilters.condition, label: 'Condition changed between', description: 'Both days included' },
] as const

/** The filters that are wanted now and then; their date pickers arrive when they are first asked for. */
export function MoreFacilityFilters({ tab }: { tab: FacilityTab }) {
  const { choices, hasCondition, search, show } = useFacilities(tab)
  const shown = hasCondition ? fields : fields.filter(({ of }) => of !== dateFilters.condition)
  return (
    <>
      <LazyMultiSelect
        label="Category"
        noun="categories"
        placeholder="Any category"
        choices={choices.categories}
        value={search.facility_category_ids.map(String)}
        onChange={(ids) => show({ facility_category_ids: ids.map(Number) })}
      />
      <LazyMultiSelect
        label="Without status"
        noun="statuses"
        placeholder="All of them"
        choices={choices.statuses}
        value={search.exluded_facility_statuses}
        onChange={(ids) => show({ exluded_facility_statuses: ids as FacilityStatusName[] })}
      />
      {shown.map(({ of: { from, to }, label, description }) => {
        const [start, end] = [search[from], search[to]]
        return (
          <DateRangePicker
            key={from}
            label={label}
            description={description}
            value={start && end ? { start, end } : null}
            onChange={(range) => show({ [from]: range?.start ?? null, [to]: range?.end ?? null })}
          />
        )
      })}
    </>
  )
}
