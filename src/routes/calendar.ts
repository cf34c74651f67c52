import { parseRoute, property } from './properties.ts'
import * as params from './params.ts'

/* The hotel calendar's URL: date range, view and room filters. */

export const daysOptions = [7, 14, 31, 90] as const
export type DaysInView = (typeof daysOptions)[number]
const defaultDays: DaysInView = 14

const facilityStatuses = [
  'available',
  'out_of_service',
  'out_of_order',
  'internal_use',
  'hold',
  'out_of_inventory',
  'inactive',
] as const
const housekeepingStatuses = ['dirty', 'cleaning', 'pickup', 'clean', 'inspected'] as const

const days: params.Codec<DaysInView> = {
  empty: defaultDays,
  read: (searchParams, name) => daysOptions.find((choice) => String(choice) === searchParams.get(name)) ?? defaultDays,
  write: (searchParams, name, value) => {
    if (value !== defaultDays) searchParams.set(name, String(value))
  },
}

const flag: params.Codec<boolean> = {
  empty: false,
  read: (searchParams, name) => searchParams.get(name) === '1',
  write: (searchParams, name, value) => {
    if (value) searchParams.set(name, '1')
  },
}

const calendarSearch = params.searchCodec({
  /** The first day; yesterday by default. */
  from: params.day,
  days,
  /** '' selects the chart, or on a phone the list. */
  view: params.oneOf(['', 'chart', 'list']),
  keyword: params.keyword,
  facility_type_ids: params.ids,
  floors: params.texts,
  /** Selects rooms that have this status on at least one night in view. */
  facility_statuses: params.words(facilityStatuses),
  housekeeping_statuses: params.words(housekeepingStatuses),
  /** Selects rooms without a stay or blocking on any night in view. */
  unassigned: flag,
  /** Facility types whose rooms are collapsed. */
  collapsed: params.ids,
  /** Page of the list view. */
  page: params.page,
})
export type CalendarSearch = typeof calendarSearch.empty

export const defaultCalendar: CalendarSearch = calendarSearch.empty

export const parseCalendar = (search: string): CalendarSearch => calendarSearch.parse(new URLSearchParams(search))

export function calendar(prefix: string, search: CalendarSearch = defaultCalendar): string {
  const searchParams = new URLSearchParams()
  calendarSearch.write(searchParams, search)
  const place = property(prefix, 'hotel-calendar')
  return searchParams.size > 0 ? `${place}?${searchParams}` : place
}

/** True if a URL is the calendar of this property. */
export function isCalendar(prefix: string, pathname: string): boolean {
  const place = parseRoute(pathname)
  return place.name === 'property' && place.prefix === prefix && place.section === 'hotel-calendar'
}

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
