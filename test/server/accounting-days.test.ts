import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { callerOf } from '../support/api-calls.ts'
import { openBooks } from '../support/books.ts'
import { type Catalogue, activityOf, errorOf, openCatalogue } from '../support/catalogue.ts'

const base = '/api/v1/hotel_management'
/** 3 June, 09:12 in Lisbon. */
let clock = new Date('2026-06-03T08:12:00Z')
let api: Api
let at: Catalogue
let books: ReturnType<typeof openBooks>
beforeAll(async () => {
  api = await openApi({ now: () => clock })
  at = await openCatalogue(api)
  books = openBooks(api, at)
})
afterAll(() => api.close())

/** A property with a payment on each date. */
async function hotelWith(...days: string[]): Promise<number> {
  const property = await books.emptyHotel()
  for (const day of days) await books.paid(property, day)
  return property
}

test('each date from the first entry to today has its sums, the newest first, and is open', async () => {
  const property = await hotelWith('2026-05-31', '2026-06-02')
  const { days } = await books.booksOf(property)
  expect(
    days?.map(({ day, status, is_over, entries, open_before }) => [day, status, is_over, entries, open_before]),
  ).toEqual([
    ['2026-06-03', 'open', false, 0, 3],
    ['2026-06-02', 'open', true, 2, 2],
    ['2026-06-01', 'open', true, 0, 1],
    ['2026-05-31', 'open', true, 2, 0],
  ])
  expect(days![1]).toMatchObject({
    sums: [{ currency: 'EUR', debit: 12_300, credit: 12_300, guest_balance: -24_600 }],
    checks: { arrivals: 0, departures: 0, discrepancies: 0, unposted_nights: 0 },
    closed_at: null,
    lock_version: 0,
  })
  expect(days![0]!.checks).toBeNull()
})

test('the list has the last two weeks; what guests owed before them is counted', async () => {
  const property = await hotelWith('2026-03-01')
  const { days } = await books.booksOf(property)
  expect(days).toHaveLength(15)
  expect(days!.at(-1)).toMatchObject({
    day: '2026-05-20',
    open_before: 80,
    sums: [{ currency: 'EUR', debit: 0, credit: 0, guest_balance: -12_300 }],
  })
})

test('the last closed dates are listed however old they are, so that they can be reopened', async () => {
  const property = await hotelWith('2026-03-01')
  await books.closeDay(property, '2026-04-10')
  const { days, last_closed } = await books.booksOf(property)
  expect(last_closed).toBe('2026-04-10')
  expect(days).toHaveLength(15 + 31)
  expect(days![15]).toMatchObject({ day: '2026-04-10', status: 'closed', is_last_closed: true, open_before: 0 })
  expect(days![14]).toMatchObject({ day: '2026-05-20', status: 'open', open_before: 39 })
  expect(days!.at(-1)).toMatchObject({ day: '2026-03-11', status: 'closed', is_last_closed: false })
  // Those of a closed month are reopened with it.
  await books.close(property, '2026-03')
  expect((await books.booksOf(property)).days!.at(-1)).toMatchObject({ day: '2026-04-01' })
})

test('closing a date says by whom and when, closes the dates before it, and is in the log', async () => {
  const property = await hotelWith('2026-05-31', '2026-06-01')
  const { status, body } = await books.closeDay(property, '2026-06-01', { lock_version: 0 })
  expect([status, body.data]).toMatchObject([
    200,
    { day: '2026-06-01', status: 'closed', is_last_closed: true, closed_at: clock.toISOString(), lock_version: 1 },
  ])
  const { days } = await books.booksOf(property)
  expect(
    days!.map(({ day, status: now, is_last_closed, open_before }) => [day, now, is_last_closed, open_before]),
  ).toEqual([
    ['2026-06-03', 'open', false, 1],
    ['2026-06-02', 'open', false, 0],
    ['2026-06-01', 'closed', true, 0],
    ['2026-05-31', 'closed', false, 0],
  ])
  expect(days![3]!.closed_by).toBe(body.data.closed_by)
  const logged = (await activityOf(api, 'accounting_day')).find(({ property_id }) => property_id === property)
  expect(logged).toMatchObject({
    event: 'day_closed',
    entity_id: '2026-06-01',
    entity_label: '1 June 2026',
    changes: [{ field: 'from', before: null, after: '2026-05-31' }],
    actor_name: body.data.closed_by,
  })
})

