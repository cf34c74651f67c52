import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { StoredUser } from '../../api/contract/session.ts'
import type { CookieJar } from './cookie-jar.ts'
import { isSameSession } from './session.rules.ts'

/** The cookie `user` was changed by another tab, the person or the browser. */
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
  // Browsers slow the timers of hidden tabs to one a second. The cookie store, where available, reports changes at once.
  const store: EventTarget | undefined = 'cookieStore' in globalThis ? globalThis.cookieStore : undefined
  store?.addEventListener('change', check)
  addEventListener('focus', check)
  return () => {
    clearInterval(timer)
    store?.removeEventListener('change', check)
    removeEventListener('focus', check)
  }
})
