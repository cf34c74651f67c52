import { ApiError } from '../../api/api-error.ts'
import type { Http } from '../../api/http.ts'
import * as session from '../../api/session.ts'
import type { CookieJar } from './cookie-jar.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Revokes the stored token, then removes the cookie (requirement 7.logout). A 401 counts as done (domain D11). */
export async function logOut(http: Http, jar: CookieJar, signal?: AbortSignal): Promise<string> {
  if (!jar.hasUser()) return phrase('sign-in.noUserToLogout')
  const user = jar.readUser()
  if (user)
    await session.logout(http, user.token, signal).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError && thrown.status === 401)) throw thrown
    })
  jar.removeUser()
  return phrase('sign-in.loggedOut')
}
