import { properties, property } from './properties.ts'

/** The view that a list opens with; `prefix` is null for a list of the group (ADR 0067). */
export interface DefaultView {
  list: string
  prefix: string | null
  query: string
}

/** The URL of a list without parameters. */
function plainUrl({ list, prefix }: DefaultView) {
  if (prefix === null) return properties() + (list === 'properties' ? '' : '?view=types')
  if (list === 'activity-logs') return property(prefix, list)
  return property(prefix, 'products') + (list === 'rooms' ? '' : `?tab=${list}`)
}

/** The list that a URL opens: its path and its tab. */
export const listKey = (pathname: string, search: string): string =>
  pathname + (new URLSearchParams(search).get('tab') ?? '')

/** The URL of a list that is opened without parameters, with those of its default view; null if it has none. */
export function withDefaultView(url: string, views: readonly DefaultView[] = []): string | null {
  const query = views.find((view) => plainUrl(view) === url)?.query
  return query ? url + (url.includes('?') ? '&' : '?') + query : null
}
