import { parsePlace, property } from '../paths.ts'
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

export const perPageChoices = [25, 50, 100, 200] as const
const usualPerPage = 50

const perPage: params.Codec<number> = {
  empty: usualPerPage,
  read: (asked, name) => perPageChoices.find((choice) => String(choice) === asked.get(name)) ?? usualPerPage,
  write: (written, name, value) => {
    if (value !== usualPerPage) written.set(name, String(value))
  },
}

const matching = (pattern: RegExp): params.Codec<string | null> => ({
  empty: null,
  read: (asked, name) => {
    const text = asked.get(name)
    return text && pattern.test(text) ? text : null
  },
  write: (written, name, value) => {
    if (value) written.set(name, value)
  },
})

const word = /^[a-z_]{1,40}$/
const words: params.Codec<string[]> = {
  empty: [],
  read: (asked, name) => [...new Set(asked.getAll(`${name}[]`).filter((text) => word.test(text)))],
  write: (written, name, value) => {
    for (const item of value) written.append(`${name}[]`, item)
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
  /** "<": newer than that entry; ">": older. Without a cursor the list begins with the newest. */
  cursor: matching(/^[<>]\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/),
  /** The entry whose details are open. */
  entry: params.id,
})
export type ActivitySearch = typeof activitySearch.empty

export const parseActivityLog = (search: string): ActivitySearch => activitySearch.parse(new URLSearchParams(search))

export function activityLog(prefix: string, search: Partial<ActivitySearch> = {}): string {
  const written = new URLSearchParams()
  activitySearch.write(written, { ...activitySearch.empty, ...search })
  const place = property(prefix, 'activity-logs')
  return written.size > 0 ? `${place}?${written}` : place
}

/** URL of the history of one record. */
export const recordHistory = (prefix: string, entityType: string, entityId: string | number): string =>
  activityLog(prefix, { entity_type: entityType, entity_id: String(entityId) })

/** True if a URL is the activity log of this property. */
export function isActivityLog(prefix: string, pathname: string): boolean {
  const place = parsePlace(pathname)
  return place.name === 'property' && place.prefix === prefix && place.section === 'activity-logs'
}

const placeNames = ['cursor', 'entry'] as const

/**
 * Applies a change to the search. Other filters restart at the newest entry; a change of filters or page closes the
 * open entry.
 */
export function wished(search: ActivitySearch, wish: Partial<ActivitySearch>): ActivitySearch {
  const isOnlyEntry = Object.keys(wish).every((name) => name === 'entry')
  const isOnlyPlace = Object.keys(wish).every((name) => placeNames.some((place) => place === name))
  return { ...search, ...(isOnlyEntry ? {} : { entry: null, ...(isOnlyPlace ? {} : { cursor: null }) }), ...wish }
}

/** The same search without filters; keeps scope and page size. */
export const unfiltered = ({ scope, per_page }: ActivitySearch): ActivitySearch => ({
  ...activitySearch.empty,
  scope,
  per_page,
})

/** The query parameters of the search, without the open entry. */
export function questionOf(search: ActivitySearch): Omit<ActivitySearch, 'entry'> {
  const { entry: _, ...question } = search
  return question
}

const withoutPlace = (search: ActivitySearch) => JSON.stringify({ ...search, cursor: null, entry: null })

/** True if a filter is set. */
export const isFiltered = (search: ActivitySearch): boolean =>
  withoutPlace(search) !== JSON.stringify({ ...unfiltered(search) })

/** True if two searches are different pages of the same log. */
export const isOtherPage = (one: ActivitySearch, other: ActivitySearch): boolean =>
  one.cursor !== other.cursor && withoutPlace(one) === withoutPlace(other)
