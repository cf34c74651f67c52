import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import {
  type Line,
  type Posting,
  accounts,
  chargeLines,
  reversedLine,
  settlementLine,
} from '../../server/accounting/posting.ts'
import { accounting_entries } from '../../server/db/schema/accounting.ts'
import { type Api, openApi } from '../support/api.ts'
import { callerOf, newProperty } from '../support/api-calls.ts'

let api: Api
beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

const property = { id: 900_001, timezone: 'Pacific/Auckland', audit_time: null }
const payment = (amount: number, currency = 'EUR'): Line[] => [
  settlementLine('payment', { code: 'CASH', name: 'Cash' }, amount, currency, { payment_method: 'cash' }),
  settlementLine('guest', accounts.guest, -amount, currency),
]
const posting = (lines: readonly Line[], over: Partial<Posting> = {}): Posting => ({
  business_date: '2026-03-01',
  posted_at: new Date('2026-03-01T12:30:00Z'),
  reference: 'Test',
  lines,
  ...over,
})
const posted = async (...postings: Posting[]) => post(api.db, property, postings)
const linesOf = (id: number) =>
  api.db.select().from(accounting_entries).where(eq(accounting_entries.posting_id, id)).orderBy(accounting_entries.line)

/** The database's error for a write. */
const errorOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'let through'
  } catch (error) {
    return String((error as Error).cause ?? error)
  }
}

test('a charge has net, tax and gross, debits the guest to the unit, and is dated by the local date of the property', async () => {
  const sale = { code: 'ROOM', name: 'Room', classification: 'rooms' as const, quantity: 1, currency: 'EUR' }
  const lines = chargeLines([
    { ...sale, tax_rate: 700, gross: 10_001 },
    { ...sale, tax_rate: 700, gross: 3 },
  ])
  const [id] = await posted(posting(lines))
  const written = await linesOf(id!)
  expect(written.map(({ ledger, net, tax, gross, debit, credit }) => [ledger, net, tax, gross, debit, credit])).toEqual(
    [
      ['revenue', 9347, 654, 10_001, 0, 9347],
      ['revenue', 3, 0, 3, 0, 3],
      ['tax', 9350, 654, 10_004, 0, 654],
      ['guest', 10_004, 0, 10_004, 10_004, 0],
    ],
  )
  // Half past midnight of the next day in Auckland.
  expect([written[0]!.business_date, written[0]!.posting_date]).toEqual(['2026-03-01', '2026-03-02'])
})

test('accounting entries cannot be changed, deleted or truncated, even by the owner of the table', async () => {
  const [id] = await posted(posting(payment(500)))
  for (const statement of [
    sql`update accounting_entries set gross = 1 where posting_id = ${id}`,
    sql`update accounting_entries set reference = 'x' where false`,
    sql`delete from accounting_entries where posting_id = ${id}`,
    sql`truncate accounting_entries`,
    sql`truncate accounting_entries restart identity cascade`,
  ])
    expect(await errorOf(api.db.execute(statement))).toContain('accounting entries are immutable')
  expect((await linesOf(id!)).map(({ gross }) => gross)).toEqual([500, -500])
})

test('an unbalanced posting is rejected, for each currency separately', async () => {
  const [paid, owed] = payment(500) as [Line, Line]
  expect(await errorOf(posted(posting([paid])))).toContain('does not balance')
  const inDollars = { ...owed, currency: 'USD' }
  expect(await errorOf(posted(posting([paid, inDollars])))).toContain('does not balance')
  const [id] = await posted(posting([...payment(500), ...payment(700, 'USD')]))
  expect(await linesOf(id!)).toHaveLength(4)
})

