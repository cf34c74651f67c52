import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import { Found, mostOfKind, type SearchQuery } from './contract/search.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'
import * as properties from './properties.ts'

/** Properties by their names, from a server that has no search. 403 for a person without the property list. */
async function findProperties(http: Http, { keyword }: SearchQuery, signal?: AbortSignal): Promise<Found[]> {
  const query = { keyword: keyword || undefined, per_page: mostOfKind }
  const { data } = await properties.list(http, query, signal)
  return data.map(({ id, name, prefix, status }) => ({
    kind: 'property',
    id,
    name,
    type: null,
    facility_kind: null,
    is_active: status === 1,
    property: { prefix, name },
    at: null,
  }))
}

/**
 * GET search: what the person may see and the keyword names, best first. An extension (ADR 0066): a server without it (404, 405) is
 * asked for properties only.
 */
export async function find(http: Http, query: SearchQuery, signal?: AbortSignal): Promise<Found[]> {
  try {
    return await http.data(parseAs(v.array(Found)), { path: '/v1/hotel_management/search', query, signal })
  } catch (error) {
    if (error instanceof ApiError && [404, 405].includes(error.status)) return findProperties(http, query, signal)
    throw error
  }
}
