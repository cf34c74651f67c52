import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import { type Posting, type Sale, accounts, chargeLines, settlementLine } from '../../server/accounting/posting.ts'
import * as documents from '../../src/api/accounting-documents.ts'
import type { AccountingEntries, AccountingReport, TrialBalance } from '../../src/api/contract/accounting.ts'
import { type Api, openApi } from '../support/api.ts'
import { callerOf, newProperty } from '../support/api-calls.ts'
import { type Catalogue, activityOf, openCatalogue } from '../support/catalogue.ts'
import { graphqlOf } from '../support/graphql.ts'
import { day } from '../support/day.ts'

type Client = Awaited<ReturnType<typeof graphqlOf>>
let api: Api
let at: Catalogue
let accountant: Client
let propertyId: number
beforeAll(async () => {
  api = await openApi({ now: () => new Date('2026-05-20T12:00:00Z') })
  at = await openCatalogue(api)
  accountant = await graphqlOf(api, 'accountant')
  const manager = await callerOf(api, 'manager')
  propertyId = (await manager.post('property', newProperty('counting-house', { timezone: 'UTC' }))).body.data.id
  await post(api.db, { id: propertyId, timezone: 'UTC', audit_time: null }, books)
})
afterAll(() => api.close())

const single = { facility_id: 1, facility_name: '101', facility_type_id: 11, facility_type: 'Single' }
const room: Sale = {
  code: 'ROOM',
  name: 'Room nights',
  classification: 'rooms',
  tax_rate: 700,
  quantity: 1,
  gross: 10_700,
  currency: 'EUR',
  room: single,
}
const bar: Sale = {
  code: 'BAR',
  name: 'Hotel bar',
  classification: 'food_beverage',
  tax_rate: 1900,
  quantity: 2,
  gross: 2380,
  currency: 'EUR',
}
const cityTax = { code: 'CTX', name: 'City tax', quantity: 1, amount: 500, currency: 'EUR' }
const on = (business_date: string, lines: Posting['lines'], posted_on = business_date): Posting => ({
  business_date,
  posted_at: new Date(`${posted_on}T20:00:00Z`),
  reference: 'Stay 1',
  lines,
})
const card = { payment_method: 'card' as const }
const books: Posting[] = [
  on('2025-05-10', chargeLines([room])),
  on('2026-01-15', chargeLines([room])),
  on('2026-04-30', chargeLines([{ ...room, name: 'Nights' }])),
  on('2026-05-02', chargeLines([room, bar], [cityTax])),
  // Posted a month later.
  on('2026-05-31', chargeLines([bar]), '2026-06-01'),
  on('2026-05-03', [
    settlementLine('payment', { code: 'CARD', name: 'Card' }, 13_580, 'EUR', card),
    settlementLine('guest', accounts.guest, -13_580, 'EUR'),
  ]),
  on('2026-05-04', chargeLines([{ ...bar, currency: 'USD' }])),
]

const may = { from: '2026-05-01', to: '2026-05-31' }
async function read<T>(document: string, variables: object, client = accountant): Promise<T> {
  const { data, errors } = await client.ask(document, { property_id: propertyId, ...variables })
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data!)[0] as unknown as T
}
const report = (over: object = {}) => read<AccountingReport>(documents.report, { ...may, ...over })
const rowsOf = async (over: object = {}) =>
  (await report(over)).currencies[0]!.rows.map(({ key, name, gross }) => [key, name, gross])

test('a month by account has net, tax, gross and to-date sums, separately for each currency', async () => {
  const { currencies, today } = await report()
  expect([today, currencies.map(({ currency }) => currency)]).toEqual(['2026-05-20', ['EUR', 'USD']])
  const [euros, dollars] = currencies as [(typeof currencies)[number], (typeof currencies)[number]]
  expect(euros.rows).toMatchObject([
    { key: 'BAR', code: 'BAR', name: 'Hotel bar', quantity: 4, net: 4000, tax: 760, gross: 4760, month_to_date: 4760 },
    { key: 'ROOM', quantity: 1, net: 10_000, tax: 700, gross: 10_700, month_to_date: 10_700, year_to_date: 32_100 },
  ])
  expect(euros.total).toMatchObject({
    name: 'Total',
    code: null,
    net: 14_000,
    tax: 1460,
    gross: 15_460,
    year_to_date: 36_860,
  })
  expect(dollars.total).toMatchObject({ gross: 2380, year_to_date: 2380 })
  expect(euros.checks).toEqual([
    { key: 'debit_is_credit', label: 'Debits equal credits', left: 29_540, right: 29_540, holds: true },
    expect.objectContaining({ key: 'revenue_tax_is_tax_ledger', left: 1460, right: 1460, holds: true }),
    { key: 'rows_are_total', label: 'The rows add up to the total', left: 15_460, right: 15_460, holds: true },
  ])
})

