import * as v from 'valibot'
import { type ChangeListView, ListView, type ListViewQuery } from './contract/list-view.ts'
import { Acknowledged } from './contract/reply.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

const path = '/v1/hotel_management/list-views'

/** A new view. */
export type NewView = Pick<ListView, 'list' | 'name' | 'query'> & {
  property_id: number | null
  is_shared?: boolean
  is_default?: boolean
}

/** GET list-views: views of a list, own and shared. An extension (ADR 0067). */
export const list = (http: Http, query: ListViewQuery, signal?: AbortSignal) =>
  http.data(parseAs(v.array(ListView)), { path, query, signal })

/** POST list-views. 422 on `name` if the person has a view of this name. */
export const create = (http: Http, view: NewView, idempotencyKey: string, signal?: AbortSignal) =>
  http.data(parseAs(ListView), { method: 'POST', path, body: { ...view }, idempotencyKey, signal })

/** POST list-views/{id}. 409 with the current view if `lock_version` is stale. */
export const change = (http: Http, id: number, changes: ChangeListView, signal?: AbortSignal) =>
  http.data(parseAs(ListView), { method: 'POST', path: `${path}/${id}`, body: { ...changes }, signal })

/** DELETE list-views/{id}. */
export const remove = (http: Http, id: number, lockVersion: number | undefined, signal?: AbortSignal) =>
  http.data(parseAs(Acknowledged), {
    method: 'DELETE',
    path: `${path}/${id}`,
    query: { lock_version: lockVersion },
    signal,
  })
