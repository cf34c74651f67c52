import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../server/db/schema/access.ts'
import { hashPassword } from '../../server/session/passwords.ts'
import { type Api, openApi } from '../support/api.ts'

let api: Api
beforeAll(async () => (api = await openApi()))
beforeEach(() => api.resetAttempts())
afterAll(() => api.close())

const permissions = '/api/v1/user_management/access_control/user/permissions'
const statusFor = async (token: string) =>
  (await api.fetch(permissions, { headers: { Authorization: `Bearer ${token}` } })).status
/** Writes to the database directly, like another service of the suite. */
const write = (account: string, values: Partial<typeof users.$inferInsert>) =>
  api.db
    .update(users)
    .set(values)
    .where(eq(users.email, `${account}@demo.example`))

test('a token of a deactivated account stays invalid, even after reactivation', async () => {
  const token = await api.signIn('frontdesk')
  await write('frontdesk', { status: 0 })
  expect(await statusFor(token)).toBe(401)
  await write('frontdesk', { status: 1 })
  expect(await statusFor(token)).toBe(401)
  expect(await statusFor(await api.signIn('frontdesk'))).toBe(200)
})

test('a password set by another service ends all sessions of that user, and no others', async () => {
  const [token, other] = [await api.signIn('supervisor'), await api.signIn('accountant')]
  await write('supervisor', { password_hash: await hashPassword('Set-by-another-1!') })
  expect([await statusFor(token), await statusFor(other)]).toEqual([401, 200])
})

test('other changes of a user end no session', async () => {
  const token = await api.signIn('accountant')
  await write('accountant', { position: 'Chief Accountant', status: 1 })
  expect(await statusFor(token)).toBe(200)
})

test('a deleted account has no sessions', async () => {
  const token = await api.signIn('visitor')
  await api.db.delete(users).where(eq(users.email, 'visitor@demo.example'))
  expect(await statusFor(token)).toBe(401)
})

test('a sign-in concurrent with a deactivation creates no session', async () => {
  const attempts = Promise.allSettled(Array.from({ length: 4 }, () => api.signIn('housekeeping')))
  await write('housekeeping', { status: 0 })
  const tokens = (await attempts).flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  await write('housekeeping', { status: 1 })
  expect(await Promise.all(tokens.map(statusFor))).toEqual(tokens.map(() => 401))
})
