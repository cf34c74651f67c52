import { parseRoute, peoplePath } from './route-table.ts'
import * as params from './search-params.ts'

/* The URL of the list of people (ADR 0096). The form is a search parameter, as in the property list (ADR 0001). */

const peopleSearch = params.searchCodec({
  page: params.page,
  per_page: params.perPage,
  keyword: params.keyword,
  /** Names of roles, as on the wire. */
  roles: params.listMatching(/^.{1,100}$/),
  departments: params.ids,
  status: params.zeroOrOne,
})
export type PeopleSearch = typeof peopleSearch.empty
export const allPeople: PeopleSearch = peopleSearch.empty

/** View of the screen: the list, or a form that is open. */
export type PeopleView = { name: 'list' } | { name: 'new' } | { name: 'edit'; id: number }

/** Reads the list's search. Ignores invalid parameters. */
export const parsePeopleSearch = (search: string): PeopleSearch => peopleSearch.parse(new URLSearchParams(search))

/** The view that a URL selects; null for another screen. */
export function peopleViewAt(pathname: string, search: string): PeopleView | null {
  if (parseRoute(pathname).name !== 'people') return null
  const searchParams = new URLSearchParams(search)
  const id = params.id.read(searchParams, 'person')
  const view = searchParams.get('view')
  if (view === 'new') return { name: 'new' }
  return view === 'edit' && id !== null ? { name: 'edit', id } : { name: 'list' }
}

/** URL of the list of people. Keeps the search with the form, so that closing it returns to the same list. */
export function people(search: Partial<PeopleSearch> = {}, view: PeopleView = { name: 'list' }): string {
  const searchParams = new URLSearchParams()
  peopleSearch.write(searchParams, { ...allPeople, ...search })
  if (view.name !== 'list') searchParams.set('view', view.name)
  if (view.name === 'edit') searchParams.set('person', String(view.id))
  return params.withParams(peoplePath, searchParams)
}

/** True if a filter is set. */
export const arePeopleFiltered = ({ keyword, roles, departments, status }: PeopleSearch): boolean =>
  keyword !== '' || roles.length > 0 || departments.length > 0 || status !== null

/** The address of a link to set a password. Browsers send no fragment to a server, so no log has the token. */
export const passwordLink = (token: string): string => `${location.origin}/password#${token}`

/** The token in the fragment of such an address. */
export const linkToken = (hash: string): string => hash.replace(/^#/, '')
