import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../../server/accounting/post.ts'
import { accounts, settlementLine } from '../../../server/accounting/posting.ts'
import { type Api, openApi } from '../../support/api.ts'
import { type Caller, callerOf, newProperty } from '../../support/api-calls.ts'

const base = '/api/v1/hotel_management'
const now = () => new Date('2026-06-03T08:12:00Z')
let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi({ now })
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const lines = [
  settlementLine('payment', { code: 'CASH', name: 'Cash' }, 700, 'EUR', { payment_method: 'cash' }),
  settlementLine('guest', accounts.guest, -700, 'EUR'),
]
const posting = { business_date: '2026-05-31', posted_at: new Date('2026-05-31T22:59:59Z'), reference: 'Bar', lines }
const waiting = async () => {
  const { rows } = (await api.db.execute(`select 1 from pg_locks where not granted`)) as unknown as { rows: unknown[] }
  return rows.length
}

test('closing a month waits for a posting that is not committed, and counts it', async () => {
  const { body } = await manager.post('property', newProperty('closing-race'))
  const property = { id: body.data.id as number, timezone: 'Europe/Lisbon', audit_time: null }
  await post(api.db, property, [posting])
  const { closing } = await api.db.transaction(async (tx) => {
    await post(tx, property, [posting])
    const sent = manager.post(`${base}/close_accounting_month`, { property_id: property.id, month: '2026-05' })
    await expect.poll(waiting).toBeGreaterThan(0)
    return { closing: sent }
  })
  const { status, body: closed } = await closing
  expect([status, closed.data.entries]).toEqual([200, 4])
})

test('closing a date waits for a posting that is not committed, and counts it', async () => {
  const { body } = await manager.post('property', newProperty('closing-date-race'))
  const property = { id: body.data.id as number, timezone: 'Europe/Lisbon', audit_time: null }
  await post(api.db, property, [posting])
  const { closing } = await api.db.transaction(async (tx) => {
    await post(tx, property, [posting])
    const sent = manager.post(`${base}/close_accounting_day`, { property_id: property.id, day: '2026-05-31' })
    await expect.poll(waiting).toBeGreaterThan(0)
    return { closing: sent }
  })
  const { status, body: closed } = await closing
  expect([status, closed.data.entries]).toEqual([200, 4])
})
