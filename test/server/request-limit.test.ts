import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-03T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const permissions = '/api/v1/user_management/access_control/user/permissions'
const statuses = async (caller: Caller, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => caller.get(permissions)))).map(({ status }) => status)
const countOf = (status: number, all: number[]) => all.filter((each) => each === status).length

let api: Api
beforeAll(async () => {
  api = await openApi({ config: { requestsPerSecond: 2 } })
})
afterAll(() => api.close())

test('a user who sends too many requests waits, in all their sessions, and nobody else does', async () => {
  const [one, other, desk] = [
    await callerOf(api, 'manager'),
    await callerOf(api, 'manager'),
    await callerOf(api, 'frontdesk'),
  ]
  const all = [...(await statuses(one, 15)), ...(await statuses(other, 15))]
  expect([countOf(200, all), countOf(429, all)]).toEqual([20, 10])
  const { body, headers } = await one.get(permissions)
  expect(body).toEqual({ message: 'Too many attempts. Try again in 10 seconds.', code: 'THROTTLED' })
  expect(headers.get('retry-after')).toBe('10')
  expect(await statuses(desk, 3)).toEqual([200, 200, 200])
  expect((await api.fetch('/api/health')).status).toBe(200)

  vi.setSystemTime(new Date('2026-06-03T09:00:11Z'))
  expect((await one.get(permissions)).status).toBe(200)
})

test('each refused request is a security event', () => {
  const events = api.logged.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'throttled')
  expect(events.length).toBeGreaterThanOrEqual(10)
  expect(events[0]).toMatchObject({
    event: 'security',
    endpoint: expect.stringContaining('GET'),
    userId: expect.any(Number),
  })
})
