import { expect, test } from 'vitest'
import { cookieDomain, createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { cookieDocument } from '../support/cookies.ts'
import { user } from '../support/records.ts'

const jarOn = (document: { cookie: string }, host = 'hotel.suite.example', isSecure = true) =>
  createCookieJar({ document, host, isSecure, domain: null })

test.each([
  ['hotel.suite.example', null, 'suite.example'],
  ['desk.hotel.suite.example', null, 'hotel.suite.example'],
  ['suite.example', null, null],
  ['hotelbox', null, null],
  ['localhost', null, null],
  ['hotel.localhost', null, null],
  ['127.0.0.1', null, null],
  ['192.168.10.20', 'suite.example', null],
  ['[::1]', null, null],
  ['localhost', 'suite.example', null],
  ['hotel.suite.example', 'example', 'example'],
])('on %s with %s configured, the cookie belongs to %s', (host, configured, domain) => {
  expect(cookieDomain(host, configured)).toBe(domain)
})

test('the session is stored whole for seven days, under the shared domain, and read back', () => {
  const document = cookieDocument()
  const jar = jarOn(document)
  const marta = user({ favourite: 'ümläut; = "quote"' })
  expect(jar.writeUser(marta)).toBe(true)
  expect(jar.readUser()).toEqual(marta)
  expect(document.written).toHaveLength(1)
  expect(document.written[0]).toMatch(
    /^user=[^;]+; max-age=604800; path=\/; samesite=lax; secure; domain=suite\.example$/,
  )
})

test("over plain http the cookie isn't marked Secure", () => {
  const document = cookieDocument()
  jarOn(document, 'localhost', false).writeUser(user())
  expect(document.written[0]).toMatch(/; max-age=604800; path=\/; samesite=lax$/)
})

test('a browser that rejects the shared domain gets a host-only cookie', () => {
  const document = cookieDocument({ accepts: (domain) => domain === null })
  const jar = jarOn(document)
  expect(jar.writeUser(user())).toBe(true)
  expect(document.written).toHaveLength(2)
  expect(jar.readUser()?.token).toBe('token-of-marta')
})

test('a browser that stores no cookie at all is detected', () => {
  const jar = jarOn(cookieDocument({ accepts: () => false }))
  expect([jar.writeUser(user()), jar.hasUser(), jar.readUser()]).toEqual([false, false, null])
})

test("a session too long for a cookie isn't tried, because browsers drop it silently", () => {
  const document = cookieDocument()
  const jar = jarOn(document)
  const room = 4096 - 'user='.length - encodeURIComponent(JSON.stringify(user({ note: '' }))).length
  expect(jar.writeUser(user({ note: 'a'.repeat(room) }))).toBe(true)
  expect(jar.writeUser(user({ note: 'a'.repeat(room + 1) }))).toBe(false)
  expect(document.written).toHaveLength(1)
})

test('removal uses the attributes of writing, and removes both the shared and the host-only cookie', () => {
  const document = cookieDocument()
  const jar = jarOn(document)
  jar.writeUser(user())
  document.cookie = 'user=old; path=/'
  jar.removeUser()
  expect(jar.hasUser()).toBe(false)
  expect(document.written.slice(-2)).toEqual([
    'user=; max-age=0; path=/; samesite=lax; secure; domain=suite.example',
    'user=; max-age=0; path=/; samesite=lax; secure',
  ])
})

test.each(['{', '%', 'null', '"text"', '[]', '{}', '%7B%22token%22%3A%22%22%7D', '%7B%22token%22%3A7%7D'])(
  'an invalid cookie (%s) is no session, but the cookie counts as present',
  (value) => {
    const jar = jarOn(cookieDocument({ jar: { user: value } }))
    expect([jar.hasUser(), jar.readUser()]).toEqual([true, null])
  },
)

test("a cookie with a longer name isn't taken for the session", () => {
  const jar = jarOn(cookieDocument({ jar: { user_id: '7', superuser: 'x' } }))
  expect(jar.hasUser()).toBe(false)
})

test('the selected property is remembered by id and prefix only', () => {
  const document = cookieDocument()
  const jar = jarOn(document)
  jar.writeProperty({ id: 7, prefix: 'castle-inn' })
  expect(jar.readProperty()).toEqual({ id: 7, prefix: 'castle-inn' })
  expect(document.written[0]).toContain('max-age=604800')
  jar.removeProperty()
  expect(jar.readProperty()).toBeNull()
})

test.each(['{', '%7B%7D', 'null', '%7B%22id%22%3A%227%22%2C%22prefix%22%3A%22a%22%7D'])(
  'an unreadable selected property (%s) counts as none',
  (value) => {
    expect(jarOn(cookieDocument({ jar: { selected_property: value } })).readProperty()).toBeNull()
  },
)
