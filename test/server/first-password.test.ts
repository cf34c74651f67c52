import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import { type Api, openApi } from '../support/api.ts'
import { formOf } from '../support/api-calls.ts'

let api: Api
beforeAll(async () => (api = await openApi()))
beforeEach(() => api.resetAttempts())
afterAll(() => api.close())

const required = { message: 'Change your password first, then go on.', code: 'PASSWORD_CHANGE_REQUIRED' }
const permissions = '/api/v1/user_management/access_control/user/permissions'
const changePassword = '/api/v1/user_management/users/change_password'

/** Endpoints that are open before the first password is changed. */
const open = new Set(['/v1/logout', permissions.slice(4), changePassword.slice(4)])
const closed = endpoints
  .filter(({ permission, path }) => permission !== 'public' && !open.has(path))
  .map((row) => [`${row.method} ${row.path}`, row] as const)

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

describe('before the first password is changed', () => {
  let token: string
  beforeAll(async () => (token = await api.signIn('new')))

  test.each(closed)('%s is rejected', async (_name, { method, path, isJson }) => {
    const body = isJson ? JSON.stringify({ query: '{ __typename }' }) : new URLSearchParams()
    const type: Record<string, string> = isJson ? { 'Content-Type': 'application/json' } : {}
    const reply = await api.fetch(`/api${path.replace(/\{\w+\}/g, '1')}`, {
      method,
      headers: { ...bearer(token), ...type },
      body: method === 'POST' ? body : undefined,
    })
    expect([reply.status, await reply.json()]).toEqual([403, required])
  })

  test('a report fails as a whole', async () => {
    const headers = { ...bearer(token), 'Content-Type': 'application/json' }
    const body = JSON.stringify({ query: '{ activity_choices(property_id: 1) { entity_types } }' })
    const reply = await api.fetch('/api/v1/hotel_management/graphql', { method: 'POST', headers, body })
    expect([reply.status, await reply.json()]).toEqual([403, required])
  })

  test.each([
    ['a download', '/v1/hotel_management/properties/property?download=1'],
    ['an event stream', '/v1/hotel_management/housekeeping/changes?property_id=1'],
  ])('%s is rejected', async (_name, path) => {
    const reply = await api.fetch(`/api${path}`, { headers: bearer(token) })
    expect([reply.status, await reply.json()]).toEqual([403, required])
  })
})

test('permissions and logout work before the first password is changed', async () => {
  const token = await api.signIn('new')
  expect((await api.fetch(permissions, { headers: bearer(token) })).status).toBe(200)
  expect((await api.fetch('/api/v1/logout', { method: 'POST', headers: bearer(token) })).status).toBe(200)
})

test('changing the first password opens the rejected endpoints', async () => {
  const body = formOf({ email: 'new@demo.example', password: 'Welcome-2026!' })
  const signedIn = await api.fetch('/api/v1/login', { method: 'POST', body })
  const { id, token } = ((await signedIn.json()) as { data: { id: number; token: string } }).data
  const chosen = { password: 'Changed-2026!', confirm_password: 'Changed-2026!', user_id: id, first_time_login: 1 }
  const changed = await api.fetch(changePassword, { method: 'POST', headers: bearer(token), body: formOf(chosen) })
  const { data } = (await changed.json()) as { data: { token: string } }
  const list = await api.fetch('/api/v1/hotel_management/properties/property', { headers: bearer(data.token) })
  expect([changed.status, list.status]).toEqual([200, 200])
})
