import { Acknowledged } from './contract/reply.ts'
import { type Credentials, StoredUser } from './contract/session.ts'
import type { Http } from './http.ts'

/** POST v1/login. 401 wrong credentials, 403 deactivated, 429 throttled. */
export const login = (http: Http, credentials: Credentials, signal?: AbortSignal) =>
  http.data(StoredUser, { method: 'POST', path: '/v1/login', body: { ...credentials }, signal })

/** POST v1/logout: no body, the stored token in the header. */
export const logout = (http: Http, token: string, signal?: AbortSignal) =>
  http.data(Acknowledged, { method: 'POST', path: '/v1/logout', token, signal })
