import { type ChangePassword, PasswordChanged } from './contract/password.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

/**
 * POST users/change_password. 422 with `current_password` or `password` in `fields`. Apart from the other calls of users, whose records
 * the first screens do without.
 */
export const change = (http: Http, input: ChangePassword, signal?: AbortSignal) =>
  http.data(parseAs(PasswordChanged), {
    method: 'POST',
    path: '/v1/user_management/users/change_password',
    body: { ...input },
    signal,
  })
