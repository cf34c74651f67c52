import { addMinutes, addSeconds } from 'date-fns'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import { type Api, openApi } from '../support/api.ts'
import { codeOf } from '../support/authenticator-app.ts'
import { Examples } from '../support/endpoint-examples.ts'
import { personOf } from '../support/second-factor.ts'

const started = new Date()
let clock = started
const now = () => clock
let api: Api
const weighty = endpoints.filter(({ needsConfirmation }) => needsConfirmation)
const rows = weighty.map((row) => [`${row.method} ${row.path}`, row] as const)
const examples = new Examples(weighty)

beforeAll(async () => {
  await examples.sequence.open({ intercept: examples.intercept })
  await examples.record()
  await examples.sequence.api.close()
  api = await openApi({ now })
})
afterAll(() => api.close())

test('corrections, closings, reopenings, deletions and changes of accounts are declared as weighty', () => {
  const names = rows.map(([name]) => name.replace('/v1/hotel_management/', ''))
  expect(names.filter((name) => !name.includes('second_factor'))).toEqual([
    'POST /v1/user_management/users',
    'POST /v1/user_management/users/{id}',
    'POST /v1/user_management/users/{id}/status',
    'POST /v1/user_management/users/{id}/password_link',
    'POST properties/delete_property_types',
    'DELETE properties/property/{property}',
    'POST properties/delete_facility_categories',
    'POST properties/delete_facility_types',
    'POST properties/delete_amenities',
    'POST properties/delete_addon_types',
    'DELETE properties/addons/{addon_id}',
    'DELETE properties/facilities/{facility_id}',
    'POST correct_accounting_posting',
    'POST close_accounting_month',
    'POST reopen_accounting_month',
    'POST close_accounting_day',
    'POST reopen_accounting_day',
  ])
})

test('every other deletion is of a person’s own things', () => {
  const others = endpoints.filter(({ method, needsConfirmation }) => method === 'DELETE' && !needsConfirmation)
  expect(others.map(({ path }) => path)).toEqual([
    '/v1/user_management/sessions/{id}',
    '/v1/hotel_management/list-views/{id}',
    '/v1/hotel_management/report_schedules/{id}',
  ])
})

// The removal of the app would end the second step that its own test goes on with.
const walked = rows.filter(([name]) => name !== 'DELETE /v1/user_management/second_factor/totp')

describe.each(walked)('%s', (_name, row) => {
  /** A valid call of the endpoint. Most of the records that it names are missing here. */
  const call = async (token: string) => {
    const { path, fields } = examples.of(row)
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(Array.isArray(value) ? `${name}[]` : name, one)
    const reply = await api.fetch(path, {
      method: row.method,
      headers: { Authorization: `Bearer ${token}` },
      body: row.method === 'POST' ? body : undefined,
    })
    return ((await reply.json()) as { code?: string }).code
  }

  test('asks whoever has a second step for it again after a quarter of an hour, and nobody else', async () => {
    clock = started
    await api.resetAttempts()
    const manager = personOf(api, 'manager', now)
    const plain = await api.signIn('manager')
    expect(await call(plain)).not.toBe('CONFIRMATION_REQUIRED')
    const { token, secret, call: own } = await manager.setUpTotp()
    clock = addMinutes(started, 16)
    expect(await call(token)).toBe('CONFIRMATION_REQUIRED')
    // The password alone made this session.
    expect(await call(plain)).toBe('CONFIRMATION_REQUIRED')
    const { challenge } = (await own('POST', '/confirmation')).body.data as { challenge: string }
    const confirmed = await own('POST', '/confirm', { challenge, method: 'totp', response: codeOf(secret, clock) })
    expect(confirmed.body.data).toEqual({ confirmed_until: addMinutes(clock, 15).toISOString() })
    clock = addSeconds(clock, 14 * 60 + 59)
    expect(await call(token)).not.toBe('CONFIRMATION_REQUIRED')
    expect(await call(plain)).toBe('CONFIRMATION_REQUIRED')
    clock = addSeconds(clock, 1)
    expect(await call(token)).toBe('CONFIRMATION_REQUIRED')
    const again = (await own('POST', '/confirmation')).body.data as { challenge: string }
    await own('POST', '/confirm', { challenge: again.challenge, method: 'totp', response: codeOf(secret, clock) })
    await own('DELETE', '/totp')
  })
})
