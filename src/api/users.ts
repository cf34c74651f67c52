import { User } from './contract/user.ts'
import type { Fields } from './form-data.ts'
import type { Http } from './http.ts'
import { parseAs, parsePageAs } from './parse.ts'

/** GET users/list: users who share a property with the caller. */
export const list = (http: Http, query: Fields, signal?: AbortSignal) =>
  http.page(parsePageAs(User), { path: '/v1/user_management/users/list', query, signal })

/** GET user/{id}: the caller or a colleague. 404 for a user who shares no property with the caller. */
export const view = (http: Http, id: number, signal?: AbortSignal) =>
  http.data(parseAs(User), { path: `/v1/user_management/user/${id}`, signal })
