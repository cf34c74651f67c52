import { type ChangePassword, PasswordChanged } from './contract/password.ts'
import { User } from './contract/user.ts'
import type { Fields } from './form-data.ts'
import type { Http } from './http.ts'
import { as, asPage } from './reading.ts'

/** GET users/list: the staff who share a property with the caller. */
export const list = (http: Http, query: Fields, signal?: AbortSignal) =>
  http.whole(asPage(User), { path: '/v1/user_management/users/list', query, signal })

/** GET user/{id}: oneself, or a colleague. 404 where they share no property with the caller. */
export const view = (http: Http, id: number, signal?: AbortSignal) =>
  http.data(as(User), { path: `/v1/user_management/user/${id}`, signal })

/** POST users/change_password. 422 with `current_password` or `password` in `fields`. */
export const changePassword = (http: Http, input: ChangePassword, signal?: AbortSignal) =>
  http.data(as(PasswordChanged), {
    method: 'POST',
    path: '/v1/user_management/users/change_password',
    body: { ...input },
    signal,
  })
