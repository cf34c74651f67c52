import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../server/db/schema/access.ts'
import { hashPassword } from '../../server/session/passwords.ts'
import { type Api, openApi } from '../support/api.ts'

let api: Api
beforeAll(async () => (api = await openApi()))
beforeEach(() => api.forgetAttempts())
afterAll(() => api.close())

const permissions = '/api/v1/user_management/access_control/user/permissions'
const statusFor = async (token: string) =>
  (await api.fetch(permissions, { headers: { Authorization: `Bearer ${token}` } })).status
/** As another service of the suite writes it: past this server. */
const write = (account: string, values: Partial<typeof users.$inferInsert>) =>
  api.db
    .update(users)
    .set(values)
    .where(eq(users.email, `${account}@demo.example`))

test('a token of a deactivated account is refused for good, after its reactivation too', async () => {
  const token = await api.signIn('frontdesk')
  await write('frontdesk', { status: 0 })
  expect(await statusFor(token)).toBe(401)
  await write('frontdesk', { status: 1 })
  expect(await statusFor(token)).toBe(401)
  expect(await statusFor(await api.signIn('frontdesk'))).toBe(200)
})

test('a password that another writer sets ends the sessions of the old one, and no other person’s', async () => {
  const [token, other] = [await api.signIn('supervisor'), await api.signIn('accountant')]
  await write('supervisor', { password_hash: await hashPassword('Set-by-another-1!') })
  expect([await statusFor(token), await statusFor(other)]).toEqual([401, 200])
})

test('what else is written of a person ends no session', async () => {
  const token = await api.signIn('accountant')
  await write('accountant', { position: 'Chief Accountant', status: 1 })
  expect(await statusFor(token)).toBe(200)
})

test('a removed account leaves no session', async () => {
  const token = await api.signIn('visitor')
  await api.db.delete(users).where(eq(users.email, 'visitor@demo.example'))
  expect(await statusFor(token)).toBe(401)
})

test('a sign-in that is overtaken by a deactivation opens no session for later', async () => {
  const attempts = Promise.allSettled(Array.from({ length: 4 }, () => api.signIn('housekeeping')))
  await write('housekeeping', { status: 0 })
  const tokens = (await attempts).flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  await write('housekeeping', { status: 1 })
  expect(await Promise.all(tokens.map(statusFor))).toEqual(tokens.map(() => 401))
})
