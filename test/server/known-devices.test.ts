import { subDays } from 'date-fns'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { purgeExpired } from '../../server/db/purge.ts'
import { known_devices } from '../../server/db/schema/session.ts'
import { newToken } from '../../server/session/start-session.ts'
import { type Api, openApi } from '../support/api.ts'

let api: Api
beforeAll(async () => (api = await openApi({ config: { trustProxy: true } })))
beforeEach(() => api.resetAttempts())
afterAll(() => api.close())

const right = 'Welcome-2026!'

/** Signs in from a browser with a cookie; returns the status, the cookie that is set and its attributes. */
async function login(account: string, password: string, cookie = '', headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ email: `${account}@demo.example`, password })
  const reply = await api.fetch('/api/v1/login', { method: 'POST', body, headers: { Cookie: cookie, ...headers } })
  const [set = '', ...attributes] = reply.headers.get('set-cookie')?.split('; ') ?? []
  return { status: reply.status, cookie: set, attributes: attributes.toSorted() }
}

async function useUpAttempts(account: string, cookie = '') {
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await login(account, 'wrong', cookie)).status).toBe(401)
  expect((await login(account, right, cookie)).status).toBe(429)
}

test('a stranger’s failures do not slow a person in a browser where they have signed in before', async () => {
  const { cookie } = await login('frontdesk', right)
  await useUpAttempts('frontdesk')
  expect((await login('frontdesk', right, cookie)).status).toBe(200)
  // From elsewhere the account still has to wait.
  expect((await login('frontdesk', right)).status).toBe(429)
})

test('a known browser has the same number of attempts, of its own', async () => {
  const { cookie } = await login('manager', right)
  await useUpAttempts('manager', cookie)
  expect((await login('manager', right)).status).toBe(200)
})

test('a browser is known for those who have signed in there, and for nobody else', async () => {
  const { cookie } = await login('accountant', right)
  const second = await login('supervisor', right, cookie)
  expect(second.cookie).toBe(cookie)
  await useUpAttempts('supervisor')
  await useUpAttempts('regional')
  expect((await login('supervisor', right, cookie)).status).toBe(200)
  expect((await login('regional', right, cookie)).status).toBe(429)
})

test('a cookie that the server has not set is replaced, so that nobody can plant one', async () => {
  const planted = `device=${newToken()}`
  const { cookie } = await login('visitor', right, planted)
  expect(cookie).toMatch(/^device=[\w-]{43}$/)
  expect(cookie).not.toBe(planted)
  expect((await login('visitor', right, 'device=short')).cookie).not.toBe('device=short')
})

test('a failed sign-in sets no cookie; scripts cannot read it; it is sent to the sign-in alone', async () => {
  expect((await login('manager', 'wrong')).cookie).toBe('')
  const plain = ['HttpOnly', 'Max-Age=15552000', 'Path=/api/v1/login', 'SameSite=Strict']
  expect((await login('manager', right)).attributes).toEqual(plain)
  const secure = await login('manager', right, '', { 'X-Forwarded-Proto': 'https' })
  expect(secure.attributes).toEqual([...plain, 'Secure'].toSorted())
})

test('only the hash of the cookie is stored, and a browser is forgotten after half a year', async () => {
  const { cookie } = await login('housekeeping', right)
  const stored = await api.db.select().from(known_devices)
  expect(JSON.stringify(stored)).not.toContain(cookie.slice('device='.length))
  await api.db.update(known_devices).set({ last_used_at: subDays(new Date(), 181) })
  await purgeExpired(api.db, new Date(), readConfig({}).retention)
  expect(await api.db.select().from(known_devices)).toEqual([])
})
