/*
 * Builds and parses every URL of the app (requirement 2.route; domain D1, D2, D3, D4, D5, D6, D7). The route table is in
 * routes/route-table.ts. Forms and drawers of a screen are search parameters, so the route table stays as required (ADR 0001).
 */

import {
  bookableStatuses,
  propertyColumns,
  propertySorts,
  propertyTypeColumns,
  propertyTypeSorts,
} from '../api/contract/enums.ts'
import * as params from './search-params.ts'
import { parseRoute, propertiesPath, root, type Section, sectionRoutes } from './route-table.ts'

// The sign-in page imports only these from table.ts, which keeps its chunk small.
export { login, parseRoute, root, type Section, unauthorized, underConstruction } from './route-table.ts'

/** Sections of a property, in menu order. `''` is the dashboard. */
export const sections: readonly Section[] = sectionRoutes.map(({ section }) => section)

/** Search of the property list; same names as on the wire. */
const propertySearch = params.searchCodec({
  page: params.page,
  per_page: params.perPage,
  keyword: params.keyword,
  property_type_ids: params.ids,
  bookable_status: params.oneOf(bookableStatuses),
  status: params.zeroOrOne,
  bookable_date_from: params.day,
  bookable_date_to: params.day,
  sort: params.oneOf(propertySorts),
  columns: params.columns(propertyColumns),
})
export type PropertySearch = typeof propertySearch.empty
export const allProperties: PropertySearch = propertySearch.empty

/** Search of the property type list, which is open over the property list. */
const propertyTypeSearch = params.searchCodec(
  {
    page: params.page,
    per_page: params.perPage,
    keyword: params.keyword,
    sort: params.oneOf(['', ...propertyTypeSorts]),
    columns: params.columns(propertyTypeColumns),
  },
  'types_',
)
export type PropertyTypeSearch = typeof propertyTypeSearch.empty
export const allPropertyTypes: PropertyTypeSearch = propertyTypeSearch.empty

/** Marks a form that was opened from the set-up of a property, and leads back there (ADR 0069). */
export const fromSetUpParameter = 'from=set-up'

/** View of the properties screen: the list, or a form or dialog that is open. */
export type PropertiesView =
  | { name: 'list' }
  | { name: 'new' }
  | { name: 'edit'; prefix: string; isFromSetUp?: true | undefined }
  | { name: 'types'; search: PropertyTypeSearch }
  /** The figures of all properties; src/routes/group.ts reads the search. */
  | { name: 'figures'; search: string }

/** Parses the list's search. Ignores invalid parameters. */
export const parsePropertySearch = (search: string): PropertySearch => propertySearch.parse(new URLSearchParams(search))

/** The view of the properties screen that a URL selects. */
export function parsePropertiesView(search: string): PropertiesView {
  const searchParams = new URLSearchParams(search)
  const prefix = searchParams.get('property')
  switch (searchParams.get('view')) {
    case 'new':
      return { name: 'new' }
    case 'edit':
      return prefix
        ? { name: 'edit', prefix, isFromSetUp: search.includes(fromSetUpParameter) || undefined }
        : { name: 'list' }
    case 'types':
      return { name: 'types', search: propertyTypeSearch.parse(searchParams) }
    case 'figures':
      return { name: 'figures', search }
    default:
      return { name: 'list' }
  }
}

/** The view of the properties screen that a URL selects; null for another screen. */
export const viewAt = (pathname: string, search: string): PropertiesView | null =>
  parseRoute(pathname).name === 'properties' ? parsePropertiesView(search) : null

/**
 * URL of the property list. Keeps the search together with the view, so that closing a form returns to the same list.
 */
export function properties(search: PropertySearch = allProperties, view: PropertiesView = { name: 'list' }): string {
  const searchParams = new URLSearchParams()
  propertySearch.write(searchParams, search)
  if (view.name !== 'list') searchParams.set('view', view.name)
  if (view.name === 'edit') searchParams.set('property', view.prefix)
  if (view.name === 'types') propertyTypeSearch.write(searchParams, view.search)
  return params.withParams(propertiesPath, searchParams)
}

/** URL of a section of a property. */
export const property = (prefix: string, section: Section = '') =>
  sectionRoutes.find((route) => route.section === section)!.path.replace(':propertyPrefix', encodeURIComponent(prefix))

/** The housekeeping view that each shortcut of the installed app opens, by the search of the start page (public/manifest.webmanifest). */
export const shortcuts: Readonly<Record<string, '?view=mine' | ''>> = {
  '?open=my-rooms': '?view=mine',
  '?open=housekeeping': '',
}

/** The page to open after sign-in. Accepts only known paths of the app (domain D4). */
export function parseNext(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return root
  const url = new URL(next, 'https://app.invalid')
  const place = parseRoute(url.pathname)
  return url.origin === 'https://app.invalid' && ['entry', 'properties', 'property', 'people'].includes(place.name)
    ? url.pathname + url.search
    : root
}
