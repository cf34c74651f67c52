import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'

const base = '/api/v1/hotel_management/properties'
const ip = '192.0.2.7'
const wrong = 'Wrong-Guess-77!'
let api: Api
let attendant: Caller
let regional: Caller
let ids: { harbourView: number; hillHouse: number }
beforeAll(async () => {
  api = await openApi({ config: { trustProxy: true, loginAttempts: { perAccount: 2, perAddress: 1000 } } })
  attendant = await callerOf(api, 'housekeeping')
  regional = await callerOf(api, 'regional')
  const manager = await callerOf(api, 'manager')
  const read = async (prefix: string) => Number((await manager.get(`property/${prefix}`)).body.data.id)
  ids = { harbourView: await read('harbour-view'), hillHouse: await read('hill-house') }
})
afterAll(() => api.close())
beforeEach(() => void api.logged.splice(0))

const events = () => api.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
/** What an event says, without what every line of the log has. */
const told = () =>
  events().map(({ level: _level, time: _time, msg: _msg, requestId: _id, event: _event, ...told }) => told)

const signIn = (email: string, password: string) =>
  api.fetch('/api/v1/login', {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { 'X-Forwarded-For': ip },
  })

test('a missing permission, by path and by query', async () => {
  await attendant.remove('property/1')
  await attendant.get(`/api/v1/hotel_management/accounting_months?property_id=${ids.harbourView}`)
  expect(told()).toEqual([
    {
      kind: 'missing_permission',
      endpoint: `DELETE ${base}/property/{property}`,
      property: '1',
      userId: expect.any(Number),
      ip: null,
    },
    {
      kind: 'missing_permission',
      endpoint: 'GET /api/v1/hotel_management/accounting_months',
      property: String(ids.harbourView),
      userId: expect.any(Number),
      ip: null,
    },
  ])
})

test('a property of others and one that does not exist look alike, also to the operator', async () => {
  const foreign = await regional.get(`facilities?property_id=${ids.hillHouse}`)
  const missing = await regional.get('facilities?property_id=999999')
  expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
  await regional.get('property/hill-house')
  const event = { kind: 'foreign_property', userId: expect.any(Number), ip: null }
  expect(told()).toEqual([
    { ...event, endpoint: `GET ${base}/facilities`, property: ids.hillHouse },
    { ...event, endpoint: `GET ${base}/facilities`, property: 999_999 },
    { ...event, endpoint: `GET ${base}/property/{property}`, property: 'hill-house' },
  ])
})

test('a property that is missing for somebody who sees all is no event', async () => {
  const manager = await callerOf(api, 'manager')
  expect((await manager.get('property/no-such-hotel')).status).toBe(404)
  expect(told()).toEqual([])
})

test('a field of a report that the caller may not read', async () => {
  const { ask } = await graphqlOf(api, 'housekeeping')
  const { codes } = await ask(`{ dashboard(property_id: ${ids.harbourView}) { date } }`)
  expect(codes).toEqual(['FORBIDDEN'])
  expect(told()).toMatchObject([{ kind: 'missing_permission', endpoint: 'POST /api/v1/hotel_management/graphql' }])
})

test('an invalid token is one event, without the token; none at all is no event', async () => {
  const headers = { Authorization: 'Bearer stolen-token', 'X-Forwarded-For': ip }
  await api.fetch(`${base}/property?token=stolen-token`, { headers })
  expect(told()).toEqual([{ kind: 'invalid_token', endpoint: `GET ${base}/property`, ip }])
  expect(api.logged.join('')).not.toContain('stolen-token')
  await api.fetch(`${base}/property`)
  expect(events()).toHaveLength(1)
})

test('failed sign-ins and the throttle, without the account and the password', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await signIn('accountant@demo.example', wrong)
  await signIn('deactivated@demo.example', 'Welcome-2026!')
  const event = { endpoint: 'POST /api/v1/login', ip }
  expect(told()).toEqual([
    { ...event, kind: 'wrong_credentials' },
    { ...event, kind: 'wrong_credentials' },
    { ...event, kind: 'throttled' },
    { ...event, kind: 'deactivated_account' },
  ])
  expect(api.logged.join('')).not.toMatch(/@demo\.example|Wrong-Guess|Welcome-2026/)
})

test('a call before the first change of password', async () => {
  const newcomer = await callerOf(api, 'new')
  await newcomer.get('property')
  expect(told()).toMatchObject([{ kind: 'first_password', endpoint: `GET ${base}/property` }])
})

test('an event has the request id of its request, and other errors are none', async () => {
  await regional.get('property?limit=none')
  await api.fetch('/api/v1/no-such-call')
  expect(told()).toEqual([])
  await attendant.remove('property/1')
  const lines = api.logged.map((line) => JSON.parse(line))
  const [event, request] = lines.slice(-2)
  expect([event.event, request.msg]).toEqual(['security', 'request'])
  expect(event.requestId).toBe(request.requestId)
})
