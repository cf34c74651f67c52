import { parseRoute, property } from './properties.ts'
import * as params from './params.ts'

/*
 * The activity log's URL (domain D37). Filters, the open entry and the page cursor are search parameters of one route.
 * Their names are those on the wire.
 */

export const scopes = ['property', 'account'] as const
export type Scope = (typeof scopes)[number]

/** Named as on the wire, in the order of the filter. */
export const modules = [
  'session',
  'access',
  'properties',
  'property_types',
  'facility_categories',
  'facility_types',
  'amenities',
  'facilities',
  'housekeeping',
  'blockings',
  'addon_types',
  'addons',
  'accounting',
  'activity',
] as const

export const perPageOptions = [25, 50, 100, 200] as const
const defaultPerPage = 50

const perPage: params.Codec<number> = {
  empty: defaultPerPage,
  read: (searchParams, name) =>
    perPageOptions.find((choice) => String(choice) === searchParams.get(name)) ?? defaultPerPage,
  write: (searchParams, name, value) => {
    if (value !== defaultPerPage) searchParams.set(name, String(value))
  },
}

const matching = (pattern: RegExp): params.Codec<string | null> => ({
  empty: null,
  read: (searchParams, name) => {
    const text = searchParams.get(name)
    return text && pattern.test(text) ? text : null
  },
  write: (searchParams, name, value) => {
    if (value) searchParams.set(name, value)
  },
})

const word = /^[a-z_]{1,40}$/
const words: params.Codec<string[]> = {
  empty: [],
  read: (searchParams, name) => [...new Set(searchParams.getAll(`${name}[]`).filter((text) => word.test(text)))],
  write: (searchParams, name, value) => {
    for (const item of value) searchParams.append(`${name}[]`, item)
  },
}

export const activitySearch = params.searchCodec({
  scope: params.oneOf(scopes),
  /** Days at the property, both included. */
  from: params.day,
  to: params.day,
  actor_ids: params.ids,
  modules: params.words(modules),
  events: words,
  /** Selects the history of one record. */
  entity_type: matching(word),
  entity_id: matching(/^[\w-]{1,40}$/),
  keyword: params.keyword,
  per_page: perPage,
  /** "<" selects entries newer than the one in the cursor, ">" older ones. Without a cursor the list begins with the newest. */
  cursor: matching(/^[<>]\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/),
  /** The entry whose details are open. */
  entry: params.id,
})
export type ActivitySearch = typeof activitySearch.empty

export const parseActivityLog = (search: string): ActivitySearch => activitySearch.parse(new URLSearchParams(search))

export function activityLog(prefix: string, search: Partial<ActivitySearch> = {}): string {
  const searchParams = new URLSearchParams()
  activitySearch.write(searchParams, { ...activitySearch.empty, ...search })
  const place = property(prefix, 'activity-logs')
  return searchParams.size > 0 ? `${place}?${searchParams}` : place
}

/** URL of the history of one record. */
export const recordHistory = (prefix: string, entityType: string, entityId: string | number): string =>
  activityLog(prefix, { entity_type: entityType, entity_id: String(entityId) })

/** True if a URL is the activity log of this property. */
export function isActivityLog(prefix: string, pathname: string): boolean {
  const place = parseRoute(pathname)
  return place.name === 'property' && place.prefix === prefix && place.section === 'activity-logs'
}

const positionKeys = ['cursor', 'entry'] as const

/** Applies a change to the search. Other filters restart at the newest entry; a change of filters or page closes the open entry. */
export function withPatch(search: ActivitySearch, patch: Partial<ActivitySearch>): ActivitySearch {
  const isOnlyEntry = Object.keys(patch).every((name) => name === 'entry')
  const isOnlyPosition = Object.keys(patch).every((name) => positionKeys.some((place) => place === name))
  return { ...search, ...(isOnlyEntry ? {} : { entry: null, ...(isOnlyPosition ? {} : { cursor: null }) }), ...patch }
}

/** The same search without filters; keeps scope and page size. */
export const unfiltered = ({ scope, per_page }: ActivitySearch): ActivitySearch => ({
  ...activitySearch.empty,
  scope,
  per_page,
})

/** The query parameters of the search, without the open entry. */
export function queryOf(search: ActivitySearch): Omit<ActivitySearch, 'entry'> {
  const { entry: _, ...query } = search
  return query
}

const withoutPosition = (search: ActivitySearch) => JSON.stringify({ ...search, cursor: null, entry: null })

/** True if a filter is set. */
export const isFiltered = (search: ActivitySearch): boolean =>
  withoutPosition(search) !== JSON.stringify({ ...unfiltered(search) })

/** True if two searches are different pages of the same log. */
export const isOtherPage = (one: ActivitySearch, other: ActivitySearch): boolean =>
  one.cursor !== other.cursor && withoutPosition(one) === withoutPosition(other)
