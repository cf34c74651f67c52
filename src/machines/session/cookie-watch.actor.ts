import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { StoredUser } from '../../api/contract/session.ts'
import type { CookieJar } from './cookie-jar.ts'
import { isSameSession } from './session.rules.ts'

/** The cookie `user` is no longer what it was: another tab, a person or the browser changed it. */
export interface CookieChanged {
  type: 'cookie.changed'
  user: StoredUser | null
}

/** Every tab follows within half a second (domain D12). */
const pollMs = 250

/** Reports each change of the session cookie to `parent`. */
export const cookieWatchActor = fromCallback<EventObject, { parent: AnyActorRef; jar: CookieJar }>(({ input }) => {
  let known = input.jar.readUser()
  const look = () => {
    const user = input.jar.readUser()
    if (isSameSession(user, known)) return
    known = user
    input.parent.send({ type: 'cookie.changed', user } satisfies CookieChanged)
  }
  const timer = setInterval(look, pollMs)
  // Timers of a hidden tab are slowed to one a second; the cookie store tells at once, where there is one.
  const store: EventTarget | undefined = 'cookieStore' in globalThis ? globalThis.cookieStore : undefined
  store?.addEventListener('change', look)
  addEventListener('focus', look)
  return () => {
    clearInterval(timer)
    store?.removeEventListener('change', look)
    removeEventListener('focus', look)
  }
})
