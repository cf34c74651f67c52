import { addDays, addHours } from 'date-fns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { purgeExpired } from '../../server/db/purge.ts'
import { notices } from '../../server/db/schema/notices.ts'
import { idempotency_keys, login_attempts, sessions } from '../../server/db/schema/session.ts'
import { type Api, openApi } from '../support/api.ts'

const now = new Date('2026-03-03T12:00:00Z')

let api: Api
beforeAll(async () => (api = await openApi()))
afterAll(() => api.close())

/** One row of each kind that ends now; of sessions, one that expires and one that is revoked. */
async function addRows() {
  for (const table of [sessions, login_attempts, idempotency_keys, notices]) await api.db.delete(table)
  const later = addDays(now, 5000)
  await api.db.insert(sessions).values([
    { token_hash: 'expired', user_id: 1, expires_at: now },
    { token_hash: 'revoked', user_id: 1, expires_at: later, revoked_at: now },
    { token_hash: 'open', user_id: 1, expires_at: later },
  ])
  await api.db.insert(login_attempts).values({ key: 'account', points: 1, expire: now })
  await api.db.insert(idempotency_keys).values({ user_id: 1, key: 'key', fingerprint: '', created_at: now })
  const data = { month: '2026-02', months: 1, by: 'Lena Brandt' }
  await api.db.insert(notices).values({ user_id: 1, property_id: 1, kind: 'month_closed', data, created_at: now })
}

const periodsOf = (env: Record<string, string>) => readConfig(env).retention
const own = {
  KEEP_SESSIONS_DAYS: '7',
  KEEP_SIGN_IN_COUNTERS_HOURS: '48',
  KEEP_REPLIES_DAYS: '3',
  KEEP_NOTICES_DAYS: '10',
}

test.each([
  ['the periods without configuration', {}, { sessions: 24, login_attempts: 0, idempotency_keys: 24, notices: 2160 }],
  ['configured periods', own, { sessions: 168, login_attempts: 48, idempotency_keys: 72, notices: 240 }],
])('each table is purged after its period, and the counts are told: %s', async (_, env, hours) => {
  const totals = { sessions: 2, login_attempts: 1, idempotency_keys: 1, notices: 1 }
  for (const [table, after] of Object.entries(hours) as [keyof typeof totals, number][]) {
    await addRows()
    const end = addHours(now, after)
    const before = await purgeExpired(api.db, end, periodsOf(env))
    expect(before[table]).toBe(undefined)
    const atEnd = await purgeExpired(api.db, new Date(end.getTime() + 1), periodsOf(env))
    expect(atEnd[table]).toBe(totals[table])
  }
  await purgeExpired(api.db, addHours(now, 2161), periodsOf(env))
  expect(await purgeExpired(api.db, addHours(now, 2161), periodsOf(env))).toEqual({})
  expect(await api.db.$count(sessions)).toBe(1)
})

test('a period that makes no sense is refused', () => {
  expect(() => readConfig({ KEEP_NOTICES_DAYS: '0' })).toThrow('KEEP_NOTICES_DAYS: must be at least 1')
})
