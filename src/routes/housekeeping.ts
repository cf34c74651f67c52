import { parseRoute, property } from './properties.ts'
import * as params from './params.ts'

/* The housekeeping section's URL: view and filters are search parameters of one route. */

const views = ['board', 'table', 'sheets', 'history'] as const

/** Grouping of the rooms: columns of the board, sections of the table. */
export const groups = ['status', 'floor', 'type', 'attendant', 'stay'] as const
export type Group = (typeof groups)[number]

const statuses = ['dirty', 'cleaning', 'pickup', 'clean', 'inspected'] as const
const stays = ['arrival', 'stayover', 'due_out', 'departed', 'none'] as const
const services = ['none', 'dnd', 'make_up', 'declined'] as const
const discrepancies = ['none', 'skip', 'sleep'] as const
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

/** ISO 8601 instant with an offset, or in UTC. */
const instant: params.Codec<string | null> = {
  empty: null,
  read: (search, name) => {
    const text = search.get(name)
    const isInstant = text !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    return isInstant && !Number.isNaN(Date.parse(text)) ? text : null
  },
  write: (search, name, value) => {
    if (value) search.set(name, value)
  },
}

const cursor: params.Codec<string | null> = {
  empty: null,
  read: (search, name) => {
    const text = search.get(name)
    return text && /^[\w:.-]{1,60}$/.test(text) ? text : null
  },
  write: (search, name, value) => {
    if (value) search.set(name, value)
  },
}

/** Named as on the wire. Attendant 0 selects unassigned rooms. */
export const housekeepingSearch = params.searchCodec({
  view: params.oneOf(views),
  group: params.oneOf(groups),
  sort: params.oneOf(sorts),
  keyword: params.keyword,
  housekeeping_statuses: params.words(statuses),
  floors: params.texts,
  facility_type_ids: params.ids,
  attendant_ids: params.idsOrNone,
  stays: params.words(stays),
  services: params.words(services),
  hk_priority: params.zeroOrOne,
  discrepancy: params.words(discrepancies),
  /** The room whose details or history are open. */
  room: params.id,
  /** Days of the history, at the property. */
  from: params.day,
  to: params.day,
  /** Page cursor of the history; it begins with the newest. */
  cursor,
  /** Shows the status at this instant. */
  as_of: instant,
})
export type HousekeepingSearch = typeof housekeepingSearch.empty

export const parseSearch = (search: string): HousekeepingSearch => housekeepingSearch.parse(new URLSearchParams(search))

export function housekeeping(prefix: string, search: Partial<HousekeepingSearch> = {}): string {
  const searchParams = new URLSearchParams()
  housekeepingSearch.write(searchParams, { ...housekeepingSearch.empty, ...search })
  const place = property(prefix, 'housekeeping')
  return searchParams.size > 0 ? `${place}?${searchParams}` : place
}

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
  Object.fromEntries(filterNames.map((name) => [name, search[name]])) as unknown as Filters

/** Number of filters that are set. */
export const filterCount = (search: HousekeepingSearch): number =>
  filterNames.filter((name) => JSON.stringify(search[name]) !== JSON.stringify(housekeepingSearch.empty[name])).length

export const unfiltered = (search: HousekeepingSearch): HousekeepingSearch => ({
  ...search,
  ...filtersOf(housekeepingSearch.empty),
})

/** True if a URL is the housekeeping section of this property. */
export function isHousekeeping(prefix: string, pathname: string): boolean {
  const place = parseRoute(pathname)
  return place.name === 'property' && place.prefix === prefix && place.section === 'housekeeping'
}

/** Applies a change to the search. A change of the history's query restarts it at the newest entry. */
export const withPatch = (search: HousekeepingSearch, patch: Partial<HousekeepingSearch>): HousekeepingSearch => {
  const isOther = (['view', 'room', 'from', 'to'] as const).some((name) => patch[name] !== undefined)
  return { ...search, ...(isOther ? { cursor: null } : {}), ...patch }
}
