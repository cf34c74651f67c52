import type { Catalogue } from '../../machines/products/catalogue.machine.ts'
import type { FacilitySearch } from '../../routes/products.ts'
import { dayText, nightsText } from '../format.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { conditionDisplay, statusDisplay } from './status-display.ts'
import { phrase } from '../../phrases/phrase.ts'

type ListFilter =
  | 'facility_statuses'
  | 'exluded_facility_statuses'
  | 'housekeeping_statuses'
  | 'facility_type_ids'
  | 'facility_category_ids'
  | 'floors'

interface DateFilter {
  label: string
  from: keyof FacilitySearch & `${string}_${'start' | 'from' | 'start_date'}`
  to: keyof FacilitySearch & `${string}_${'end' | 'to' | 'end_date'}`
  /** True for nights, which end on the departure day; false for days, both inclusive. */
  areNights: boolean
}

/** The date range filters of a facility list (requirement 3.facility.filters). */
export const dateFilters = {
  available: { label: phrase('facilities.available'), from: 'available_start', to: 'available_end', areNights: true },
  booked: { label: phrase('facilities.booked'), from: 'booked_start', to: 'booked_end', areNights: true },
  updated: { label: phrase('facilities.updated'), from: 'updated_date_from', to: 'updated_date_to', areNights: false },
  condition: {
    label: phrase('facilities.conditionChanged'),
    from: 'housekeeping_start_date',
    to: 'housekeeping_end_date',
    areNights: false,
  },
} as const satisfies Record<string, DateFilter>

/** "3 – 7 Mar 2026", "from 3 Mar 2026", "until 7 Mar 2026"; a single night if nights have no end. */
function rangeText(from: string | null, to: string | null, areNights: boolean): string {
  if (from && to) return from === to ? dayText(from) : nightsText(from, to)
  if (from)
    return areNights
      ? phrase('facilities.nightOf', { day: dayText(from) })
      : phrase('facilities.fromDay', { day: dayText(from) })
  return phrase('facilities.untilDay', { day: dayText(to ?? '') })
}

const nameOf = (all: readonly { id: number; name: string }[], id: number) =>
  all.find((one) => one.id === id)?.name ?? `#${id}`

/** The active filters as chips, in words. */
export function chipsOf(search: FacilitySearch, catalogue: Catalogue): Chip<FacilitySearch>[] {
  const chipsForList = <Part extends ListFilter>(
    part: Part,
    label: string,
    valueOf: (item: FacilitySearch[Part][number]) => string,
  ): Chip<FacilitySearch>[] =>
    search[part].map((item: FacilitySearch[Part][number]) => ({
      key: `${part}-${item}`,
      label,
      value: valueOf(item),
      without: { [part]: search[part].filter((other) => other !== item) },
    }))
  const ranges = Object.values(dateFilters).flatMap(({ label, from, to, areNights }): Chip<FacilitySearch>[] =>
    search[from] || search[to]
      ? [
          {
            key: from,
            label,
            value: rangeText(search[from], search[to], areNights),
            without: { [from]: null, [to]: null },
          },
        ]
      : [],
  )
  return [
    ...chipsForList('facility_statuses', phrase('facilities.status'), (status) => statusDisplay[status].label),
    ...chipsForList('exluded_facility_statuses', phrase('facilities.without'), (status) => statusDisplay[status].label),
    ...chipsForList(
      'housekeeping_statuses',
      phrase('facilities.condition'),
      (status) => conditionDisplay[status].label,
    ),
    ...chipsForList('facility_type_ids', phrase('facilities.type'), (id) => nameOf(catalogue.facilityTypes, id)),
    ...chipsForList('floors', phrase('facilities.floor'), (floor) => floor),
    ...chipsForList('facility_category_ids', phrase('facilities.category'), (id) => nameOf(catalogue.categories, id)),
    ...ranges,
  ]
}

/** Number of active filters in the "More filters" panel. */
export const moreFiltersCount = (search: FacilitySearch) =>
  (search.facility_category_ids.length > 0 ? 1 : 0) +
  (search.exluded_facility_statuses.length > 0 ? 1 : 0) +
  Object.values(dateFilters).filter(({ from, to }) => search[from] !== null || search[to] !== null).length
