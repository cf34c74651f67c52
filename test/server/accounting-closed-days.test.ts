import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { type Api, openApi } from '../support/api.ts'
import { openBooks } from '../support/books.ts'
import { openCatalogue } from '../support/catalogue.ts'

/* What a closed business date means for postings, and for its month (ADR 0075). */

/** 3 June, 09:12 in Lisbon. */
const now = () => new Date('2026-06-03T08:12:00Z')
let api: Api
let books: ReturnType<typeof openBooks>
beforeAll(async () => {
  api = await openApi({ now })
  books = openBooks(api, await openCatalogue(api))
})
afterAll(() => api.close())

/** A property with a payment on each date. */
async function hotelWith(...days: string[]): Promise<number> {
  const property = await books.emptyHotel()
  for (const day of days) await books.paid(property, day)
  return property
}

test('the database refuses an entry of a closed date, by either date, whoever writes it', async () => {
  const property = await hotelWith('2026-06-01')
  await books.closeDay(property, '2026-06-01')
  const outcome = (business: string, posted: string) =>
    api.db
      .execute(
        sql`with p as materialized (select nextval('accounting_postings') as id)
        insert into accounting_entries (posting_id, line, property_id, business_date, posting_date, posted_at, ledger, code, name,
          classification, quantity, net, tax, gross, debit, credit, currency, payment_method, reference)
        select p.id, line, property_id, ${business}::date, ${posted}::date, posted_at, ledger, code, name,
          classification, quantity, net, tax, gross, debit, credit, currency, payment_method, reference
        from accounting_entries, p where property_id = ${property} and business_date < '2026-06-02'`,
      )
      .then(
        () => 'let through',
        (thrown: Error) => String(thrown.cause),
      )
  expect(await outcome('2026-06-01', '2026-06-02')).toMatch(/posting \d+ is on a closed date/)
  expect(await outcome('2026-06-02', '2026-06-01')).toMatch(/posting \d+ is on a closed date/)
  expect(await outcome('2026-06-02', '2026-06-02')).toBe('let through')
  expect(await api.db.$count(accounting_entries, eq(accounting_entries.property_id, property))).toBe(4)
})

test('a late posting goes to the first open date, and is reported at its own', async () => {
  const property = await hotelWith('2026-06-01')
  await books.closeDay(property, '2026-06-01')
  const id = await books.paid(property, '2026-06-01', '2026-06-03T08:00:00Z', 900)
  expect(await books.linesOf(id)).toMatchObject([
    { business_date: '2026-06-02', posting_date: '2026-06-03', late_for: '2026-06-01' },
    { business_date: '2026-06-02', posting_date: '2026-06-03', late_for: '2026-06-01' },
  ])
  const { months, late_postings } = await books.booksOf(property)
  expect(late_postings).toMatchObject([{ posting_id: id, late_for: '2026-06-01', amount: 900 }])
  expect(await books.dayOf(property, '2026-06-01')).toMatchObject({ entries: 2, late_postings: 1 })
  // It counts in the month that it belongs to.
  expect(months[0]).toMatchObject({ month: '2026-06', entries: 4, late_postings: 0 })
})

test('a correction of a posting on a closed date is posted today, names the original, and is reported as late', async () => {
  const property = await books.emptyHotel()
  const original = await books.paid(property, '2026-06-01')
  await books.closeDay(property, '2026-06-02')
  const { status, body } = await books.correct(property, original)
  expect([status, body.data.business_date]).toEqual([201, '2026-06-03'])
  expect(await books.linesOf(body.data.posting_id)).toMatchObject([
    { corrects: original, business_date: '2026-06-03', late_for: '2026-06-01' },
    { corrects: original, business_date: '2026-06-03', late_for: '2026-06-01' },
  ])
})

test('a closed month closes its dates, which are not reopened alone', async () => {
  const property = await hotelWith('2026-05-30')
  await books.closeDay(property, '2026-05-30')
  const month = (await books.close(property, '2026-05')).body.data
  expect(await books.dayOf(property, '2026-05-31')).toMatchObject({
    status: 'closed',
    closed_with: '2026-05',
    closed_by: month.closed_by,
    checks: null,
    is_last_closed: false,
  })
  const refused = await Promise.all(['2026-05-30', '2026-05-31'].map((day) => books.reopenDay(property, day)))
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [409, 'The month of this date is closed. Reopen the month.'],
    [409, 'The month of this date is closed. Reopen the month.'],
  ])
})

test('a reopened month reopens its dates, and is not reopened while a later date is closed', async () => {
  const property = await hotelWith('2026-05-30')
  await books.closeDay(property, '2026-06-01')
  await books.close(property, '2026-05')
  expect((await books.monthOf(property, '2026-05'))?.is_last_closed).toBe(false)
  const refused = await books.reopen(property, '2026-05')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A date after this month is closed. Reopen that one first.',
  ])
  expect((await books.reopenDay(property, '2026-06-01')).status).toBe(200)
  expect((await books.reopen(property, '2026-05')).status).toBe(200)
  const { days } = await books.booksOf(property)
  expect(days!.every(({ status }) => status === 'open')).toBe(true)
  expect(days!.find(({ day }) => day === '2026-05-31')).toMatchObject({
    reason: 'Invoice of the laundry was missing',
    lock_version: 2,
  })
  const id = await books.paid(property, '2026-05-30', '2026-06-03T08:00:00Z')
  expect(await books.linesOf(id)).toMatchObject([{ late_for: null }, { late_for: null }])
})