test('a row has the name of its newest entry', async () => {
  const { currencies } = await report({ to: '2026-05-01', from: '2026-04-01' })
  expect(currencies[0]!.rows.find(({ code }) => code === 'ROOM')!.name).toBe('Nights')
})

test('each grouping labels its rows, and the row without a value comes last', async () => {
  expect(await rowsOf({ group_by: 'classification' })).toEqual([
    ['rooms', 'Rooms', 10_700],
    ['food_beverage', 'Food and beverage', 4760],
  ])
  expect(await rowsOf({ group_by: 'tax_rate', tab: 'taxes' })).toEqual([
    ['700', '7 %', 10_700],
    ['1900', '19 %', 4760],
    ['', 'No rate', 500],
  ])
  expect(await rowsOf({ group_by: 'payment_method', tab: 'payments' })).toEqual([['card', 'Card', 13_580]])
  expect(await rowsOf({ group_by: 'facility_type' })).toEqual([
    ['11', 'Single', 10_700],
    ['', 'No room', 4760],
  ])
  expect(await rowsOf({ group_by: 'date' })).toEqual([
    ['..2026-04-30', 'Before the period', 0],
    ['2026-05-02', '2026-05-02', 13_080],
    ['2026-05-31', '2026-05-31', 2380],
  ])
})

test('by posting date, a late entry counts on the day it was posted', async () => {
  const by = async (basis: string) => (await report({ basis })).currencies[0]!.total.gross
  expect([await by('business_date'), await by('posting_date')]).toEqual([15_460, 13_080])
})

test('a month is compared with the previous month, or with the same month a year ago', async () => {
  const before = await report({ compare: 'previous_period' })
  expect([before.compared, before.currencies[0]!.total.compared]).toEqual([
    { from: '2026-04-01', to: '2026-04-30' },
    { quantity: 1, net: 10_000, tax: 700, gross: 10_700 },
  ])
  const yearAgo = await report({ compare: 'previous_year' })
  expect([yearAgo.compared, yearAgo.currencies[0]!.total.compared!.gross]).toEqual([
    { from: '2025-05-01', to: '2025-05-31' },
    10_700,
  ])
  expect((await report()).currencies[0]!.total.compared).toBeNull()
})

test('the trial balance closes with what the property is owed', async () => {
  const { currencies } = await read<TrialBalance>(documents.trialBalance, may)
  const rows = currencies[0]!.rows.map(({ ledger, code, opening, debit, credit, closing }) => [
    ledger,
    code,
    opening,
    debit,
    credit,
    closing,
  ])
  expect(rows).toEqual([
    ['revenue', '', -30_000, 0, 14_000, -44_000],
    ['revenue', 'BAR', 0, 0, 4000, -4000],
    ['revenue', 'ROOM', -30_000, 0, 10_000, -40_000],
    ['tax', '', -2100, 0, 1960, -4060],
    ['tax', 'CTX', 0, 0, 500, -500],
    ['tax', 'VAT19', 0, 0, 760, -760],
    ['tax', 'VAT7', -2100, 0, 700, -2800],
    ['payment', '', 0, 13_580, 0, 13_580],
    ['payment', 'CARD', 0, 13_580, 0, 13_580],
    ['guest', '', 32_100, 15_960, 13_580, 34_480],
    ['guest', 'GUEST', 32_100, 15_960, 13_580, 34_480],
  ])
  expect(currencies.map(({ total }) => total)).toEqual([
    { opening: 0, debit: 29_540, credit: 29_540, closing: 0 },
    { opening: 0, debit: 2380, credit: 2380, closing: 0 },
  ])
})

