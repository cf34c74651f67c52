// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { cookieWatchActor } from '../../src/machines/session/cookie-watch.actor.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { cookieDocument } from '../support/cookies.ts'
import { recorder } from '../support/recorder.ts'
import { user } from '../support/records.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  jar.writeUser(user())
  const { ref, received } = recorder()
  const watch = createActor(cookieWatchActor, { input: { parent: ref, jar } }).start()
  return { jar, reported: received, watch }
}
const finn = user({ token: 'token-of-finn', first_name: 'Finn' })

test.each([
  ['another user', (jar: ReturnType<typeof start>['jar']) => void jar.writeUser(finn), finn],
  ['nobody', (jar: ReturnType<typeof start>['jar']) => jar.removeUser(), null],
])('a cookie that changes to %s is reported within half a second, once', (_, change, next) => {
  const { jar, reported } = start()
  change(jar)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(500)
  expect(reported).toEqual([{ type: 'cookie.changed', user: next }])
  vi.advanceTimersByTime(5000)
  expect(reported).toHaveLength(1)
})

test("rewriting the same session isn't a change", () => {
  const { jar, reported } = start()
  jar.writeUser(user({ first_name: 'Martha' }))
  vi.advanceTimersByTime(500)
  expect(reported).toEqual([])
})

test('returning to the window checks at once', () => {
  const { jar, reported } = start()
  jar.removeUser()
  dispatchEvent(new Event('focus'))
  expect(reported).toHaveLength(1)
})

test('a browser with a cookie store reports at once, and the listener is removed at the end', () => {
  const store = new EventTarget()
  vi.stubGlobal('cookieStore', store)
  const { jar, reported, watch } = start()
  jar.writeUser(finn)
  store.dispatchEvent(new Event('change'))
  expect(reported).toHaveLength(1)
  watch.stop()
  jar.removeUser()
  store.dispatchEvent(new Event('change'))
  dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(1000)
  expect([reported.length, vi.getTimerCount()]).toEqual([1, 0])
})
