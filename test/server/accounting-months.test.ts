import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { type Api, openApi } from '../support/api.ts'
import { inLisbon, openBooks, paymentLines } from '../support/books.ts'
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

test('each month from the first entry to today has its sums, the newest first, and is open', async () => {
  const property = await books.hotelWith('2026-03', '2026-05')
  const { months, late_postings } = await books.booksOf(property)
  expect(months.map(({ month, status, is_over, entries }) => [month, status, is_over, entries])).toEqual([
    ['2026-06', 'open', false, 0],
    ['2026-05', 'open', true, 2],
    ['2026-04', 'open', true, 0],
    ['2026-03', 'open', true, 2],
  ])
  expect(months[3]).toMatchObject({
    sums: [{ currency: 'EUR', debit: 12_300, credit: 12_300, guest_balance: -12_300 }],
    lock_version: 0,
    closed_at: null,
    closed_by: null,
  })
  // What guests owe stays until it is paid.
  expect(months[0]!.sums).toEqual([{ currency: 'EUR', debit: 0, credit: 0, guest_balance: -24_600 }])
  expect(late_postings).toEqual([])
})

test('a property without entries has no months and no business dates', async () => {
  expect(await books.booksOf(await books.emptyHotel())).toEqual({
    months: [],
    late_postings: [],
    days: [],
    last_closed: null,
  })
})

test('closing a month says by whom and when, closes the months before it, and is in the log', async () => {
  const property = await books.hotelWith('2026-03', '2026-05')
  const { status, body } = await books.close(property, '2026-05', { lock_version: 0 })
  expect([status, body.data]).toMatchObject([
    200,
    { month: '2026-05', status: 'closed', is_last_closed: true, closed_at: clock.toISOString(), lock_version: 1 },
  ])
  const { months } = await books.booksOf(property)
  expect(months.map(({ month, status: now, is_last_closed }) => [month, now, is_last_closed])).toEqual([
    ['2026-06', 'open', false],
    ['2026-05', 'closed', true],
    ['2026-04', 'closed', false],
    ['2026-03', 'closed', false],
  ])
  const logged = (await activityOf(api, 'accounting_month')).filter(({ property_id }) => property_id === property)
  expect(logged.map(({ event, entity_id, entity_label }) => [event, entity_id, entity_label])).toEqual([
    ['month_closed', '2026-03', 'March 2026'],
    ['month_closed', '2026-04', 'April 2026'],
    ['month_closed', '2026-05', 'May 2026'],
  ])
  expect(body.data.closed_by).toBe(logged[0]!.actor_name)
})

test('a month that is not over, is closed, or has no books is not closed', async () => {
  const property = await books.hotelWith('2026-05', '2026-06')
  const running = await books.close(property, '2026-06')
  expect([running.status, running.body.message]).toEqual([409, 'This month is not over yet.'])
  expect((await books.close(property, '2026-04')).status).toBe(404)
  expect(errorOf(await books.close(property, '2026-13'))).toEqual([422, { month: ['Must be a month'] }])
  expect((await books.close(property, '2026-05')).status).toBe(200)
  const again = await books.close(property, '2026-05')
  expect([again.status, again.body.message]).toEqual([409, 'This month is already closed.'])
  const stale = await books.close(property, '2026-05', { lock_version: 0 })
  expect([stale.status, stale.body.code, stale.body.data]).toMatchObject([409, 'STALE_OWN', { status: 'closed' }])
})

test('the month ends with the night audit: until then it is not over', async () => {
  const property = await books.hotelWith('2026-05')
  await api.db.execute(sql`update properties set audit_time = '03:00' where id = ${property}`)
  const now = clock
  // Half past two on 1 June in Lisbon: the business date is 31 May.
  clock = new Date('2026-06-01T01:30:00Z')
  expect((await books.close(property, '2026-05')).body.message).toBe('This month is not over yet.')
  clock = new Date('2026-06-01T02:00:00Z')
  expect((await books.close(property, '2026-05')).status).toBe(200)
  clock = now
})

test('the database refuses an entry of a closed month, by either date, whoever writes it', async () => {
  const property = await books.hotelWith('2026-05')
  await books.close(property, '2026-05')
  const copied = (business: string, posted: string) => sql`
    with p as materialized (select nextval('accounting_postings') as id)
    insert into accounting_entries (posting_id, line, property_id, business_date, posting_date, posted_at, ledger, code, name,
      classification, quantity, net, tax, gross, debit, credit, currency, payment_method, reference)
    select p.id, line, property_id, ${business}::date, ${posted}::date, posted_at, ledger, code, name,
      classification, quantity, net, tax, gross, debit, credit, currency, payment_method, reference
    from accounting_entries, p where property_id = ${property} and business_date < '2026-06-01'`
  const outcome = async (business: string, posted: string) =>
    api.db.execute(copied(business, posted)).then(
      () => 'let through',
      (thrown: Error) => String(thrown.cause),
    )
  expect(await outcome('2026-05-31', '2026-06-01')).toMatch(/posting \d+ is on a closed date/)
  expect(await outcome('2026-06-01', '2026-05-31')).toMatch(/posting \d+ is on a closed date/)
  expect(await outcome('2026-06-01', '2026-06-01')).toBe('let through')
  expect(await api.db.$count(accounting_entries, eq(accounting_entries.property_id, property))).toBe(4)
})

