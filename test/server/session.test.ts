import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'

let api: Api
beforeAll(async () => (api = await openApi()))
afterAll(() => api.close())

const login = (email: string, password: string) =>
  api.fetch('/api/v1/login', { method: 'POST', body: new URLSearchParams({ email, password }) })

test('a member of staff signs in with an address in any case and gets a session of seven days', async () => {
  const reply = await login(' Manager@Demo.Example ', 'Welcome-2026!')
  expect(reply.status).toBe(200)
  const { data } = await reply.json()
  expect(data).toMatchObject({
    first_name: 'Marta',
    status: 1,
    is_pass_updated: 1,
    roles: [{ name: 'General Manager' }],
  })
  expect(data.token).toMatch(/^[\w-]{43}$/)
  expect(new Date(data.expires_at).getTime() - Date.now()).toBeGreaterThan(6.99 * 86_400_000)
  expect(encodeURIComponent(JSON.stringify(data)).length).toBeLessThanOrEqual(3500)
})

test('an unknown account and a wrong password are answered alike', async () => {
  const unknown = await login('nobody@demo.example', 'Welcome-2026!')
  const wrong = await login('manager@demo.example', 'wrong')
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  const body = await unknown.json()
  expect(body).toEqual({ message: 'Access denied! Invalid Credentials', code: 'INVALID_CREDENTIALS' })
  expect(await wrong.json()).toEqual(body)
})
