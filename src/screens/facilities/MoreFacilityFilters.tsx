import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { dateFilters } from './facility-chips.ts'
import { type FacilityTab, useFacilities } from './useFacilities.ts'
import { phrase } from '../../phrases/phrase.ts'

const dateFields = [
  {
    filter: dateFilters.available,
    label: phrase('facilities.availableBetween'),
    description: phrase('facilities.freeForAllNights'),
  },
  {
    filter: dateFilters.booked,
    label: phrase('facilities.bookedBetween'),
    description: phrase('facilities.stayedInOnOneNight'),
  },
  {
    filter: dateFilters.updated,
    label: phrase('facilities.updatedBetween'),
    description: phrase('facilities.bothDaysIncluded'),
  },
  {
    filter: dateFilters.condition,
    label: phrase('facilities.conditionChangedBetween'),
    description: phrase('facilities.bothDaysIncluded'),
  },
] as const

/** The rarely used filters. Their date pickers load on demand. */
export function MoreFacilityFilters({ tab }: { tab: FacilityTab }) {
  const { filterChoices, hasCondition, search, show } = useFacilities(tab)
  const shown = hasCondition ? dateFields : dateFields.filter(({ filter }) => filter !== dateFilters.condition)
  return (
    <>
      <LazyMultiSelect
        label={phrase('facilities.category')}
        selectedText={(count) => phrase('facilities.categoriesSelected', { count })}
        placeholder={phrase('facilities.anyCategory')}
        choices={filterChoices.categories}
        value={search.facility_category_ids}
        onChange={(ids) => show({ facility_category_ids: ids })}
      />
      <LazyMultiSelect
        label={phrase('facilities.withoutStatus')}
        selectedText={(count) => phrase('facilities.statusesSelected', { count })}
        placeholder={phrase('facilities.noStatusExcluded')}
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