test('pages of entries have no gaps or repetitions, for one ledger and for all', async () => {
  for (const ledger of ['revenue', undefined]) {
    const asked = { from: '2000-01-01', to: '2026-12-31', currency: 'EUR', ledger, per_page: 3 }
    const seen: string[] = []
    let cursor: string | null | undefined
    let total = 0
    do {
      const page = await read<AccountingEntries>(documents.entries, { ...asked, cursor })
      seen.push(...page.data.map(({ business_date, id }) => `${business_date} ${String(id).padStart(9, '0')}`))
      ;[cursor, total] = [page.next_cursor, page.total.entries]
    } while (cursor)
    expect([ledger, seen.length, seen]).toEqual([ledger, total, [...new Set(seen)].toSorted()])
  }
})

test('an invalid query is rejected on the field', async () => {
  const errorsOf = async (document: string, over: object) =>
    (await accountant.ask(document, { property_id: propertyId, ...may, ...over })).errors?.map(
      (e) => e.extensions.errors,
    )
  expect(await errorsOf(documents.report, { to: '2026-04-30' })).toEqual([{ to: ['Must not be before the first day'] }])
  expect(await errorsOf(documents.report, { to: '2029-01-01' })).toEqual([{ to: ['At most 800 days'] }])
  expect(await errorsOf(documents.report, { group_by: 'luck' })).toEqual([{ group_by: [expect.any(String)] }])
  const entries = { currency: 'EUR', ledger: 'revenue' }
  expect(await errorsOf(documents.entries, { ...entries, key: 'BAR' })).toEqual([{ key: ['Say what it is a key of'] }])
  for (const [group_by, key] of [
    ['tax_rate', '7 %'],
    ['facility_type', 'x'],
    ['date', 'May'],
  ])
    expect(await errorsOf(documents.entries, { ...entries, group_by, key })).toEqual([
      { key: ['Is not a key of this grouping'] },
    ])
  expect(await errorsOf(documents.entries, { ...entries, group_by: 'date', key: '2026-02-30' })).toEqual([
    { key: ['Must be a date that exists'] },
  ])
  expect(await errorsOf(documents.entries, { ...entries, cursor: 'x' })).toEqual([{ cursor: ['Is not a cursor'] }])
})

test('an export is logged once with its filters; a mere view is not logged', async () => {
  const exportsOf = async () => (await activityOf(api, 'file')).filter(({ module }) => module === 'accounting')
  await report()
  expect(await exportsOf()).toEqual([])
  await report({ for_export: true, group_by: 'classification' })
  await read(documents.trialBalance, { ...may, for_export: true })
  const asked = { ...may, currency: 'EUR', for_export: true, per_page: 2 }
  const { next_cursor } = await read<AccountingEntries>(documents.entries, asked)
  await read(documents.entries, { ...asked, cursor: next_cursor })
  const logged = await exportsOf()
  expect(logged.map(({ event, entity_label, property_id }) => [event, entity_label, property_id])).toEqual([
    ['exported', 'accounting-report.xlsx', propertyId],
    ['exported', 'trial-balance.xlsx', propertyId],
    ['exported', 'accounting-entries.xlsx', propertyId],
  ])
  expect(logged[0]!.changes).toContainEqual({ field: 'group_by', before: null, after: 'classification' })
})

test('the demonstration has data for the last days and a year ago, and a property with a second currency', async () => {
  const days = { from: day(-60), to: day(0), compare: 'previous_year' }
  const own = (await report({ property_id: at.propertyId, ...days })).currencies
  expect(own).toHaveLength(1)
  expect([own[0]!.total.gross > 0, own[0]!.total.compared!.gross > 0]).toEqual([true, true])
  const { id } = (await at.manager.get('property/casa-azul')).body.data
  const mixed = await report({ property_id: id, ...days })
  expect(mixed.currencies.map(({ currency, total }) => [currency, total.gross > 0])).toEqual([
    ['MXN', true],
    ['USD', true],
  ])
})
