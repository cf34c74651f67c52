import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { known_devices } from '../../server/db/schema/session.ts'
import { signOutUser } from '../../server/users/sign-out.ts'
import { type Api, openApi } from '../support/api.ts'

let api: Api
beforeAll(async () => (api = await openApi()))
afterAll(() => api.close())

const statusFor = async (token: string) =>
  (await api.fetch('/api/v1/user_management/sessions', { headers: { Authorization: `Bearer ${token}` } })).status

test('an operator ends every session of a user and forgets their browsers, and the log says so', async () => {
  const tokens = [await api.signIn('frontdesk'), await api.signIn('frontdesk'), await api.signIn('manager')]
  expect(await signOutUser(api.db, 'FrontDesk@demo.example', new Date())).toBe(2)
  expect(await Promise.all(tokens.map(statusFor))).toEqual([401, 401, 200])
  expect(await api.db.select().from(known_devices)).toHaveLength(1)
  const [entry] = await api.db.select().from(activity_log).orderBy(desc(activity_log.id)).limit(1)
  expect(entry).toMatchObject({ event: 'sessions_ended', actor_type: 'system', entity_label: 'Finn Larsen' })
  expect(await statusFor(await api.signIn('frontdesk'))).toBe(200)
})

test('an unknown address is an error and changes nothing', async () => {
  const token = await api.signIn('accountant')
  await expect(signOutUser(api.db, 'nobody@demo.example', new Date())).rejects.toThrow(
    'nobody@demo.example has no account',
  )
  expect(await statusFor(token)).toBe(200)
})
