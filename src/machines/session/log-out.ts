import { ApiError } from '../../api/api-error.ts'
import type { Http } from '../../api/http.ts'
import * as session from '../../api/session.ts'
import type { CookieJar } from './cookie-jar.ts'

/** Spec section 7, logout: revokes the stored token, then removes the cookie. A 401 there counts as done (readings 11). */
export async function logOut(http: Http, jar: CookieJar, signal?: AbortSignal): Promise<string> {
  if (!jar.hasUser()) return 'No user to logout'
  const user = jar.readUser()
  if (user)
    await session.logout(http, user.token, signal).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError && thrown.status === 401)) throw thrown
    })
  jar.removeUser()
  return 'Logged out'
}
