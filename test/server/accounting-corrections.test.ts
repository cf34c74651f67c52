import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import { accounts, settlementLine } from '../../server/accounting/posting.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import * as documents from '../../src/api/accounting-documents.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Catalogue, activityOf, openCatalogue, errorOf } from '../support/catalogue.ts'
import { graphqlOf } from '../support/graphql.ts'

const path = '/api/v1/hotel_management/correct_accounting_posting'
const noon = new Date('2026-05-20T23:30:00Z')
let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi({ now: () => noon })
  at = await openCatalogue(api)
})
afterAll(() => api.close())

/** Posts a payment of a property and returns its posting id. */
async function paid(propertyId = at.propertyId, amount = 12_300): Promise<number> {
  const lines = [
    settlementLine('payment', { code: 'CARD', name: 'Card' }, amount, 'EUR', { payment_method: 'card' }),
    settlementLine('guest', accounts.guest, -amount, 'EUR'),
  ]
  const [id] = await post(api.db, { id: propertyId, timezone: 'Europe/Lisbon', audit_time: null }, [
    { business_date: '2026-05-02', posted_at: new Date('2026-05-02T09:00:00Z'), reference: 'Stay 77', lines },
  ])
  return id!
}
const correct = (posting_id: number, over: Record<string, string | number> = {}, key?: string) =>
  at.manager.post(
    path,
    { property_id: at.propertyId, posting_id, reason: 'Entered twice', ...over },
    key ? { 'Idempotency-Key': key } : {},
  )
const linesOf = (id: number) =>
  api.db.select().from(accounting_entries).where(eq(accounting_entries.posting_id, id)).orderBy(accounting_entries.line)
const count = async () => await api.db.$count(accounting_entries)

test('a reversal posts the same amounts on the other side, today, with its reason in the entries and the log', async () => {
  const id = await paid()
  const { status, body } = await correct(id)
  // Half past midnight of the 21st in Lisbon.
  expect([status, body.data]).toEqual([
    201,
    { posting_id: expect.any(Number), business_date: '2026-05-21', entries: 2 },
  ])
  const lines = await linesOf(body.data.posting_id)
  expect(lines.map(({ ledger, quantity, gross, debit, credit }) => [ledger, quantity, gross, debit, credit])).toEqual([
    ['payment', -1, -12_300, 0, 12_300],
    ['guest', 0, 12_300, 12_300, 0],
  ])
  expect(lines[0]).toMatchObject({
    corrects: id,
    reason: 'Entered twice',
    reference: 'Stay 77',
    posting_date: '2026-05-21',
  })
  const activity = (await activityOf(api, 'accounting_posting')).at(-1)
  expect(activity).toMatchObject({
    module: 'accounting',
    event: 'posting_corrected',
    property_id: at.propertyId,
    entity_id: String(id),
    entity_label: `Posting ${id}, Stay 77`,
    reason: 'Entered twice',
    actor_type: 'user',
  })
  const client = await graphqlOf(api, 'accountant')
  const asked = {
    property_id: at.propertyId,
    from: '2026-05-01',
    to: '2026-05-31',
    currency: 'EUR',
    ledger: 'payment',
    posting_id: id,
  }
  const { data } = await client.ask(documents.entries, asked)
  expect((data as never as { accounting_entries: { data: object[] } }).accounting_entries.data).toMatchObject([
    { posting_id: id, corrects: null, corrected_by: body.data.posting_id, tax_rate: null, quantity: 1 },
  ])
})

test('a posting is reversed only once, and a reversal cannot be reversed', async () => {
  const id = await paid()
  const taking = (await correct(id)).body.data.posting_id
  const before = await count()
  const again = await correct(id)
  expect([again.status, again.body.message]).toEqual([409, 'This posting is already reversed.'])
  expect(errorOf(await correct(taking))).toEqual([
    422,
    { posting_id: [`It reverses posting ${id}: post that one again instead`] },
  ])
  expect(await count()).toBe(before)
})

test('if two users reverse a posting at once, one succeeds', async () => {
  const id = await paid()
  const replies = await Promise.all(Array.from({ length: 6 }, () => correct(id)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await api.db.$count(accounting_entries, eq(accounting_entries.corrects, id))).toBe(2)
})

test('a repeated request with the same key gives the same reply and has no effect', async () => {
  const id = await paid()
  const first = await correct(id, {}, 'key-of-a-correction-1')
  const logged = (await activityOf(api, 'accounting_posting')).length
  const second = await correct(id, {}, 'key-of-a-correction-1')
  expect([second.status, second.body, second.headers.get('idempotency-replayed')]).toEqual([201, first.body, 'true'])
  expect((await activityOf(api, 'accounting_posting')).length).toBe(logged)
})

test('a reversal without a reason is rejected and writes nothing', async () => {
  const id = await paid()
  const before = [await count(), (await activityOf(api, 'accounting_posting')).length]
  expect(errorOf(await correct(id, { reason: ' x ' }))).toEqual([
    422,
    { reason: ['Give a reason of at least 3 characters'] },
  ])
  expect((await correct(id, { reason: 'x'.repeat(501) })).status).toBe(422)
  expect(errorOf(await correct(0))).toEqual([422, { posting_id: [expect.any(String)] }])
  expect([await count(), (await activityOf(api, 'accounting_posting')).length]).toEqual(before)
})

test('a posting of another property is answered like a missing one, for every caller', async () => {
  const foreign = await paid(at.foreignPropertyId)
  const own = await paid()
  const regional = (property_id: number, posting_id: number) =>
    at.regional.post(path, { property_id, posting_id, reason: 'Entered twice' })
  const same = async (ids: [number, number], others: [number, number]) => {
    const [one, other] = [await regional(...ids), await regional(...others)]
    expect([one.status, one.body]).toEqual([other.status, other.body])
    expect(one.status).toBe(404)
  }
  await same([at.foreignPropertyId, foreign], [999_999, foreign])
  await same([at.propertyId, foreign], [at.propertyId, 99_999_999])
  await same([at.foreignPropertyId, own], [999_999, own])
  // Also for a user with access to both properties, if the request names the wrong one.
  expect((await correct(foreign)).status).toBe(404)
  const untouched = and(eq(accounting_entries.posting_id, foreign), isNull(accounting_entries.corrects))
  expect(await api.db.$count(accounting_entries, untouched)).toBe(2)
  const [latest] = await api.db.select().from(accounting_entries).orderBy(desc(accounting_entries.id)).limit(1)
  expect(latest!.posting_id).toBe(own)
})
