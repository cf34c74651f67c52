import { facilityStatuses, housekeepingStatuses } from '../api/contract/enums.ts'
import * as params from './search-params.ts'
import { sectionUrl } from './section-url.ts'

/* The hotel calendar's URL: date range, view and room filters. */

export const daysOptions = [7, 14, 31, 90] as const
export type DaysInView = (typeof daysOptions)[number]

const calendarSearch = params.searchCodec({
  /** The first day; yesterday by default. */
  from: params.day,
  days: params.oneOf<DaysInView>(daysOptions, 14),
  /** '' selects the view last chosen on the device; before that the chart, or on a phone the list. */
  view: params.oneOf(['', 'chart', 'list']),
  keyword: params.keyword,
  facility_type_ids: params.ids,
  floors: params.texts,
  /** Selects rooms that have this status on at least one night in view. */
  facility_statuses: params.someOf(facilityStatuses),
  housekeeping_statuses: params.someOf(housekeepingStatuses),
  /** Selects rooms without a stay or blocking on any night in view. */
  unassigned: params.flag,
  /** Facility types whose rooms are collapsed. */
  collapsed: params.ids,
  /** Page of the list view. */
  page: params.page,
})
export type CalendarSearch = typeof calendarSearch.empty

export const defaultCalendar: CalendarSearch = calendarSearch.empty

export const parseCalendar = (search: string): CalendarSearch => calendarSearch.parse(new URLSearchParams(search))

/** URL of the calendar. The default is two weeks from yesterday. */
export const calendar = (prefix: string, search: Partial<CalendarSearch> = {}): string =>
  sectionUrl(prefix, 'hotel-calendar', calendarSearch, search)

const noFilters = {
  keyword: '',
  facility_type_ids: [],
  floors: [],
  facility_statuses: [],
  housekeeping_statuses: [],
  unassigned: false,
}
const filterNames = Object.keys(noFilters) as (keyof typeof noFilters)[]

const haveSameFilters = (a: CalendarSearch, b: CalendarSearch) =>
  filterNames.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))

/** The same nights without room filters. */
export const unfiltered = (search: CalendarSearch): CalendarSearch => ({ ...search, ...noFilters, page: 1 })

/** True if a filter is set. */
export const isFiltered = (search: CalendarSearch): boolean => !haveSameFilters(search, defaultCalendar)

/** True if two searches are pages of the same list. */
export const isSameList = (a: CalendarSearch, b: CalendarSearch): boolean =>
  JSON.stringify({ ...a, page: 1 }) === JSON.stringify({ ...b, page: 1 })

/** Applies a change to the search. Other filters restart at the first page. */
export function withPatch(search: CalendarSearch, patch: Partial<CalendarSearch>): CalendarSearch {
  const next = { ...search, ...patch }
  return patch.page !== undefined || haveSameFilters(next, search) ? next : { ...next, page: 1 }
}
