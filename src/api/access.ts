import { Access } from './contract/access.ts'
import type { Http } from './http.ts'
import { parseAs } from './parse.ts'

/** GET access_control/user/permissions: the signed-in user's permissions and roles. */
export const read = (http: Http, signal?: AbortSignal) =>
  http.data(parseAs(Access), { path: '/v1/user_management/access_control/user/permissions', signal })
