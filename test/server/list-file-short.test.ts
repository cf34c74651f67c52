import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AddonsOfType } from '../../src/api/contract/addon.ts'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import type { Amenity } from '../../src/api/contract/amenity.ts'
import type { FacilityCategory, FacilityKind } from '../../src/api/contract/facility-category.ts'
import type { FacilityType } from '../../src/api/contract/facility-type.ts'
import type { Problem } from '../../src/api/contract/problems.ts'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import { wallClock } from '../../src/clock/time-zones.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { columnsQuery, downloadOf, fileRows } from '../support/list-file.ts'
import { day } from '../support/day.ts'
import { type Inventory, inventoryOf } from '../support/inventory.ts'

/* Files of types, amenities, categories and problems, with the columns that the address names (ADR 0073). */

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
const kindText = (kind: FacilityKind) => (kind === 'room' ? 'Room' : 'Asset')

test.each(['xlsx', 'csv'] as const)('facility types as %s have the named columns in their order', async (format) => {
  const filter = `&property_id=${property.id}&keyword=e&sort=-price`
  const { data } = (await manager.get(`facility_types?page=1&per_page=200${filter}`)).body as { data: FacilityType[] }
  expect(data.length).toBeGreaterThan(2)
  const columns = ['price', 'name', 'capacity', 'category', 'cleaning', 'amenities_count', 'facilities_count']
  const file = await fetchFile(`facility_types?format=${format}${filter}${columnsQuery(columns)}`)
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
  expect(fileRows(file.bytes, format)).toEqual([
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
  expect(fileRows(file.bytes, format)).toEqual([
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
  expect(fileRows(file.bytes, format)).toEqual([
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
  expect(fileRows(file.bytes, format)).toEqual([
    ['Name', 'Kind', 'Facility types'],
    ...data.map(({ name, kind, facility_types_count: count }) => [name, kindText(kind), String(count)]),
  ])
})

test.each(['xlsx', 'csv'] as const)('property types as %s have all pages in the order of the list', async (format) => {
  const { data } = (await manager.get('property_types?sort=-properties_count')).body as { data: PropertyType[] }
  const file = await fetchFile(`property_types?sort=-properties_count&per_page=2&page=2&format=${format}`)
  expect(file.name).toBe(`property_types.${format}`)
  expect(fileRows(file.bytes, format)).toEqual([
    ['Name', 'Properties'],
    ...data.map(({ name, properties_count: count }) => [name, String(count)]),
  ])
})

/** A time as the file has it: on the hotel's clock. */
const timeText = (at: string | null) => {
  if (at === null) return ''
  const { day: date, time } = wallClock(at, 'Europe/Lisbon')
  return `${date} ${time}`
}

test.each(['xlsx', 'csv'] as const)('problems as %s have the filtered rows in hotel time', async (format) => {
  const path = `problems?property_id=${property.id}&priorities[]=urgent&priorities[]=normal&sort=facility`
  const { data } = (await manager.get(`${path}&per_page=200`)).body as { data: Problem[] }
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['open', 'in_progress', 'done']))
  const file = await fetchFile(`${path}&per_page=1&page=2&format=${format}`)
  expect(file.name).toBe(`problems.${format}`)
  const statuses = { open: 'Open', in_progress: 'In progress', done: 'Done' }
  const [headings, ...rows] = fileRows(file.bytes, format)
  expect(headings).toEqual([
    'Room',
    'Priority',
    'Kind',
    'Problem',
    'Photos',
    'Status',
    'Blocking',
    'Blocked until',
    'Reported',
    'Reported by',
    'Done',
    'Done by',
  ])
  expect(rows.map((row) => row.toSpliced(2, 1).toSpliced(5, 2))).toEqual(
    data.map((problem) => [
      problem.facility.name,
      problem.priority === 'urgent' ? 'Urgent' : 'Normal',
      problem.text,
      String(problem.images.length),
      statuses[problem.status],
      timeText(problem.reported_at),
      problem.reported_by!.name,
      timeText(problem.done_at),
      problem.done_by?.name ?? '',
    ]),
  )
})

test('the file of problems says which blocking of a room is still to come, and which is over', async () => {
  const [room] = property.rooms
  const report = { property_id: property.id, facility_id: room!.id, kind: 'climate', text: 'Blocked for this' }
  const { id } = (await manager.post('problems', report)).body.data
  const block = { facility_ids: [room!.id], facility_status: 'out_of_order', date_from: day(300), date_to: day(303) }
  const blocked = await manager.post('update_facility_status', { ...block, reason_code: 'maintenance' })
  const { blocking_id } = blocked.body.data.results[0] as { blocking_id: number }
  expect((await manager.post('update_problem', { id, blocking_id })).status).toBe(200)
  const blockingOf = async () => {
    const query = `problems?property_id=${property.id}&include_ids[]=${id}&format=csv`
    return fileRows((await fetchFile(`${query}${columnsQuery(['status', 'problem'])}`)).bytes, 'csv')
  }
  expect(await blockingOf()).toEqual([
    ['Status', 'Blocking', 'Blocked until', 'Kind', 'Problem', 'Photos'],
    ['Open', 'Out of order', day(303), 'Heating or air conditioning', 'Blocked for this', '0'],
  ])
  const end = { facility_ids: [room!.id], facility_status: 'available', blocking_ids: [blocking_id] }
  expect((await manager.post('update_facility_status', end)).status).toBe(200)
  expect((await blockingOf())[1]!.slice(0, 3)).toEqual(['Open', 'No longer out of order', ''])
})

test('a file of problems is in the language of the request', async () => {
  const query = `problems?property_id=${property.id}&statuses[]=done&format=csv`
  const german = fileRows((await fetchFile(query, { 'Accept-Language': 'de' })).bytes, 'csv')
  expect(german[0]!.slice(0, 4)).toEqual(['Zimmer', 'Priorität', 'Art', 'Problem'])
  expect(german[1]![5]).toBe('Erledigt')
})

test('a file of types without a property has only those that the caller may see', async () => {
  const regional = await callerOf(api, 'regional')
  const reply = await regional.fetch('/api/v1/hotel_management/properties/facility_types?download=1&format=csv')
  const rows = fileRows(new Uint8Array(await reply.arrayBuffer()), 'csv')
  const { data } = (await regional.get('facility_types')).body as { data: FacilityType[] }
  expect(rows.slice(1).map(([name]) => name)).toEqual(data.map(({ name }) => name))
})
