import { eq } from 'drizzle-orm'
import * as xlsx from 'xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import { facilitySheetColumns, facilitySheetName, sheetFlags } from '../../src/api/contract/facility-sheet.ts'
import { facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { housekeepingNames } from '../../src/api/contract/housekeeping.ts'
import { inLanguage } from '../../server/language/current-language.ts'
import { amenities, facilities } from '../../server/db/schema/facilities.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day } from '../support/day.ts'
import { type Inventory, addRooms, inventoryOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

async function download(
  caller: Caller,
  query: string,
  headers: Record<string, string> = {},
  sheet = facilitySheetName(),
) {
  const path = `/api/v1/hotel_management/properties/facilities?download=1${query}`
  const reply = await caller.fetch(path, { headers })
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="facilities.xlsx"')
  const file = xlsx.read(new Uint8Array(await reply.arrayBuffer()), { cellNF: true })
  return file.Sheets[sheet]!
}

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

test.each(['de', 'ar'])('headings, sheet name and words are in the language of the page: %s', async (language) => {
  const { headings, sheetName, words } = inLanguage(language, () => ({
    headings: facilitySheetColumns.map(({ header }) => header),
    sheetName: facilitySheetName(),
    words: [sheetFlags.yes, sheetFlags.no],
  }))
  const query = `&property_id=${property.id}&query_type=rooms`
  const sheet = await download(manager, query, { Cookie: `language=${language}` }, sheetName)
  const [first, row] = xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1 })
  expect(first).toEqual(headings)
  expect(headings).not.toContain('Bed setup')
  expect(words).toContain(row![facilitySheetColumns.findIndex(({ key }) => key === 'smoking')])
})

test('the cells equal the list, in the layout of the import', async () => {
  const [id] = await addRooms(manager, property, ['=1+1'], {
    note: '+SUM(A1)',
    bed_setup: '0012',
    is_accessible: 1,
    bookable_date_from: day(3),
    bookable_date_to: day(9),
    amenity_ids: [property.amenity],
  })
  const query = `&property_id=${property.id}&query_type=rooms&sort=-updated_at`
  const rows = (await manager.get(`facilities?per_page=200${query}`)).body.data as Facility[]
  expect(rows[0]!.id).toBe(id)
  const codes = new Map((await api.db.select().from(amenities)).map((row) => [row.id, row.code]))
  const expected = rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: 'Room',
    facility_type: row.facility_type.code,
    facility_category: row.facility_category.name,
    floor: row.floor,
    building: row.building,
    section: row.section,
    is_accessible: yesNo(row.is_accessible),
    smoking: yesNo(row.smoking),
    bed_setup: row.bed_setup,
    max_occupancy: row.max_occupancy,
    amenities:
      row.amenity_ids
        .map((one) => codes.get(one)!)
        .toSorted()
        .join(', ') || null,
    bookable_date_from: row.bookable_date_from,
    bookable_date_to: row.bookable_date_to && addDays(row.bookable_date_to, -1),
    housekeeping_status: housekeepingNames[row.housekeeping_status].label,
    facility_status: facilityStatusRules[row.facility_status].label,
    note: row.note || null,
    updated_at: new Date(row.updated_at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' }),
  }))
  const sheet = await download(manager, `${query}&per_page=5&page=2`)
  for (const [column, { key, header, type }] of facilitySheetColumns.entries()) {
    expect((sheet[xlsx.utils.encode_cell({ r: 0, c: column })] as xlsx.CellObject).v).toBe(header)
    for (const [index, row] of expected.entries()) {
      const cell = sheet[xlsx.utils.encode_cell({ r: index + 1, c: column })] as xlsx.CellObject | undefined
      const value = type === 'date' && cell ? xlsx.SSF.format('yyyy-mm-dd', cell.v as number) : (cell?.v ?? null)
      expect([row.id, key, value, cell?.f]).toEqual([row.id, key, row[key], undefined])
      if (cell) expect([key, cell.t]).toEqual([key, type === 'text' ? 's' : 'n'])
    }
  }
  expect(sheet[xlsx.utils.encode_cell({ r: expected.length + 1, c: 0 })]).toBeUndefined()
})

test.each([
  ['Pacific/Auckland', '2026-03-09T23:30:00Z', '2026-03-10'],
  ['America/Mexico_City', '2026-03-10T02:00:00Z', '2026-03-09'],
])('the day of the last change is that of the property: %s', async (timezone, instant, day) => {
  const updated_at = new Date(instant)
  await api.db.update(properties).set({ timezone, updated_at }).where(eq(properties.id, property.id))
  await api.db.update(facilities).set({ updated_at }).where(eq(facilities.property_id, property.id))
  for (const query of [`facilities?download=1&property_id=${property.id}&query_type=rooms`, 'property?download=1']) {
    const reply = await manager.fetch(`/api/v1/hotel_management/properties/${query}`)
    const file = xlsx.read(new Uint8Array(await reply.arrayBuffer()))
    const rows = xlsx.utils.sheet_to_json<{ Updated: number; Prefix?: string }>(file.Sheets[file.SheetNames[0]!]!)
    const row = rows.find(({ Prefix = 'harbour-view' }) => Prefix === 'harbour-view')!
    expect([query, xlsx.SSF.format('yyyy-mm-dd', row.Updated)]).toEqual([query, day])
  }
})

test('a download has exactly the filtered rows that the caller may see, and is logged', async () => {
  const regional = await callerOf(api, 'regional')
  const ids = async (caller: Caller, query: string) =>
    xlsx.utils.sheet_to_json<{ ID: number }>(await download(caller, query)).map(({ ID }) => ID)
  const filter = `&property_id=${property.id}&floors=2&floors=3&exluded_facility_statuses=available`
  const { data } = (await manager.get(`facilities?dontPaginate=1${filter}`)).body
  expect(data.length).toBeGreaterThan(0)
  expect(await ids(manager, filter)).toEqual(data.map(({ id }: Facility) => id))
  const { meta } = (await regional.get('facilities')).body
  expect(await ids(regional, '')).toHaveLength(meta.total)
  expect(meta.total).toBeLessThan((await manager.get('facilities')).body.meta.total)
  expect(await ids(manager, `&property_id=${property.id}&keyword=nothing-like-it`)).toEqual([])
  const log = await api.db.select().from(activity_log).orderBy(activity_log.id)
  expect(log.findLast(({ event }) => event === 'exported')).toMatchObject({
    module: 'facilities',
    property_id: property.id,
    entity_label: 'facilities.xlsx',
    changes: expect.arrayContaining([{ field: 'keyword', before: null, after: 'nothing-like-it' }]),
  })
})
