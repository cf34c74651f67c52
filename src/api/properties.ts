import { type CreateProperty, Property, type PropertyQuery, type UpdateProperty } from './contract/property.ts'
import { Acknowledged, ItemResults } from './contract/reply.ts'
import type { Http, Parse } from './http.ts'
import { parseWithPictures } from './pictures.ts'
import { parseAs, parsePageAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** Parses one property, also from a 409 body, and makes its picture URLs absolute. */
export const parseProperty = (http: Http): Parse<Property> => parseWithPictures(http, Property)

/** GET property: one page of the properties that the caller may see. */
export const list = (http: Http, query: Partial<PropertyQuery>, signal?: AbortSignal) =>
  http.page(parsePageAs(Property), { path: `${base}/property`, query, signal })

/** GET property/{prefix}. 404 if the property does not exist or the caller may not see it. */
export const view = (http: Http, prefix: string, signal?: AbortSignal) =>
  http.data(parseProperty(http), { path: `${base}/property/${encodeURIComponent(prefix)}`, signal })

/** POST property. The same key returns the same reply (domain D22). */
export const create = (http: Http, input: CreateProperty, idempotencyKey: string, signal?: AbortSignal) =>
  http.data(parseProperty(http), {
    method: 'POST',
    path: `${base}/property`,
    body: { ...input },
    idempotencyKey,
    signal,
  })

/** POST update_property/{property_id}. 409 with the current record if `lock_version` is stale. */
export const update = (http: Http, id: number, input: UpdateProperty, signal?: AbortSignal) =>
  http.data(parseProperty(http), { method: 'POST', path: `${base}/update_property/${id}`, body: { ...input }, signal })

/** POST update_property_status: one result per id. */
export const updateStatus = (http: Http, ids: number[], status: 0 | 1, signal?: AbortSignal) =>
  http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/update_property_status`,
    body: { property_ids: ids, status },
    signal,
  })

/** POST update_property_bookable_date/ with a trailing slash (domain D18): one result per id. */
export const updateBookableDate = (
  http: Http,
  ids: number[],
  window: { bookable_date_from: string | null; bookable_date_to: string | null },
  signal?: AbortSignal,
) =>
  http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/update_property_bookable_date/`,
    body: { property_ids: ids, ...window },
    signal,
  })

/** DELETE property/{property_id}. 409 with the reason if it cannot be deleted. */
export const remove = (http: Http, id: number, lockVersion: number | undefined, signal?: AbortSignal) =>
  http.data(parseAs(Acknowledged), {
    method: 'DELETE',
    path: `${base}/property/${id}`,
    query: { lock_version: lockVersion },
    signal,
  })
