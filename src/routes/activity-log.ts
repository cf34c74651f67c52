import { activityModules, activityScopes } from '../api/contract/enums.ts'
import * as params from './search-params.ts'
import { sectionUrl } from './section-url.ts'

/*
 * The activity log's URL (domain D37). Filters, the open entry and the page cursor are search parameters of one route.
 * Their names are those on the wire.
 */

export const perPageOptions = [25, 50, 100, 200] as const

const word = /^[a-z_]{1,40}$/

export const activitySearch = params.searchCodec({
  scope: params.oneOf(activityScopes),
  /** Days at the property, both included. */
  from: params.day,
  to: params.day,
  actor_ids: params.ids,
  modules: params.someOf(activityModules),
  events: params.listMatching(word),
  /** Selects the history of one record. */
  entity_type: params.matching(word),
  entity_id: params.matching(/^[\w-]{1,40}$/),
  keyword: params.keyword,
  per_page: params.oneOf<number>(perPageOptions, 50),
  /** "<" selects entries newer than the one in the cursor, ">" older ones. Without a cursor the list begins with the newest. */
  cursor: params.matching(/^[<>]\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/),
  /** The entry whose details are open. */
  entry: params.id,
})
export type ActivitySearch = typeof activitySearch.empty

export const parseActivityLog = (search: string): ActivitySearch => activitySearch.parse(new URLSearchParams(search))

/** URL of the activity log. The default is the whole log of the property. */
export const activityLog = (prefix: string, search: Partial<ActivitySearch> = {}): string =>
  sectionUrl(prefix, 'activity-logs', activitySearch, search)

/** URL of the history of one record. */
export const recordHistory = (prefix: string, entityType: string, entityId: string | number): string =>
  activityLog(prefix, { entity_type: entityType, entity_id: String(entityId) })

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
