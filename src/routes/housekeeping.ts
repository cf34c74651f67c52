import { discrepancies, guestServices, housekeepingStatuses, stayStates } from '../api/contract/enums.ts'
import * as params from './search-params.ts'
import { sectionUrl } from './section-url.ts'

/* The housekeeping section's URL: view and filters are search parameters of one route. */

const views = ['board', 'table', 'mine', 'sheets', 'history', 'problems'] as const

/** Grouping of the rooms: columns of the board, sections of the table. */
export const groups = ['status', 'floor', 'type', 'attendant', 'stay'] as const
export type Group = (typeof groups)[number]

const sorts = [
  'place',
  '-place',
  'name',
  '-name',
  'status',
  '-status',
  'type',
  '-type',
  'stay',
  '-stay',
  'attendant',
  '-attendant',
  'changed',
  '-changed',
] as const
export type Sort = (typeof sorts)[number]

/** Named as on the wire. Attendant 0 selects unassigned rooms. */
export const housekeepingSearch = params.searchCodec({
  view: params.oneOf(views),
  group: params.oneOf(groups),
  sort: params.oneOf(sorts),
  keyword: params.keyword,
  housekeeping_statuses: params.someOf(housekeepingStatuses),
  floors: params.texts,
  facility_type_ids: params.ids,
  attendant_ids: params.idsOrNone,
  stays: params.someOf(stayStates),
  services: params.someOf(guestServices),
  hk_priority: params.zeroOrOne,
  discrepancy: params.someOf(discrepancies),
  /** The room whose details or history are open. */
  room: params.id,
  /** Days of the history, at the property. */
  from: params.day,
  to: params.day,
  /** Page cursor of the history; it begins with the newest. */
  cursor: params.matching(/^[\w:.-]{1,60}$/),
  /** Shows the status at this instant. */
  as_of: params.instant,
})
export type HousekeepingSearch = typeof housekeepingSearch.empty

export const parseSearch = (search: string): HousekeepingSearch => housekeepingSearch.parse(new URLSearchParams(search))

/** URL of the housekeeping section. The default is the board with all rooms. */
export const housekeeping = (prefix: string, search: Partial<HousekeepingSearch> = {}): string =>
  sectionUrl(prefix, 'housekeeping', housekeepingSearch, search)

/** The parameters that filter rooms. */
const filterNames = [
  'keyword',
  'housekeeping_statuses',
  'floors',
  'facility_type_ids',
  'attendant_ids',
  'stays',
  'services',
  'hk_priority',
  'discrepancy',
] as const
export type Filters = Pick<HousekeepingSearch, (typeof filterNames)[number]>

export const filtersOf = (search: HousekeepingSearch): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, search[name]])) as Filters

/** Number of filters that are set. */
export const filterCount = (search: HousekeepingSearch): number =>
  filterNames.filter((name) => JSON.stringify(search[name]) !== JSON.stringify(housekeepingSearch.empty[name])).length

/** True if both show the same rooms in the same order and groups, as another view does. */
export const isSameList = (a: HousekeepingSearch, b: HousekeepingSearch): boolean =>
  a === b ||
  [...filterNames, 'sort' as const, 'group' as const].every(
    (name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]),
  )

export const unfiltered = (search: HousekeepingSearch): HousekeepingSearch => ({
  ...search,
  ...filtersOf(housekeepingSearch.empty),
})

/** Applies a change to the search. A change of the history's query restarts it at the newest entry. */
export const withPatch = (search: HousekeepingSearch, patch: Partial<HousekeepingSearch>): HousekeepingSearch => {
  const isOther = (['view', 'room', 'from', 'to'] as const).some((name) => patch[name] !== undefined)
  return { ...search, ...(isOther ? { cursor: null } : {}), ...patch }
}
