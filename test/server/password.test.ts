import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { formOf } from '../support/api-calls.ts'

let api: Api
beforeAll(async () => (api = await openApi()))
beforeEach(() => api.resetAttempts())
afterAll(() => api.close())

const path = '/api/v1/user_management/users/change_password'
const next = 'Changed-2026!'

async function change(token: string, userId: number, over: Record<string, string>) {
  const form = { password: next, confirm_password: next, user_id: userId, first_time_login: 0, ...over }
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await api.fetch(path, { method: 'POST', body: formOf(form), headers })
  return { status: reply.status, body: await reply.json() }
}
const isAlive = async (token: string) =>
  (
    await api.fetch('/api/v1/user_management/access_control/user/permissions', {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).ok

/** Ids of the demonstration accounts, in order of creation. */
const ids = { manager: 1, frontdesk: 2, housekeeping: 3, supervisor: 4, new: 7, attendant: 10 }

test('a changed password ends every session and gives the caller a new token', async () => {
  const [here, elsewhere] = [await api.signIn('frontdesk'), await api.signIn('frontdesk')]
  const reply = await change(here, ids.frontdesk, { current_password: 'Welcome-2026!' })
  expect(reply.status).toBe(200)
  expect([await isAlive(here), await isAlive(elsewhere), await isAlive(reply.body.data.token)]).toEqual([
    false,
    false,
    true,
  ])
  await expect(api.signIn('frontdesk')).rejects.toThrow('401')
  await api.signIn('frontdesk', next)
})

test('a wrong current password is a form error and does not end the session', async () => {
  const token = await api.signIn('housekeeping')
  const reply = await change(token, ids.housekeeping, { current_password: 'wrong' })
  expect([reply.status, reply.body.message]).toEqual([422, 'The current password is incorrect.'])
  expect(reply.body.errors).toEqual({ current_password: ['The current password is incorrect.'] })
  expect((await change(token, ids.housekeeping, {})).body.errors).toEqual({ current_password: ['Required'] })
  expect(await isAlive(token)).toBe(true)
})

test('guessing the current password is throttled', async () => {
  const token = await api.signIn('supervisor')
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await change(token, ids.supervisor, { current_password: 'wrong' })).status).toBe(422)
  expect((await change(token, ids.supervisor, { current_password: 'Welcome-2026!' })).status).toBe(429)
})

test('a weak, mismatched or unchanged password is rejected', async () => {
  const token = await api.signIn('housekeeping')
  const current = { current_password: 'Welcome-2026!' }
  const weak = await change(token, ids.housekeeping, { ...current, password: 'weak', confirm_password: 'weak' })
  expect(weak.body.errors).toEqual({ password: ['Must meet every rule of the list'] })
  const unequal = await change(token, ids.housekeeping, { ...current, confirm_password: 'Other-2026!' })
  expect(unequal.body.errors).toEqual({ confirm_password: ['Passwords do not match!'] })
  const same = { ...current, password: 'Welcome-2026!', confirm_password: 'Welcome-2026!' }
  const unchanged = await change(token, ids.housekeeping, same)
  const reused = 'The new password must differ from the current one.'
  expect([unchanged.body.message, unchanged.body.errors]).toEqual([reused, { password: [reused] }])
})

test('a user cannot change the password of another', async () => {
  const reply = await change(await api.signIn('manager'), ids.housekeeping, { current_password: 'Welcome-2026!' })
  expect(reply.status).toBe(403)
})

test('the first sign-in needs no current password, once', async () => {
  const token = await api.signIn('new')
  const first = await change(token, ids.new, { first_time_login: '1' })
  expect(first.status).toBe(200)
  const again = { first_time_login: '1', password: 'Third-2026!', confirm_password: 'Third-2026!' }
  const second = await change(first.body.data.token, ids.new, again)
  expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['first_time_login']])
})

test.each(['Password1!', 'P@ssw0rd', '!Qwerty123'])(
  '%s is refused: with small letters, or without its signs, it is one of the most used',
  async (password) => {
    const token = await api.signIn('attendant')
    const reply = await change(token, ids.attendant, {
      current_password: 'Welcome-2026!',
      password,
      confirm_password: password,
    })
    const reason = 'This password is one of the most used. Choose another.'
    expect(reply).toMatchObject({ status: 422, body: { message: reason, errors: { password: [reason] } } })
    await api.signIn('attendant')
  },
)

test.each(['Attendant-2026!', 'My-At.Tendant-1', 'harbour.VIEW-22', 'Hotel-Management-1'])(
  '%s is refused: it contains what others know of the person, a hotel or the product',
  async (password) => {
    const token = await api.signIn('attendant')
    const passwords = { current_password: 'Welcome-2026!', password, confirm_password: password }
    const reason = 'This password contains your name, your email address or the name of a hotel. Choose another.'
    const reply = await change(token, ids.attendant, passwords)
    expect(reply).toMatchObject({ status: 422, body: { message: reason, errors: { password: [reason] } } })
  },
)

test('part of a long name may be in a password', async () => {
  const token = await api.signIn('attendant')
  const passwords = { current_password: 'Welcome-2026!', password: 'Harbour-2026!', confirm_password: 'Harbour-2026!' }
  expect((await change(token, ids.attendant, passwords)).status).toBe(200)
})
