import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { openBooks } from '../support/books.ts'
import { activityOf, openCatalogue } from '../support/catalogue.ts'

/* Reopening from a date or a month on, with all that is closed later (ADR 0075). */

/** 3 June, 09:12 in Lisbon. */
const now = () => new Date('2026-06-03T08:12:00Z')
let api: Api
let books: ReturnType<typeof openBooks>
beforeAll(async () => {
  api = await openApi({ now })
  books = openBooks(api, await openCatalogue(api))
})
afterAll(() => api.close())

const reason = 'The bar was missing'

/** April and May are closed, and the dates up to 2 June. */
async function closedHotel(): Promise<number> {
  const property = await books.emptyHotel()
  for (const day of ['2026-04-28', '2026-05-20', '2026-06-01']) await books.paid(property, day)
  await books.close(property, '2026-05')
  await books.closeDay(property, '2026-06-02')
  return property
}

const closedOf = async (property: number) => {
  const { days, months, last_closed } = await books.booksOf(property)
  return {
    last_closed,
    months: months.filter(({ status }) => status === 'closed').map(({ month }) => month),
    days: days!.filter(({ status }) => status === 'closed').map(({ day }) => day),
  }
}

const logOf = async (property: number, type: string) =>
  (await activityOf(api, type))
    .filter(({ property_id, event }) => property_id === property && event.endsWith('_reopened'))
    .map(({ entity_id, changes, reason: logged }) => [entity_id, changes, logged])

test('the dates from one on are reopened in one step; those before stay closed, and the log names them', async () => {
  const property = await books.emptyHotel()
  await books.paid(property, '2026-05-20')
  await books.closeDay(property, '2026-06-02')
  const { status, body } = await books.reopenDay(property, '2026-05-30', reason, '2026-06-02')
  expect([status, body.data]).toMatchObject([200, { day: '2026-05-30', status: 'open', reason, lock_version: 2 }])
  const { last_closed, days } = await closedOf(property)
  expect([last_closed, days[0]]).toEqual(['2026-05-29', '2026-05-29'])
  expect(await books.dayOf(property, '2026-06-02')).toMatchObject({ status: 'open', reason, lock_version: 2 })
  expect(await logOf(property, 'accounting_day')).toEqual([
    ['2026-05-30', [expect.objectContaining({ field: 'to', before: null, after: '2026-06-02' })], reason],
  ])
  expect(await books.linesOf(await books.paid(property, '2026-05-30', '2026-06-03T08:00:00Z'))).toMatchObject([
    { business_date: '2026-05-30', late_for: null },
    { business_date: '2026-05-30', late_for: null },
  ])
})

test('the closed months go with their dates; the dates before in the same month stay closed', async () => {
  const property = await closedHotel()
  expect(await closedOf(property)).toMatchObject({ last_closed: '2026-06-02', months: ['2026-05', '2026-04'] })
  expect((await books.reopenDay(property, '2026-05-25', reason, '2026-06-02')).status).toBe(200)
  expect(await closedOf(property)).toMatchObject({ last_closed: '2026-05-24', months: ['2026-04'] })
  expect(await books.dayOf(property, '2026-05-24')).toMatchObject({ status: 'closed', is_last_closed: true })
  expect(await logOf(property, 'accounting_month')).toEqual([['2026-05', [], reason]])
  expect(await logOf(property, 'accounting_day')).toEqual([
    ['2026-05-25', [expect.objectContaining({ after: '2026-06-02' })], reason],
  ])
  expect(await books.monthOf(property, '2026-05')).toMatchObject({ status: 'open', reason, is_last_closed: false })
})

test('a month is reopened with the later months and dates, each named in the log', async () => {
  const property = await closedHotel()
  const { status, body } = await books.reopen(property, '2026-04', reason, '2026-06-02')
  expect([status, body.data]).toMatchObject([200, { month: '2026-04', status: 'open', reason }])
  expect(await closedOf(property)).toEqual({ last_closed: null, months: [], days: [] })
  expect(await logOf(property, 'accounting_month')).toEqual([
    ['2026-04', [], reason],
    ['2026-05', [], reason],
  ])
  expect(await logOf(property, 'accounting_day')).toEqual([
    ['2026-06-01', [expect.objectContaining({ after: '2026-06-02' })], reason],
  ])
})

test('nothing is reopened if another date is the last closed one than the person saw', async () => {
  const property = await closedHotel()
  const before = await closedOf(property)
  const replies = [
    await books.reopenDay(property, '2026-05-25', reason, '2026-06-01'),
    await books.reopen(property, '2026-05', reason, '2026-06-01'),
  ]
  const message = 'Another date is the last closed one by now. Look at the dates again.'
  expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
    [409, message],
    [409, message],
  ])
  expect(await closedOf(property)).toEqual(before)
  expect(await logOf(property, 'accounting_month')).toEqual([])
  expect((await books.reopenDay(property, '2026-06-03', reason, '2026-06-02')).body.message).toBe('This date is open.')
})

test('of two people who reopen from different dates at once, one succeeds', async () => {
  const property = await closedHotel()
  const replies = await Promise.all([
    books.reopenDay(property, '2026-06-01', reason, '2026-06-02'),
    books.reopen(property, '2026-05', reason, '2026-06-02'),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
