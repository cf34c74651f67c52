import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import type { Addon } from '../../src/api/contract/addon.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import { placeText, stayText } from '../../src/api/contract/facility-texts.ts'
import type { Property } from '../../src/api/contract/property.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'
import { columnsQuery, downloadOf, fileRows } from '../support/list-file.ts'
import { type Inventory, addRooms, inventoryOf } from '../support/inventory.ts'

/* Files of a list with the columns that the address names, in both formats (ADR 0073). */

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

const fetchFile = (query: string, headers: Record<string, string> = {}) => downloadOf(manager, query, headers)
const dayText = (day: string | null) => day ?? ''

test.each(['xlsx', 'csv'] as const)('properties as %s have the named columns in their order', async (format) => {
  const filter = '&keyword=a&sort=-rooms_count'
  const { data } = (await manager.get(`property?per_page=200${filter}`)).body as { data: Property[] }
  expect(data.length).toBeGreaterThan(3)
  const columns = ['name', 'status', 'window', 'rooms_count', 'type', 'bookable', 'assets_count']
  const file = await fetchFile(`property?format=${format}${filter}${columnsQuery(columns)}`)
  expect(file.name).toBe(`all_properties.${format}`)
  expect(fileRows(file.bytes, format)).toEqual([
    ['Name', 'Prefix', 'Status', 'Bookable from', 'Bookable to', 'Rooms', 'Property type', 'Bookable', 'Assets'],
    ...data.map((row) => [
      row.name,
      row.prefix,
      row.status === 1 ? 'Active' : 'Deactivated',
      dayText(row.bookable_date_from),
      dayText(row.bookable_date_to && addDays(row.bookable_date_to, -1)),
      String(row.rooms_count),
      row.property_type.name,
      row.bookable_status === 'bookable' ? 'Bookable' : 'Unbookable',
      String(row.assets_count),
    ]),
  ])
})

test.each(['xlsx', 'csv'] as const)('rooms as %s have the named columns as the list shows them', async (format) => {
  const filter = `&property_id=${property.id}&query_type=rooms&floors[]=2&floors[]=3&sort=-floor`
  const { data } = (await manager.get(`facilities?per_page=200${filter}`)).body as { data: Facility[] }
  expect(data.length).toBeGreaterThan(3)
  const columns = ['name', 'occupancy', 'floor', 'type', 'condition', 'status']
  const file = await fetchFile(`facilities?format=${format}${filter}${columnsQuery(columns)}`)
  expect(file.name).toBe(`rooms.${format}`)
  const [headings, ...rows] = fileRows(file.bytes, format)
  expect(headings).toEqual(['Name', 'Occupancy', 'Floor', 'Facility type', 'Condition', 'Status'])
  expect(rows.map((row) => row.slice(0, 4))).toEqual(
    data.map((room) => [room.name, stayText(room), placeText(room), room.facility_type.name]),
  )
  expect(rows.map((row) => row[4]!.toLowerCase())).toEqual(data.map((room) => room.housekeeping_status))
})

test.each(['xlsx', 'csv'] as const)('add-ons as %s have the named columns in their order', async (format) => {
  const filter = `&property_id=${property.id}&sort=-price`
  const { data } = (await manager.get(`addons?per_page=200${filter}`)).body as { data: Addon[] }
  const file = await fetchFile(`addons?format=${format}${filter}${columnsQuery(['name', 'price', 'type'])}`)
  expect(file.name).toBe(`addons.${format}`)
  const [headings, ...rows] = fileRows(file.bytes, format)
  expect(headings).toEqual(['Name', 'SKU', 'Price', 'Currency', 'Type'])
  expect(rows).toEqual(
    data.map(({ name, sku, price, currency, addon_type: type }) => [
      name,
      sku,
      String(price / 100),
      currency,
      type.name,
    ]),
  )
})

test('a file of rooms or assets is named after what it shows, except in the layout of the import', async () => {
  const nameOf = async (query: string) => (await fetchFile(`facilities?property_id=${property.id}${query}`)).name
  expect(await nameOf('&query_type=rooms')).toBe('facilities.xlsx')
  expect(await nameOf('&query_type=rooms&format=csv')).toBe('rooms.csv')
  expect(await nameOf('&query_type=assets&format=csv')).toBe('assets.csv')
  expect(await nameOf(`&query_type=assets${columnsQuery(['name'])}`)).toBe('assets.xlsx')
  expect(await nameOf('&format=csv')).toBe('facilities.csv')
})

test('a CSV without named columns has those of the workbook, in UTF-8 with a byte order mark', async () => {
  const path = `facilities?property_id=${property.id}&query_type=rooms`
  const csv = await fetchFile(`${path}&format=csv`)
  expect(Array.from(csv.bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(csv.type).toBe('text/csv; charset=utf-8')
  const workbook = await fetchFile(path)
  expect(fileRows(csv.bytes, 'csv')).toEqual(fileRows(workbook.bytes, 'xlsx'))
})

test('text of a CSV that a spreadsheet would run as a formula gets an apostrophe, and quotes are doubled', async () => {
  await addRooms(manager, property, ['=1+1'], { note: 'He said "no",\nthen left' })
  const { bytes } = await fetchFile(
    `facilities?property_id=${property.id}&query_type=rooms&keyword=%3D1%2B1&format=csv`,
  )
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain(`,'=1+1,`)
  expect(text).toMatch(/"He said ""no"",\r?\nthen left"/)
  await manager.post('property', newProperty('csv-formula', { name: '@SUM(A1)' }))
  const properties = await fetchFile(`property?format=csv&keyword=csv-formula${columnsQuery(['name'])}`)
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(properties.bytes)).toBe(
    `\uFEFFName,Prefix\r\n'@SUM(A1),csv-formula\r\n`,
  )
})

test('headings and words of a CSV are in the language of the page', async () => {
  const { bytes } = await fetchFile(`property?format=csv&keyword=harbour${columnsQuery(['name', 'bookable'])}`, {
    Cookie: 'language=de',
  })
  expect(fileRows(bytes, 'csv')[0]).toEqual(['Name', 'Präfix', 'Buchbar'])
})

test('the log names the CSV and the filters of its rows, not its columns', async () => {
  await fetchFile(`addons?property_id=${property.id}&keyword=spa&format=csv${columnsQuery(['name', 'price'])}`)
  const log = await api.db.select().from(activity_log).orderBy(activity_log.id)
  const entry = log.findLast(({ event }) => event === 'exported')!
  expect(entry.entity_label).toBe('addons.csv')
  expect(entry.changes.map(({ field }) => field).toSorted()).toEqual(['keyword', 'property_id', 'sort'])
})

test.each([
  ['property', 'columns[]=prefix'],
  ['facilities', 'columns[]=note'],
  ['addons', 'format=pdf'],
  ['property_types', 'columns[]=id'],
  ['amenities', 'columns[]=group'],
  ['facility_types', 'format=pdf'],
])('%s with %s is refused', async (path, query) => {
  expect((await manager.get(`${path}?download=1&${query}`)).status).toBe(422)
})
