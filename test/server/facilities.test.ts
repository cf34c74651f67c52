import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

const list = async (query: string) => (await manager.get(`facilities?property_id=${property.id}&${query}`)).body
const names = async (query: string) =>
  ((await list(`per_page=200&${query}`)).data as Facility[]).map(({ name }) => name)
const stay = (facility_id: number, from: number, to: number, state: 'booked' | 'in_house' | 'departed' | 'cancelled') =>
  api.db.insert(stays).values({
    property_id: property.id,
    facility_id,
    guest_name: 'Ada Test',
    arrival: day(from),
    departure: day(to),
    state,
  })

test('rooms come in pages of ten, by name in natural order, with the total', async () => {
  await addRooms(manager, property, ['9', '10', '110', 'A2', 'A10'], { floor: '10' })
  const { data, meta } = await list('query_type=rooms')
  expect(meta).toEqual({ current_page: 1, last_page: 2, per_page: 10, total: 11 })
  expect(data.map(({ name }: Facility) => name)).toEqual([
    '9',
    '10',
    '101',
    '102',
    '103',
    '110',
    '201',
    '202',
    '203',
    'A2',
  ])
  expect((await list('query_type=assets')).meta.total).toBe(property.assets.length)
  expect((await list('')).meta.total).toBe(11 + property.assets.length)
})

test('floors sort in natural order, and descending order is the exact reverse', async () => {
  const up = await names('query_type=rooms&sort=floor')
  expect(up.slice(0, 3)).toEqual(['101', '102', '103'])
  expect(up.slice(-2)).toEqual(['A2', 'A10'])
  expect(await names('query_type=rooms&sort=-floor')).toEqual(up.toReversed())
})

test('a keyword searches name, floor, building, section, beds and note, ignoring case and accents', async () => {
  await addRooms(manager, property, ['K1'], { building: 'Château', note: 'Quiet corner', bed_setup: '1 hammock' })
  for (const keyword of ['k1', 'CHATEAU', 'quiet', 'HAMMOCK'])
    expect([keyword, await names(`keyword=${keyword}`)]).toEqual([keyword, ['K1']])
  expect(await names('keyword=100%25')).toEqual([])
})

test('types, categories, floors, conditions and ids filter the list, separately and together', async () => {
  const all = (await list('dontPaginate=1')).data as Facility[]
  const some = (keep: (facility: Facility) => boolean) => all.filter(keep).map(({ name }) => name)
  const [first] = all
  const { facility_type_id: type, facility_category_id: category } = first!
  expect(await names(`facility_type_ids=${type}`)).toEqual(some((one) => one.facility_type_id === type))
  expect(await names(`facility_category_ids[]=${category}`)).toEqual(
    some((one) => one.facility_category_id === category),
  )
  expect(await names('floors=1&floors=10')).toEqual(some(({ floor }) => floor === '1' || floor === '10'))
  expect(await names('housekeeping_statuses=clean&housekeeping_statuses=inspected&query_type=rooms')).toEqual(
    some(({ kind, housekeeping_status: is }) => kind === 'room' && (is === 'clean' || is === 'inspected')),
  )
  expect(await names(`include_ids=${first!.id}&include_ids=${all[1]!.id}&exclude_ids=${first!.id}`)).toEqual([
    all[1]!.name,
  ])
  expect(await names(`facility_type_ids=${type}&floors=77`)).toEqual([])
})

test('hide_images omits the pictures, dontPaginate returns all in one page', async () => {
  const { data, meta } = await list('dontPaginate=1&hide_images=1')
  expect([data.length, meta.last_page]).toEqual([meta.total, 1])
  expect(data[0]).not.toHaveProperty('images')
  expect((await list('per_page=1')).data[0].images).toEqual([])
})

test('days of change and of cleaning are days at the property, both included', async () => {
  const [id] = await addRooms(manager, property, ['D1'])
  // Lisbon has summer time: the last minute of 1 July there is still 1 July in UTC, the first one is not.
  const at = (instant: string) => new Date(instant)
  await api.db
    .update(facilities)
    .set({ updated_at: at('2025-06-30T23:00:30Z'), hk_changed_at: at('2025-07-02T22:59:30Z') })
    .where(eq(facilities.id, id!))
  const isFound = async (query: string) => (await names(`keyword=D1&${query}`)).length === 1
  expect(await isFound('updated_date_from=2025-07-01&updated_date_to=2025-07-01')).toBe(true)
  expect(await isFound('updated_date_to=2025-06-30')).toBe(false)
  expect(await isFound('housekeeping_start_date=2025-07-02&housekeeping_end_date=2025-07-02')).toBe(true)
  expect(await isFound('housekeeping_start_date=2025-07-03')).toBe(false)
})

