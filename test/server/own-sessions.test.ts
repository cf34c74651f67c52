import { addDays, addHours, addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { sessions } from '../../server/db/schema/session.ts'
import type { OwnSession } from '../../src/api/contract/own-session.ts'
import { type Api, lastingSessions, openApi } from '../support/api.ts'

const started = new Date()
let clock = started
let api: Api
beforeAll(async () => (api = await openApi({ now: () => clock })))
afterAll(() => api.close())

const path = '/api/v1/user_management/sessions'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function signIn(account: string, userAgent?: string, address = '192.0.2.10') {
  const body = new URLSearchParams({ email: `${account}@demo.example`, password: 'Welcome-2026!' })
  const headers = new Headers(userAgent === undefined ? [] : [['User-Agent', userAgent]])
  const request = new Request('http://localhost/api/v1/login', { method: 'POST', body, headers })
  const reply = await api.app.fetch(request, { incoming: { socket: { remoteAddress: address } } })
  const { data } = (await reply.json()) as { data: { token: string } }
  const call = (method: string, address = path) =>
    api.fetch(address, { method, headers: { Authorization: `Bearer ${data.token}` } })
  const list = async () => ((await (await call('GET')).json()) as { data: OwnSession[] }).data
  return { token: data.token, call, list }
}

test('a person sees where they are signed in, the last used session first, and nobody else’s', async () => {
  clock = started
  const desk = await signIn('frontdesk', firefox)
  clock = addMinutes(started, 5)
  const mobile = await signIn('frontdesk', phone, '2001:db8::7')
  await signIn('manager', firefox)
  const common = { signed_in_at: expect.any(String), id: expect.any(Number) }
  expect(await mobile.list()).toEqual([
    {
      ...common,
      browser: 'Safari',
      system: 'iOS',
      address: '2001:db8::7',
      last_seen_at: clock.toISOString(),
      is_current: true,
    },
    {
      ...common,
      browser: 'Firefox',
      system: 'Windows',
      address: '192.0.2.10',
      last_seen_at: started.toISOString(),
      is_current: false,
    },
  ])
  expect((await desk.list()).find(({ is_current }) => is_current)?.browser).toBe('Firefox')
})

test('a session without a known browser has no name', async () => {
  const unknown = await signIn('accountant')
  expect((await unknown.list())[0]).toMatchObject({ browser: null, system: null })
})

test('one other session is ended, its token is invalid at once, and the log says so', async () => {
  const [here, there] = [await signIn('supervisor', firefox), await signIn('supervisor', phone)]
  const { id } = (await here.list()).find(({ is_current }) => !is_current)!
  const reply = await here.call('DELETE', `${path}/${id}`)
  expect([reply.status, await reply.json()]).toEqual([200, { data: { ended: 1 } }])
  expect([(await there.call('GET')).status, (await here.call('GET')).status]).toEqual([401, 200])
  expect((await here.call('DELETE', `${path}/${id}`)).status).toBe(404)
  const logged = await api.db.select().from(activity_log).where(eq(activity_log.event, 'sessions_ended'))
  expect(logged).toMatchObject([{ module: 'session', entity_label: 'Samuel Okafor', actor_name: 'Samuel Okafor' }])
})

test('neither the current session nor another person’s can be ended by its id', async () => {
  const [mine, theirs] = [await signIn('housekeeping'), await signIn('regional')]
  const [{ id: own } = { id: 0 }] = await mine.list()
  const [{ id: foreign } = { id: 0 }] = await theirs.list()
  expect((await mine.call('DELETE', `${path}/${own}`)).status).toBe(404)
  expect((await mine.call('DELETE', `${path}/${foreign}`)).status).toBe(404)
  expect([(await mine.call('GET')).status, (await theirs.call('GET')).status]).toEqual([200, 200])
})

test('all other sessions are ended together', async () => {
  const sessionsOf = await Promise.all([1, 2, 3].map(() => signIn('attendant')))
  const [here, ...others] = sessionsOf
  expect(await (await here!.call('POST', `${path}/end_others`)).json()).toEqual({ data: { ended: 2 } })
  expect(await Promise.all(others.map(async ({ call }) => (await call('GET')).status))).toEqual([401, 401])
  expect(await here!.list()).toHaveLength(1)
  expect(await (await here!.call('POST', `${path}/end_others`)).json()).toEqual({ data: { ended: 0 } })
})

test('a session ends when it has not been used for a day, and each use extends it up to seven days', async () => {
  clock = started
  const used = await signIn('manager')
  const idle = await signIn('manager')
  clock = addHours(started, 23)
  expect((await used.call('GET')).status).toBe(200)
  clock = addHours(started, 25)
  expect([(await used.call('GET')).status, (await idle.call('GET')).status]).toEqual([200, 401])
  for (const hours of [48, 71, 94, 117, 140, 163]) {
    clock = addHours(started, hours)
    expect((await used.call('GET')).status).toBe(200)
  }
  expect((await used.list()).map(({ is_current }) => is_current)).toEqual([true])
  clock = addMinutes(addDays(started, 7), 1)
  expect((await used.call('GET')).status).toBe(401)
})

test('without an idle limit a session lasts seven days unused', async () => {
  let now = started
  const lasting = await openApi({ now: () => now, config: lastingSessions })
  const token = await lasting.signIn('manager')
  now = addHours(started, 6.9 * 24)
  expect((await lasting.fetch(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200)
  await lasting.close()
})

test('the last use is stored to the minute, not with each request', async () => {
  clock = started
  const { call, list } = await signIn('frontdesk')
  const { id } = (await list()).find(({ is_current }) => is_current)!
  const lastSeen = async () => (await api.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.last_seen_at
  clock = new Date(started.getTime() + 59_000)
  await call('GET')
  expect(await lastSeen()).toEqual(started)
  clock = addMinutes(started, 1)
  await call('GET')
  expect(await lastSeen()).toEqual(clock)
})
