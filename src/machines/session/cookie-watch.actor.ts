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
  let last = input.jar.readUser()
  const check = () => {
    const user = input.jar.readUser()
    if (isSameSession(user, last)) return
    last = user
    input.parent.send({ type: 'cookie.changed', user } satisfies CookieChanged)
  }
  const timer = setInterval(check, pollMs)
  // Timers of a hidden tab are slowed to one a second; the cookie store tells at once, where there is one.
  const store: EventTarget | undefined = 'cookieStore' in globalThis ? globalThis.cookieStore : undefined
  store?.addEventListener('change', check)
  addEventListener('focus', check)
  return () => {
    clearInterval(timer)
    store?.removeEventListener('change', check)
    removeEventListener('focus', check)
  }
})