test('a late posting goes to the first open day, keeps the day it belongs to, and is reported', async () => {
  const property = await books.hotelWith('2026-04')
  const before = await books.close(property, '2026-04')
  const id = await books.paid(property, '2026-04-20', '2026-06-03T08:00:00Z', 900)
  // A posting of the last minute that arrives after the closing: neither of its dates is in the closed month.
  const [stale] = await post(api.db, inLisbon(property), [
    {
      business_date: '2026-04-30',
      posted_at: new Date('2026-04-30T22:59:00Z'),
      reference: 'Bar',
      lines: paymentLines(100),
    },
  ])
  const dates = async (posting: number) =>
    (await books.linesOf(posting)).map((line) => [line.business_date, line.posting_date, line.late_for])
  expect(await dates(id)).toEqual([
    ['2026-05-01', '2026-06-03', '2026-04-20'],
    ['2026-05-01', '2026-06-03', '2026-04-20'],
  ])
  expect(await dates(stale!)).toEqual([
    ['2026-05-01', '2026-05-01', '2026-04-30'],
    ['2026-05-01', '2026-05-01', '2026-04-30'],
  ])
  const { months, late_postings } = await books.booksOf(property)
  expect(late_postings.map(({ posting_id, late_for, amount }) => [posting_id, late_for, amount])).toEqual([
    [stale, '2026-04-30', 100],
    [id, '2026-04-20', 900],
  ])
  expect(months.find(({ month }) => month === '2026-04')).toEqual({ ...before.body.data, late_postings: 2 })
})

test('a correction of a posting in a closed month is posted today, names the original, and is reported as late', async () => {
  const property = await books.hotelWith('2026-05')
  const original = await books.paid(property, '2026-05-20')
  await books.close(property, '2026-05')
  const { status, body } = await books.correct(property, original)
  expect([status, body.data.business_date]).toEqual([201, '2026-06-03'])
  expect(await books.linesOf(body.data.posting_id)).toMatchObject([
    { corrects: original, business_date: '2026-06-03', late_for: '2026-05-20' },
    { corrects: original, business_date: '2026-06-03', late_for: '2026-05-20' },
  ])
  expect((await books.booksOf(property)).late_postings).toMatchObject([{ corrects: original, reason: 'Entered twice' }])
})

test('only the last closed month is reopened, with a reason, and takes postings again', async () => {
  const property = await books.hotelWith('2026-03', '2026-04')
  await books.close(property, '2026-04')
  const refused = await books.reopen(property, '2026-03')
  expect([refused.status, refused.body.message]).toEqual([409, 'A later month is closed. Reopen that one first.'])
  expect(errorOf(await books.reopen(property, '2026-04', ' x '))).toEqual([
    422,
    { reason: ['Give a reason of at least 3 characters'] },
  ])
  const { status, body } = await books.reopen(property, '2026-04')
  expect([status, body.data]).toMatchObject([
    200,
    { status: 'open', reason: 'Invoice of the laundry was missing', lock_version: 2, closed_by: null },
  ])
  expect(body.data.reopened_at).toBe(clock.toISOString())
  const id = await books.paid(property, '2026-04-20', '2026-06-03T08:00:00Z')
  expect(await books.linesOf(id)).toMatchObject([
    { business_date: '2026-04-20', late_for: null },
    { business_date: '2026-04-20', late_for: null },
  ])
  expect((await books.reopen(property, '2026-04')).body.message).toBe('This month is open.')
  expect((await books.monthOf(property, '2026-03'))?.is_last_closed).toBe(true)
  const log = (await activityOf(api, 'accounting_month')).at(-1)
  expect(log).toMatchObject({ event: 'month_reopened', reason: 'Invoice of the laundry was missing' })
  expect((await books.close(property, '2026-04', { lock_version: 2 })).body.data).toMatchObject({ lock_version: 3 })
})

test('of two people who close a month at once, one succeeds', async () => {
  const property = await books.hotelWith('2026-05')
  const replies = await Promise.all([0, 0, 0].map((lock_version) => books.close(property, '2026-05', { lock_version })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('the books of another property are answered like missing ones', async () => {
  const fields = { property_id: at.foreignPropertyId, month: '2026-05', reason: 'Not mine' }
  const { reason: _reason, ...closing } = fields
  const replies = await Promise.all([
    at.regional.get(`${base}/accounting_months?property_id=${at.foreignPropertyId}`),
    at.regional.post(`${base}/close_accounting_month`, closing),
    at.regional.post(`${base}/reopen_accounting_month`, fields),
  ])
  expect(replies.map(({ status, body }) => [status, body.message])).toEqual(
    replies.map(() => [404, 'Property not found']),
  )
})