test('a date that is not over, is closed, or has no books is not closed', async () => {
  const property = await hotelWith('2026-06-01')
  const running = await books.closeDay(property, '2026-06-03')
  expect([running.status, running.body.message]).toEqual([409, 'This date is not over yet.'])
  expect((await books.closeDay(property, '2026-05-31')).status).toBe(404)
  expect((await books.closeDay(property, '2026-06-04')).status).toBe(404)
  expect(errorOf(await books.closeDay(property, '2026-06-31'))[0]).toBe(422)
  expect((await books.closeDay(property, '2026-06-01')).status).toBe(200)
  const again = await books.closeDay(property, '2026-06-01')
  expect([again.status, again.body.message]).toEqual([409, 'This date is already closed.'])
  const stale = await books.closeDay(property, '2026-06-01', { lock_version: 0 })
  expect([stale.status, stale.body.code, stale.body.data]).toMatchObject([409, 'STALE_OWN', { status: 'closed' }])
})

test('a date ends with the night audit', async () => {
  const property = await hotelWith('2026-05-31')
  await api.db.execute(sql`update properties set audit_time = '03:00' where id = ${property}`)
  const now = clock
  // Half past two on 1 June in Lisbon: the business date is 31 May.
  clock = new Date('2026-06-01T01:30:00Z')
  expect((await books.closeDay(property, '2026-05-31')).body.message).toBe('This date is not over yet.')
  clock = new Date('2026-06-01T02:00:00Z')
  expect((await books.closeDay(property, '2026-05-31')).status).toBe(200)
  clock = now
})

test('only the last closed date is reopened, with a reason, and takes postings again', async () => {
  const property = await hotelWith('2026-05-31', '2026-06-01')
  await books.closeDay(property, '2026-05-31')
  await books.closeDay(property, '2026-06-01')
  const refused = await books.reopenDay(property, '2026-05-31')
  expect([refused.status, refused.body.message]).toEqual([409, 'A later date is closed. Reopen that one first.'])
  expect(errorOf(await books.reopenDay(property, '2026-06-01', ' x '))).toEqual([
    422,
    { reason: ['Give a reason of at least 3 characters'] },
  ])
  const { status, body } = await books.reopenDay(property, '2026-06-01')
  expect([status, body.data]).toMatchObject([
    200,
    { status: 'open', reason: 'The bar was missing', lock_version: 2, closed_by: null, is_last_closed: false },
  ])
  const id = await books.paid(property, '2026-06-01', '2026-06-03T08:00:00Z')
  expect(await books.linesOf(id)).toMatchObject([
    { business_date: '2026-06-01', late_for: null },
    { business_date: '2026-06-01', late_for: null },
  ])
  expect((await books.reopenDay(property, '2026-06-01')).body.message).toBe('This date is open.')
  expect((await books.dayOf(property, '2026-05-31'))?.is_last_closed).toBe(true)
  expect((await activityOf(api, 'accounting_day')).at(-1)).toMatchObject({
    event: 'day_reopened',
    reason: 'The bar was missing',
  })
  expect((await books.closeDay(property, '2026-06-01', { lock_version: 2 })).body.data).toMatchObject({
    lock_version: 3,
  })
})

test('of two people who close a date at once, one succeeds', async () => {
  const property = await hotelWith('2026-06-01')
  const replies = await Promise.all(
    [0, 0, 0].map((lock_version) => books.closeDay(property, '2026-06-01', { lock_version })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('the dates of another property are answered like missing ones, and those without the permission are refused', async () => {
  const fields = { property_id: at.foreignPropertyId, day: '2026-06-01', reason: 'Not mine' }
  const { reason: _reason, ...closing } = fields
  const calls = [
    [`${base}/close_accounting_day`, closing],
    [`${base}/reopen_accounting_day`, fields],
  ] as const
  const foreign = await Promise.all(calls.map(([path, form]) => at.regional.post(path, form)))
  expect(foreign.map(({ status, body }) => [status, body.message])).toEqual(
    foreign.map(() => [404, 'Property not found']),
  )
  const frontDesk = await callerOf(api, 'frontdesk')
  expect(
    (await Promise.all(calls.map(([path, form]) => frontDesk.post(path, form)))).map(({ status }) => status),
  ).toEqual([403, 403])
})
