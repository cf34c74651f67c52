import { parseRoute } from './route-table.ts'

/** The view that a list opens with; `prefix` is null for a list of the group (ADR 0067). */
export interface DefaultView {
  list: string
  prefix: string | null
  query: string
}

/** The list that a URL opens, as a key: its property and its tab, or its path. */
export const listKey = (pathname: string, search: string): string =>
  pathname + (new URLSearchParams(search).get('tab') ?? '')

/** The URL of a list that is opened without parameters, with those of its default view; null if it has none. */
export function withDefaultView(pathname: string, search: string, views: readonly DefaultView[] = []): string | null {
  const place = parseRoute(pathname)
  const tab = /^(?:\?tab=([\w-]+))?$/.exec(search)
  if (!tab) return null
  const prefix = place.name === 'property' ? place.prefix : null
  const list =
    place.name === 'properties' && search === ''
      ? place.name
      : place.name === 'property' && place.section === 'products'
        ? (tab[1] ?? 'rooms')
        : null
  const view = views.find((one) => one.list === list && one.prefix === prefix)
  return view?.query ? `${pathname}${search}${search ? '&' : '?'}${view.query}` : null
}
