/*
 * Builds and parses every URL of the app (requirement 2.route; domain D1, D2, D3, D4, D5, D6, D7). The route table is in
 * routes/route-table.ts. Forms and drawers of a screen are search parameters, so the route table stays as required (ADR 0001).
 */

import { parseRoute, propertiesPath, root, type Section, sectionRoutes } from './route-table.ts'

// The sign-in page imports only these from table.ts, which keeps its chunk small.
export { login, parseRoute, root, type Section, unauthorized, underConstruction } from './route-table.ts'

/** Sections of a property, in menu order. `''` is the dashboard. */
export const sections: readonly Section[] = sectionRoutes.map(({ section }) => section)

export const perPageOptions = [10, 25, 50, 100] as const
export const defaultPerPage = 10
const bookableStatuses = ['all', 'bookable', 'unbookable'] as const
const sorts = ['name', '-name', 'rooms_count', '-rooms_count', 'updated_at', '-updated_at'] as const

/** Search parameters of the property list; same names as on the wire. */
export interface PropertySearch {
  page: number
  per_page: number
  keyword: string
  property_type_ids: number[]
  bookable_status: (typeof bookableStatuses)[number]
  status: 0 | 1 | null
  bookable_date_from: string | null
  bookable_date_to: string | null
  sort: (typeof sorts)[number]
}

/** Search parameters of the property type list. */
export interface PropertyTypeSearch {
  page: number
  per_page: number
  keyword: string
}

/** View of the properties screen: the list, or a form or dialog that is open. */
export type PropertiesView =
  { name: 'list' } | { name: 'new' } | { name: 'edit'; prefix: string } | { name: 'types'; search: PropertyTypeSearch }

export const allProperties: PropertySearch = {
  page: 1,
  per_page: defaultPerPage,
  keyword: '',
  property_type_ids: [],
  bookable_status: 'all',
  status: null,
  bookable_date_from: null,
  bookable_date_to: null,
  sort: 'name',
}
export const allPropertyTypes: PropertyTypeSearch = { page: 1, per_page: defaultPerPage, keyword: '' }

const positive = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const oneOf = <T extends string>(choices: readonly T[], text: string | null) =>
  choices.find((choice) => choice === text) ?? null
const day = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : null
const perPage = (text: string | null) => perPageOptions.find((choice) => choice === positive(text)) ?? defaultPerPage
const keyword = (text: string | null) => (text ?? '').slice(0, 100)

/** Parses the list's search. Ignores invalid parameters. */
export function parsePropertySearch(search: string): PropertySearch {
  const params = new URLSearchParams(search)
  const ids = [...params.getAll('property_type_ids[]'), ...params.getAll('property_type_ids')]
  const status = params.get('status')
  return {
    page: positive(params.get('page')) ?? 1,
    per_page: perPage(params.get('per_page')),
    keyword: keyword(params.get('keyword')),
    property_type_ids: [...new Set(ids.map(positive).filter((id) => id !== null))],
    bookable_status: oneOf(bookableStatuses, params.get('bookable_status')) ?? 'all',
    status: status === '0' ? 0 : status === '1' ? 1 : null,
    bookable_date_from: day(params.get('bookable_date_from')),
    bookable_date_to: day(params.get('bookable_date_to')),
    sort: oneOf(sorts, params.get('sort')) ?? 'name',
  }
}

function propertySearchParams(search: PropertySearch): URLSearchParams {
  const params = new URLSearchParams()
  if (search.page > 1) params.set('page', String(search.page))
  if (search.per_page !== defaultPerPage) params.set('per_page', String(search.per_page))
  if (search.keyword) params.set('keyword', search.keyword)
  for (const id of search.property_type_ids) params.append('property_type_ids[]', String(id))
  if (search.bookable_status !== 'all') params.set('bookable_status', search.bookable_status)
  if (search.status !== null) params.set('status', String(search.status))
  if (search.bookable_date_from) params.set('bookable_date_from', search.bookable_date_from)
  if (search.bookable_date_to) params.set('bookable_date_to', search.bookable_date_to)
  if (search.sort !== 'name') params.set('sort', search.sort)
  return params
}

/** The view of the properties screen that a URL selects. */
export function parsePropertiesView(search: string): PropertiesView {
  const params = new URLSearchParams(search)
  const prefix = params.get('property')
  switch (params.get('view')) {
    case 'new':
      return { name: 'new' }
    case 'edit':
      return prefix ? { name: 'edit', prefix } : { name: 'list' }
    case 'types':
      return {
        name: 'types',
        search: {
          page: positive(params.get('types_page')) ?? 1,
          per_page: perPage(params.get('types_per_page')),
          keyword: keyword(params.get('types_keyword')),
        },
      }
    default:
      return { name: 'list' }
  }
}

/**
 * URL of the property list. Keeps the search together with the view, so that closing a form returns to the same list.
 */
export function properties(search: PropertySearch = allProperties, view: PropertiesView = { name: 'list' }): string {
  const params = propertySearchParams(search)
  if (view.name !== 'list') params.set('view', view.name)
  if (view.name === 'edit') params.set('property', view.prefix)
  if (view.name === 'types') {
    if (view.search.page > 1) params.set('types_page', String(view.search.page))
    if (view.search.per_page !== defaultPerPage) params.set('types_per_page', String(view.search.per_page))
    if (view.search.keyword) params.set('types_keyword', view.search.keyword)
  }
  return params.size > 0 ? `${propertiesPath}?${params}` : propertiesPath
}

/** URL of a section of a property. */
export const property = (prefix: string, section: Section = '') =>
  sectionRoutes.find((route) => route.section === section)!.path.replace(':propertyPrefix', encodeURIComponent(prefix))

/** The page to open after sign-in. Accepts only known paths of the app (domain D4). */
export function parseNext(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return root
  const url = new URL(next, 'https://app.invalid')
  const place = parseRoute(url.pathname)
  return url.origin === 'https://app.invalid' && (place.name === 'properties' || place.name === 'property')
    ? url.pathname + url.search
    : root
}
