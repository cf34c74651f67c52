import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { type Api, openApi } from '../support/api.ts'
import { inLisbon, openBooks, paymentLines } from '../support/books.ts'
import { openCatalogue } from '../support/catalogue.ts'

let api: Api
let books: ReturnType<typeof openBooks>
beforeAll(async () => {
  api = await openApi({ now: () => new Date('2026-06-03T08:12:00Z') })
  books = openBooks(api, await openCatalogue(api))
})
afterAll(() => api.close())

test('while 200 postings arrive, a date is closed: it takes none afterwards, and none is lost', async () => {
  const property = await books.emptyHotel()
  const originals = await post(
    api.db,
    inLisbon(property),
    Array.from({ length: 100 }, (_, index) => ({
      business_date: '2026-06-02',
      posted_at: new Date('2026-06-02T09:00:00Z'),
      reference: `Stay ${index}`,
      lines: paymentLines(1000),
    })),
  )
  // The last minute of the date: each belongs to it by both dates, unless it is closed when the posting arrives.
  const charge = () => books.paid(property, '2026-06-02', '2026-06-02T22:59:30Z', 100)
  const corrections = originals.map((id) => () => books.correct(property, id))
  const early = [...Array.from({ length: 50 }, charge), ...corrections.slice(0, 50).map((send) => send())]
  const closing = books.closeDay(property, '2026-06-02')
  const later = [...Array.from({ length: 50 }, charge), ...corrections.slice(50).map((send) => send())]
  const replies = await Promise.all([...early, ...later])
  const closed = await closing
  expect(closed.status).toBe(200)

  const acknowledged = replies.map((reply) => {
    if (typeof reply === 'number') return reply
    expect(reply.status).toBe(201)
    return reply.body.data.posting_id as number
  })
  expect(new Set(acknowledged).size).toBe(200)
  const { posting_id, line, late_for } = accounting_entries
  const isAcknowledged = inArray(posting_id, acknowledged)
  expect(await api.db.$count(accounting_entries, and(isAcknowledged, eq(line, 1)))).toBe(200)
  // The date has what it had when it was closed: nothing has come later.
  const day = await books.dayOf(property, '2026-06-02')
  expect({ ...day, late_postings: 0 }).toEqual({ ...closed.body.data, late_postings: 0 })
  const moved = await api.db
    .select()
    .from(accounting_entries)
    .where(and(isAcknowledged, eq(line, 1), isNotNull(late_for), eq(accounting_entries.gross, 100)))
  expect(moved.every((entry) => entry.business_date === '2026-06-03' && entry.posting_date === '2026-06-03')).toBe(true)
  expect(day!.entries).toBe(200 + 2 * (100 - moved.length))
})
