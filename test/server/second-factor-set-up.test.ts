import { addMinutes, addSeconds } from 'date-fns'
import { desc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { resetSecondFactor } from '../../server/second-factor/reset.ts'
import { type Api, openApi } from '../support/api.ts'
import { codeOf } from '../support/authenticator-app.ts'
import { personOf } from '../support/second-factor.ts'

let clock = new Date()
const now = () => clock
let api: Api
beforeEach(async () => (api = await openApi({ now })))
afterEach(() => api.close())

const desk = () => personOf(api, 'frontdesk', now)
const newestEvent = async () => {
  const [entry] = await api.db.select().from(activity_log).orderBy(desc(activity_log.id)).limit(1)
  return [entry?.event, entry?.entity_label, entry?.reason]
}
/** The next time step, whose code is not used yet. */
const nextStep = () => (clock = addSeconds(clock, 30))

test('a set-up needs the password, and a code of the new secret', async () => {
  const person = desk()
  const call = person.as(await api.signIn('frontdesk'))
  for (const fields of [{}, { password: 'Wrong-2026!' }] as Record<string, string>[]) {
    const { status, body } = await call('POST', '/totp', fields)
    expect([status, body.code]).toEqual([422, 'VALIDATION'])
  }
  expect((await call('POST', '/totp/confirm', { code: '123456' })).status).toBe(409)
  const { secret, uri } = (await call('POST', '/totp', { password: 'Welcome-2026!' })).body.data as Record<
    string,
    string
  >
  expect(uri).toBe(
    `otpauth://totp/Hotel%20back%20office:frontdesk%40demo.example?issuer=Hotel%20back%20office&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  const wrong = await call('POST', '/totp/confirm', { code: '000000' })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_SECOND_FACTOR'])
  expect((await person.logIn()).status).toBe(200)
  expect((await call('POST', '/totp/confirm', { code: codeOf(secret!, clock) })).status).toBe(200)
  expect(await newestEvent()).toEqual(['authenticator_added', 'Finn Larsen', null])
  expect((await person.logIn()).status).toBe(401)
})

test('a secret that is not confirmed within a quarter of an hour is void', async () => {
  const call = desk().as(await api.signIn('frontdesk'))
  const { secret } = (await call('POST', '/totp', { password: 'Welcome-2026!' })).body.data as Record<string, string>
  clock = addMinutes(clock, 15)
  expect((await call('POST', '/totp/confirm', { code: codeOf(secret!, clock) })).status).toBe(409)
})

test('another app replaces the first, and new recovery codes the old ones', async () => {
  const person = desk()
  const { call, secret, codes } = await person.setUpTotp()
  const next = (await call('POST', '/totp')).body.data!.secret as string
  const done = await call('POST', '/totp/confirm', { code: codeOf(next, clock) })
  expect([done.status, done.body.data]).toEqual([200, { recovery_codes: null }])
  const renewed = (await call('POST', '/recovery_codes')).body.data!.recovery_codes as string[]
  nextStep()
  const status = async (method: 'totp' | 'recovery_code', code: string) =>
    (await person.answer((await person.ask()).challenge, method, code)).status
  expect([
    await status('totp', codeOf(secret, clock)),
    await status('recovery_code', codes[1]!),
    await status('totp', codeOf(next, clock)),
    await status('recovery_code', renewed[1]!),
  ]).toEqual([401, 401, 200, 200])
})

test('a removed app is not asked for, and takes the recovery codes with it', async () => {
  const person = desk()
  const { call } = await person.setUpTotp()
  const { status, body } = await call('DELETE', '/totp')
  expect([status, body.data]).toEqual([200, { has_totp: false, passkeys: [], recovery_codes_left: 0 }])
  expect(await newestEvent()).toEqual(['authenticator_removed', 'Finn Larsen', null])
  expect((await person.logIn()).status).toBe(200)
  expect((await call('DELETE', '/totp')).status).toBe(404)
})

test('an operator resets the second step of one person, and the log says so', async () => {
  const person = desk()
  await person.setUpTotp()
  const other = personOf(api, 'manager', now)
  await other.setUpTotp()
  await resetSecondFactor(api.db, 'FrontDesk@demo.example')
  expect(await newestEvent()).toEqual(['second_step_reset', 'Finn Larsen', null])
  expect([(await person.logIn()).status, (await other.logIn()).status]).toEqual([200, 401])
  await expect(resetSecondFactor(api.db, 'frontdesk@demo.example')).rejects.toThrow('has no second step')
  await expect(resetSecondFactor(api.db, 'nobody@demo.example')).rejects.toThrow('has no account')
})

test('secrets in a reply that is stored for a resend are encrypted', async () => {
  const token = await api.signIn('frontdesk')
  const send = () =>
    api.fetch('/api/v1/user_management/second_factor/totp', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'set-up' },
      body: new URLSearchParams({ password: 'Welcome-2026!' }),
    })
  const first = (await (await send()).json()) as { data: { secret: string } }
  expect(await (await send()).json()).toEqual(first)
  const { rows } = (await api.db.execute('select * from idempotency_keys')) as unknown as { rows: object[] }
  expect([rows.length, JSON.stringify(rows).includes(first.data.secret)]).toEqual([1, false])
})
