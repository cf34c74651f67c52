import { PropertyType, type PropertyTypeQuery } from './contract/property-type.ts'
import { ItemResults } from './contract/reply.ts'
import type { Http } from './http.ts'
import { parseAs, parsePageAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** GET property_types: all types, or one page. */
export const list = (http: Http, query: PropertyTypeQuery = {}, signal?: AbortSignal) =>
  http.page(parsePageAs(PropertyType), { path: `${base}/property_types`, query, signal })

/** POST property_types. 422 on `name` if the name is taken. */
export const create = (http: Http, name: string, idempotencyKey: string, signal?: AbortSignal) =>
  http.data(parseAs(PropertyType), {
    method: 'POST',
    path: `${base}/property_types`,
    body: { name },
    idempotencyKey,
    signal,
  })

/** POST update_property_type_name/ with a trailing slash (domain D18). */
export const rename = (http: Http, input: { id: number; name: string; lock_version?: number }, signal?: AbortSignal) =>
  http.data(parseAs(PropertyType), { method: 'POST', path: `${base}/update_property_type_name/`, body: input, signal })

/** POST delete_property_types: one result per id. A type in use is not deleted. */
export const remove = (http: Http, ids: number[], signal?: AbortSignal) =>
  http.data(parseAs(ItemResults), { method: 'POST', path: `${base}/delete_property_types`, body: { ids }, signal })
