import { Access } from './contract/access.ts'
import type { Http } from './http.ts'

/** GET access_control/user/permissions: what the signed-in person may do, and their roles. */
export const read = (http: Http, signal?: AbortSignal) =>
  http.data(Access, { path: '/v1/user_management/access_control/user/permissions', signal })