test('occupancy, stay and next arrival are as of today at the property, and a departure precedes an arrival', async () => {
  const ids = await addRooms(manager, property, ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'])
  await stay(ids[0]!, -2, 3, 'in_house')
  await stay(ids[1]!, -2, 0, 'in_house')
  await stay(ids[1]!, 0, 2, 'booked')
  await stay(ids[2]!, 0, 2, 'booked')
  await stay(ids[3]!, -2, 0, 'departed')
  await stay(ids[4]!, 5, 7, 'booked')
  await stay(ids[5]!, 0, 3, 'cancelled')
  const seen = await Promise.all(ids.map((id) => facilityOf(manager, id) as Promise<Facility>))
  expect(seen.map(({ occupancy, stay: is }) => [occupancy, is])).toEqual([
    ['occupied', 'stayover'],
    ['occupied', 'due_out'],
    ['vacant', 'arrival'],
    ['vacant', 'departed'],
    ['vacant', 'none'],
    ['vacant', 'none'],
  ])
  const { check_in_time } = (await manager.get('property/harbour-view')).body.data
  const arrival = new Date(seen[4]!.next_arrival_at!)
  const there = arrival.toLocaleString('sv', { timeZone: 'Europe/Lisbon' }).slice(0, 16)
  expect(there).toBe(`${day(5)} ${check_in_time}`)
  expect(seen.map(({ delete_refusal }) => delete_refusal)).toEqual([
    'A guest is in house',
    'A guest is in house',
    '1 stay is booked',
    '1 past stay keeps it in the books; make it inactive instead',
    '1 stay is booked',
    null,
  ])
})

test('available are rooms without stays and blockings, with both windows open on all of the nights', async () => {
  const ids = await addRooms(manager, property, ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'])
  await stay(ids[0]!, 40, 42, 'booked')
  await stay(ids[1]!, 40, 42, 'cancelled')
  const blocked = { date_from: day(40), date_to: day(42), reason_code: 'leak' }
  await manager.post('update_facility_status', { facility_ids: [ids[2]!], facility_status: 'out_of_order', ...blocked })
  await manager.post('update_facility_status', {
    facility_ids: [ids[3]!],
    facility_status: 'out_of_service',
    ...blocked,
  })
  const window = { bookable_date_from: null, bookable_date_to: day(41) }
  await manager.post('update_asset_bookable_date', { facility_ids: [ids[4]!], ...window })
  await manager.post('update_facility_status', { facility_ids: [ids[5]!], facility_status: 'inactive' })
  const free = (from: number, to: number) =>
    names(`keyword=F&floors=9&available_start=${day(from)}&available_end=${day(to)}`)
  expect(await free(40, 42)).toEqual(['F2', 'F4'])
  expect(await free(42, 44)).toEqual(['F1', 'F2', 'F3', 'F4'])
  expect(await free(38, 40)).toEqual(['F1', 'F2', 'F3', 'F4', 'F5'])
  expect(await names(`keyword=F&floors=9&booked_start=${day(41)}`)).toEqual(['F1'])
  expect(await names(`keyword=F&floors=9&booked_start=${day(42)}&booked_end=${day(43)}`)).toEqual([])
})

test('facilities_by_type groups by type in order, facility_floors lists each floor once', async () => {
  const { data: groups } = (await manager.get(`facilities_by_type?property_id=${property.id}&query_type=rooms`)).body
  const ofRooms = (await list('dontPaginate=1&query_type=rooms')).data as Facility[]
  const counted = groups.map((group: { facilities_count: number }) => group.facilities_count)
  expect(counted.reduce((sum: number, one: number) => sum + one, 0)).toBe(ofRooms.length)
  for (const { facility_type_id, facilities: of } of groups)
    expect(of.map(({ name }: Facility) => name)).toEqual(
      ofRooms.filter((room) => room.facility_type_id === facility_type_id).map(({ name }) => name),
    )
  const { data: floors } = (await manager.get(`facility_floors?property_id=${property.id}&query_type=rooms`)).body
  expect(floors.map(({ floor }: { floor: string }) => floor)).toEqual(['1', '2', '9', '10'])
})

test('an invalid filter is rejected on the field', async () => {
  const wrong =
    'housekeeping_statuses=spotless&facility_statuses=gone&available_start=2026-02-30&per_page=500&colour=red'
  const { status, body } = await manager.get(`facilities?property_id=${property.id}&${wrong}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual(
    ['available_start', 'colour', 'facility_statuses', 'housekeeping_statuses', 'per_page'].toSorted(),
  )
})
