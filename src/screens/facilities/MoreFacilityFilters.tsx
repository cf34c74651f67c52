import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { dateFilters } from './facility-chips.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'

const dateFields = [
  { filter: dateFilters.available, label: 'Available between', description: 'Free for all of these nights' },
  { filter: dateFilters.booked, label: 'Booked between', description: 'Stayed in on one of these nights' },
  { filter: dateFilters.updated, label: 'Updated between', description: 'Both days included' },
  { filter: dateFilters.condition, label: 'Condition changed between', description: 'Both days included' },
] as const

/** The rarely used filters. Their date pickers load on demand. */
export function MoreFacilityFilters({ tab }: { tab: FacilityTab }) {
  const { filterChoices, hasCondition, search, show } = useFacilities(tab)
  const shown = hasCondition ? dateFields : dateFields.filter(({ filter }) => filter !== dateFilters.condition)
  return (
    <>
      <LazyMultiSelect
        label="Category"
        noun="categories"
        placeholder="Any category"
        choices={filterChoices.categories}
        value={search.facility_category_ids}
        onChange={(ids) => show({ facility_category_ids: ids })}
      />
      <LazyMultiSelect
        label="Without status"
        noun="statuses"
        placeholder="No status excluded"
        choices={filterChoices.statuses}
        value={search.exluded_facility_statuses}
        onChange={(ids) => show({ exluded_facility_statuses: ids })}
      />
      {shown.map(({ filter: { from, to }, label, description }) => {
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