test('a posting is inserted whole: no line can be added, and all lines have the same date and property', async () => {
  const [id] = await posted(posting(payment(500)))
  const add = (line: number) =>
    api.db
      .execute(sql`insert into accounting_entries (posting_id, line, property_id, business_date, posting_date, posted_at, ledger,
        code, name, classification, net, tax, gross, debit, credit, currency, reference)
      select posting_id, line + ${line}::int, property_id, business_date, posting_date, posted_at, ledger, code, name, classification,
        net, tax, gross, debit, credit, currency, reference from accounting_entries where posting_id = ${id}`)
  expect(await errorOf(add(0))).toContain('accounting_entries_posting')
  expect(await errorOf(add(2))).toContain('is not one whole')
  const other = (over: object) => payment(500).map((line, at) => Object.assign(line, at === 1 ? over : {}))
  const raw = (over: object) => {
    const rows = other(over).map((line, at) =>
      Object.assign(
        { posting_id: 9_000_000, line: at + 1, property_id: 1, ...posting([]), posting_date: '2026-03-01' },
        line,
        { lines: null },
      ),
    )
    return api.db.insert(accounting_entries).values(rows)
  }
  expect(await errorOf(raw({ property_id: 2 }))).toContain('is not one whole')
  expect(await errorOf(raw({ business_date: '2026-03-02' }))).toContain('is not one whole')
  expect(await errorOf(raw({ corrects: id }))).toContain('is not one whole')
  expect(await errorOf(raw({}))).toBe('let through')
})

test('a line has one side, net and tax that add up to gross, and a known ledger and currency', async () => {
  const wrong: Partial<Line>[] = [
    { debit: 600, credit: 100 },
    { net: 499 },
    { gross: 1, net: 1 },
    { tax: 1, gross: 501 },
    { ledger: 'bank' as never },
    { classification: 'other' as never },
    { payment_method: 'gold' as never },
    { currency: 'euro' },
  ]
  for (const over of wrong) {
    const [paid, owed] = payment(500) as [Line, Line]
    const currency = over.currency ?? 'EUR'
    const lines = [
      { ...paid, ...over },
      { ...owed, currency },
    ]
    expect([over, await errorOf(posted(posting(lines)))]).toEqual([over, expect.stringContaining('violates check')])
  }
})

test('a reversal mirrors its posting line by line, and there is at most one', async () => {
  const lines = [...payment(500), ...payment(80, 'USD')]
  const [id] = await posted(posting(lines))
  const back = (over: readonly Line[]) => posted(posting(over, { corrects: id, reason: 'Twice' }))
  const mirror = lines.map(reversedLine)
  expect(await errorOf(back(lines))).toContain('is not the mirror')
  expect(await errorOf(back(mirror.slice(0, 2)))).toContain('is not the mirror')
  expect(await errorOf(back(payment(400).map(reversedLine)))).toContain('is not the mirror')
  expect(await errorOf(posted(posting(mirror, { corrects: 99_999_999 })))).toContain('is not the mirror')
  const [taking] = await back(mirror)
  expect((await linesOf(taking!)).map(({ corrects }) => corrects)).toEqual([id, id, id, id])
  expect(await errorOf(back(mirror))).toContain('accounting_entries_corrects')
  const again = posted(posting(mirror.map(reversedLine), { corrects: taking }))
  expect(await errorOf(again)).toContain('is not the mirror')
})

test('the demonstration accounts balance', async () => {
  const { rows } = (await api.db.execute(sql`select posting_id from accounting_entries
    group by posting_id, currency having sum(debit) <> sum(credit)`)) as unknown as { rows: unknown[] }
  expect([rows, (await api.db.$count(accounting_entries)) > 1000]).toEqual([[], true])
})

test('a deleted property leaves its accounting entries behind, and they do not prevent the deletion', async () => {
  const manager = await callerOf(api, 'manager')
  const { id } = (await manager.post('property', newProperty('closed-for-good', { status: 0 }))).body.data
  await post(api.db, { id, timezone: 'UTC', audit_time: null }, [posting(payment(500))])
  expect((await manager.remove(`property/${id}`)).status).toBe(200)
  expect(await api.db.$count(accounting_entries, eq(accounting_entries.property_id, id))).toBe(2)
})
