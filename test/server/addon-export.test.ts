import * as xlsx from 'xlsx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addons } from '../../server/db/schema/addons.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { addonSheetColumns, addonSheetName } from '../../src/api/contract/addon-sheet.ts'
import { type Api, openApi } from '../support/api.ts'
import type { Caller } from '../support/api-calls.ts'
import { activityOf, type Catalogue, openCatalogue } from '../support/catalogue.ts'

let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  await api.db.update(properties).set({ timezone: 'Asia/Tokyo' }).where(eq(properties.id, at.propertyId))
})
afterAll(() => api.close())

async function download(caller: Caller, query: string) {
  const reply = await caller.fetch(`/api/v1/hotel_management/properties/addons?download=1${query}`)
  expect(reply.headers.get('content-type')).toContain('spreadsheetml')
  const name = /filename="(.+)"/.exec(reply.headers.get('content-disposition')!)![1]
  const book = xlsx.read(new Uint8Array(await reply.arrayBuffer()), { cellNF: true })
  return { name, sheets: book.SheetNames, sheet: book.Sheets[addonSheetName()]! }
}
const cell = (sheet: xlsx.WorkSheet, r: number, c: number) => {
  const found = sheet[xlsx.utils.encode_cell({ r, c })] as xlsx.CellObject | undefined
  if (!found) return null
  return found.z === 'yyyy-mm-dd' ? `day ${xlsx.SSF.format('yyyy-mm-dd', found.v as number)}` : found.v
}
const rowsOf = (sheet: xlsx.WorkSheet) => xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet)

test('the cells of addons.xlsx equal the list, in the layout of the import', async () => {
  const isBreakfast = eq(addons.sku, 'BRK')
  const changed = { description: '=1+1\nsecond line', price: 1950, stock: 3, status: 0 as const }
  const window = { bookable_date_from: '2026-04-01', bookable_date_to: '2026-10-01' }
  // 23:30 UTC is the next morning in Tokyo.
  const updated_at = new Date('2026-03-09T23:30:00Z')
  await api.db
    .update(addons)
    .set({ ...changed, ...window, updated_at })
    .where(isBreakfast)
  const { name, sheets, sheet } = await download(at.manager, `&property_id=${at.propertyId}&keyword=brk`)
  expect([name, sheets]).toEqual(['addons.xlsx', [addonSheetName()]])
  const columns = addonSheetColumns.map((_, column) => column)
  expect(columns.map((c) => cell(sheet, 0, c))).toEqual(addonSheetColumns.map(({ header }) => header))
  const [row] = (await at.manager.get(`addons?property_id=${at.propertyId}&keyword=brk`)).body.data
  expect(columns.map((c) => cell(sheet, 1, c))).toEqual([
    row.id,
    'Breakfast',
    'BRK',
    'Food and drink',
    '=1+1\nsecond line',
    19.5,
    'EUR',
    'Per person, per night',
    3,
    'day 2026-04-01',
    // The last night; on the wire the morning after.
    'day 2026-09-30',
    'Deactivated',
    'day 2026-03-10',
  ])
  const formula = sheet.E2 as xlsx.CellObject
  expect([formula.t, formula.f]).toEqual(['s', undefined])
})

test('an add-on without limit or window has empty cells', async () => {
  const { sheet } = await download(at.manager, `&property_id=${at.propertyId}&keyword=hbd`)
  expect([8, 9, 10].map((column) => cell(sheet, 1, column))).toEqual([null, null, null])
})

test('prices in a currency without cents are written without decimals', async () => {
  await api.db.update(addons).set({ currency: 'JPY', price: 3300 }).where(eq(addons.sku, 'LCO'))
  const { sheet } = await download(at.manager, `&property_id=${at.propertyId}&keyword=lco`)
  expect([cell(sheet, 1, 5), cell(sheet, 1, 6)]).toEqual([3300, 'JPY'])
})

test('the file has exactly the filtered rows of all pages, in list order', async () => {
  const query = `&property_id=${at.propertyId}&sort=-price&status=1`
  const { sheet } = await download(at.manager, `${query}&page=2&per_page=2`)
  const { data } = (await at.manager.get(`addons?${query}&dontPaginate=1`)).body
  expect(rowsOf(sheet).map((row) => row.SKU)).toEqual(data.map(({ sku }: { sku: string }) => sku))
  expect(data).toHaveLength(7)
  const nothing = await download(at.manager, `&property_id=${at.propertyId}&keyword=nothing-like-it`)
  expect([rowsOf(nothing.sheet), cell(nothing.sheet, 0, 0)]).toEqual([[], 'ID'])
})

test('the file has only add-ons that the caller may see, and the log names the caller and the filters', async () => {
  const ids = new Set(rowsOf((await download(at.regional, '')).sheet).map((row) => row.ID))
  const theirs = (await at.manager.get(`addons?property_id=${at.foreignPropertyId}`)).body.data
  expect(theirs.some(({ id }: { id: number }) => ids.has(id))).toBe(false)
  expect(ids.size).toBeGreaterThan(8)
  await download(at.manager, `&property_id=${at.propertyId}&keyword=spa`)
  const entry = (await activityOf(api, 'file')).at(-1)!
  expect([entry.module, entry.event, entry.entity_label, entry.property_id]).toEqual([
    'addons',
    'exported',
    'addons.xlsx',
    at.propertyId,
  ])
  expect(entry.changes).toContainEqual({ field: 'keyword', before: null, after: 'spa' })
})
