import * as xlsx from 'xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import type { Addon, AddonsOfType } from '../../src/api/contract/addon.ts'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import type { Amenity } from '../../src/api/contract/amenity.ts'
import type { FacilityCategory, FacilityKind } from '../../src/api/contract/facility-category.ts'
import type { FacilityType } from '../../src/api/contract/facility-type.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import { placeText, stayText } from '../../src/api/contract/facility-texts.ts'
import type { Property } from '../../src/api/contract/property.ts'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'
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

const list = (names: readonly string[]) => names.map((name) => `&columns[]=${name}`).join('')

async function fetchFile(query: string, headers: Record<string, string> = {}) {
  const reply = await manager.fetch(`/api/v1/hotel_management/properties/${query}&download=1`, { headers })
  expect([query, reply.status]).toEqual([query, 200])
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect(Number(reply.headers.get('content-length'))).toBe(bytes.length)
  const name = /filename="(.+)"/.exec(reply.headers.get('content-disposition')!)![1]
  return { name, type: reply.headers.get('content-type'), bytes }
}

/** The rows of a file as texts, days as `YYYY-MM-DD`; an empty cell is an empty text. */
function rowsOf(bytes: Uint8Array, format: 'xlsx' | 'csv'): string[][] {
  const book = xlsx.read(bytes, format === 'csv' ? { type: 'array', raw: true } : { type: 'array', cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  return xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' })
}

const dayText = (day: string | null) => day ?? ''

test.each(['xlsx', 'csv'] as const)('properties as %s have the named columns in their order', async (format) => {
  const filter = '&keyword=a&sort=-rooms_count'
  const { data } = (await manager.get(`property?per_page=200${filter}`)).body as { data: Property[] }
  expect(data.length).toBeGreaterThan(3)
  const columns = ['name', 'status', 'window', 'rooms_count', 'type', 'bookable', 'assets_count']
  const file = await fetchFile(`property?format=${format}${filter}${list(columns)}`)
  expect(file.name).toBe(`all_properties.${format}`)
  expect(rowsOf(file.bytes, format)).toEqual([
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
  const file = await fetchFile(`facilities?format=${format}${filter}${list(columns)}`)
  expect(file.name).toBe(`rooms.${format}`)
  const [headings, ...rows] = rowsOf(file.bytes, format)
  expect(headings).toEqual(['Name', 'Occupancy', 'Floor', 'Facility type', 'Condition', 'Status'])
  expect(rows.map((row) => row.slice(0, 4))).toEqual(
    data.map((room) => [room.name, stayText(room), placeText(room), room.facility_type.name]),
  )
  expect(rows.map((row) => row[4]!.toLowerCase())).toEqual(data.map((room) => room.housekeeping_status))
})

test.each(['xlsx', 'csv'] as const)('add-ons as %s have the named columns in their order', async (format) => {
  const filter = `&property_id=${property.id}&sort=-price`
  const { data } = (await manager.get(`addons?per_page=200${filter}`)).body as { data: Addon[] }
  const file = await fetchFile(`addons?format=${format}${filter}${list(['name', 'price', 'type'])}`)
  expect(file.name).toBe(`addons.${format}`)
  const [headings, ...rows] = rowsOf(file.bytes, format)
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
  expect(await nameOf(`&query_type=assets${list(['name'])}`)).toBe('assets.xlsx')
  expect(await nameOf('&format=csv')).toBe('facilities.csv')
})

const kindText = (kind: FacilityKind) => (kind === 'room' ? 'Room' : 'Asset')

test.each(['xlsx', 'csv'] as const)('facility types as %s have the named columns in their order', async (format) => {
  const filter = `&property_id=${property.id}&keyword=e&sort=-price`
  const { data } = (await manager.get(`facility_types?page=1&per_page=200${filter}`)).body as { data: FacilityType[] }
  expect(data.length).toBeGreaterThan(2)
  const columns = ['price', 'name', 'capacity', 'category', 'cleaning', 'amenities_count', 'facilities_count']
  const file = await fetchFile(`facility_types?format=${format}${filter}${list(columns)}`)
  expect(file.name).toBe(`facility_types.${format}`)
  const headings = [
    'Price',
    'Currency',
    'Name',
    'Code',
    'Adults',
    'Children',
    'Occupancy',
    'Extra beds',
    'Category',
    'Kind',
  ]
  expect(rowsOf(file.bytes, format)).toEqual([
    [...headings, 'Cleaning minutes', 'Amenities', 'In use'],
    ...data.map((type) => [
      String(type.base_price / 100),
      type.currency,
      type.name,
      type.code,
      String(type.max_adults),
      String(type.max_children),
      String(type.max_occupancy),
      String(type.extra_beds),
      type.facility_category.name,
      kindText(type.facility_category.kind),
      String(type.cleaning_minutes),
      String(type.amenity_ids.length),
      String(type.facilities_count),
    ]),
  ])
})

test.each(['xlsx', 'csv'] as const)('add-on types as %s have the names of all their add-ons', async (format) => {
  const path = `addon_types?property_id=${property.id}&sort=-addons_count`
  const { data } = (await manager.get(`${path}&page=1&per_page=200`)).body as { data: AddonType[] }
  const byType = (await manager.get(`addon_by_type?property_id=${property.id}`)).body.data as AddonsOfType[]
  const namesOf = (id: number) => byType.find((type) => type.addon_type_id === id)!.addons.map(({ name }) => name)
  const file = await fetchFile(`${path}&format=${format}`)
  expect(file.name).toBe(`addon_types.${format}`)
  expect(rowsOf(file.bytes, format)).toEqual([
    ['Name', 'Add-ons', 'Used by'],
    ...data.map(({ id, name, addons_count: count }) => [name, String(count), namesOf(id).join(', ')]),
  ])
})

test.each(['xlsx', 'csv'] as const)('amenities as %s have their group, in the order of the list', async (format) => {
  const path = `amenities?property_id=${property.id}&groups[]=View&groups[]=Tech`
  const { data } = (await manager.get(path)).body as { data: Amenity[] }
  expect(new Set(data.map(({ group }) => group)).size).toBe(2)
  const file = await fetchFile(`${path}&format=${format}`)
  expect(file.name).toBe(`amenities.${format}`)
  expect(rowsOf(file.bytes, format)).toEqual([
    ['Name', 'Group', 'Code', 'Rooms and assets', 'Facility types'],
    ...data.map((amenity) => [
      amenity.name,
      amenity.group,
      amenity.code,
      String(amenity.facilities_count),
      String(amenity.facility_types_count),
    ]),
  ])
})

test.each(['xlsx', 'csv'] as const)('facility categories as %s have the filtered rows of the list', async (format) => {
  const path = `facility_categories?property_id=${property.id}&kind=asset&sort=-name`
  const { data } = (await manager.get(path)).body as { data: FacilityCategory[] }
  expect(data.length).toBeGreaterThan(0)
  const file = await fetchFile(`${path}&format=${format}`)
  expect(file.name).toBe(`facility_categories.${format}`)
  expect(rowsOf(file.bytes, format)).toEqual([
    ['Name', 'Kind', 'Facility types'],
    ...data.map(({ name, kind, facility_types_count: count }) => [name, kindText(kind), String(count)]),
  ])
})

test.each(['xlsx', 'csv'] as const)('property types as %s have all pages in the order of the list', async (format) => {
  const { data } = (await manager.get('property_types?sort=-properties_count')).body as { data: PropertyType[] }
  const file = await fetchFile(`property_types?sort=-properties_count&per_page=2&page=2&format=${format}`)
  expect(file.name).toBe(`property_types.${format}`)
  expect(rowsOf(file.bytes, format)).toEqual([
    ['Name', 'Properties'],
    ...data.map(({ name, properties_count: count }) => [name, String(count)]),
  ])
})

test('a file of types without a property has only those that the caller may see', async () => {
  const regional = await callerOf(api, 'regional')
  const reply = await regional.fetch('/api/v1/hotel_management/properties/facility_types?download=1&format=csv')
  const rows = rowsOf(new Uint8Array(await reply.arrayBuffer()), 'csv')
  const { data } = (await regional.get('facility_types')).body as { data: FacilityType[] }
  expect(rows.slice(1).map(([name]) => name)).toEqual(data.map(({ name }) => name))
})

test('a CSV without named columns has those of the workbook, in UTF-8 with a byte order mark', async () => {
  const path = `facilities?property_id=${property.id}&query_type=rooms`
  const csv = await fetchFile(`${path}&format=csv`)
  expect(Array.from(csv.bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(csv.type).toBe('text/csv; charset=utf-8')
  const workbook = await fetchFile(path)
  expect(rowsOf(csv.bytes, 'csv')).toEqual(rowsOf(workbook.bytes, 'xlsx'))
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
  const properties = await fetchFile(`property?format=csv&keyword=csv-formula${list(['name'])}`)
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(properties.bytes)).toBe(
    `\uFEFFName,Prefix\r\n'@SUM(A1),csv-formula\r\n`,
  )
})

test('headings and words of a CSV are in the language of the page', async () => {
  const { bytes } = await fetchFile(`property?format=csv&keyword=harbour${list(['name', 'bookable'])}`, {
    Cookie: 'language=de',
  })
  expect(rowsOf(bytes, 'csv')[0]).toEqual(['Name', 'Präfix', 'Buchbar'])
})

test('the log names the CSV and the filters of its rows, not its columns', async () => {
  await fetchFile(`addons?property_id=${property.id}&keyword=spa&format=csv${list(['name', 'price'])}`)
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
