import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { facilities, facility_connections } from '../../server/db/schema/facilities.ts'
import { properties } from '../../server/db/schema/properties.ts'
import { cloneParts } from '../../src/api/contract/set-up.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'
import { inventoryOf, newRooms } from '../support/inventory.ts'

let api: Api
let manager: Caller
let regional: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
})
afterAll(() => api.close())

const idOf = async (prefix: string): Promise<number> => (await manager.get(`property/${prefix}`)).body.data.id
const setUpOf = async (id: number) => (await manager.get(`${id}/set-up`)).body.data
const clone = (id: number, fields: { name: string; prefix: string; with?: readonly string[] }) =>
  manager.post(`${id}/clone`, { ...fields, with: fields.with ?? [] })
const namesOf = async (path: string, id: number) =>
  (await manager.get(`${path}?property_id=${id}`)).body.data.map(({ name }: { name: string }) => name)

test('the set-up of a new property counts what it has, step by step', async () => {
  const { id } = (await manager.post('property', newProperty('step-by-step'))).body.data
  const nothing = { room_categories_count: 0, room_types_count: 0, rooms_count: 0, addons_count: 0 }
  const before = await setUpOf(id)
  expect(before).toEqual({ ...nothing, attendants_count: expect.any(Number), bookable_status: 'bookable' })
  await manager.post('facility_categories', { property_id: id, name: 'Parking', kind: 'asset' })
  expect(await setUpOf(id)).toEqual(before)
  await manager.post('facility_categories', { property_id: id, name: 'Rooms', kind: 'room' })
  expect(await setUpOf(id)).toMatchObject({ ...nothing, room_categories_count: 1 })
  await manager.post('update_property_status', { property_ids: [id], status: 0 })
  expect((await setUpOf(id)).bookable_status).toBe('unbookable')
})

test('the set-up of a property in use counts its rooms and not its assets', async () => {
  const { id, rooms } = await inventoryOf(manager, 'harbour-view')
  const found = await setUpOf(id)
  expect(found).toMatchObject({ rooms_count: rooms.length, bookable_status: 'bookable' })
  const attendants = (await manager.get(`attendants?property_id=${id}`)).body.data
  expect(found.attendants_count).toBe(attendants.length)
})

test('a clone gets the settings and the whole inventory, starts deactivated, and is logged record by record', async () => {
  const source = await idOf('harbour-view')
  const cloned = await clone(source, { name: 'Harbour Annex', prefix: 'harbour-annex', with: cloneParts })
  expect(cloned.status).toBe(201)
  const { id, ...property } = cloned.body.data
  const { data: original } = (await manager.get('property/harbour-view')).body
  const { timezone, currency, check_in_time, check_out_time, address, rooms_count, assets_count } = original
  const settings = { timezone, currency, check_in_time, check_out_time, address, rooms_count, assets_count }
  expect(property).toMatchObject({ ...settings, name: 'Harbour Annex', status: 0, bookable_status: 'unbookable' })
  for (const path of ['amenities', 'facility_categories', 'addon_types', 'addons'])
    expect(await namesOf(path, id)).toEqual(await namesOf(path, source))
  const typesOf = async (property_id: number) =>
    (await manager.get(`facility_types?property_id=${property_id}`)).body.data.map(
      (type: { name: string; code: string; base_price: number; amenity_ids: number[] }) =>
        [type.name, type.code, type.base_price, type.amenity_ids.length] as const,
    )
  expect(await typesOf(id)).toEqual(await typesOf(source))
  const connections = (property_id: number) =>
    api.db
      .select({ count: count() })
      .from(facility_connections)
      .innerJoin(facilities, eq(facilities.id, facility_connections.facility_id))
      .where(eq(facilities.property_id, property_id))
  expect(await connections(id)).toEqual(await connections(source))

  const entries = await api.db
    .select({ module: activity_log.module, event: activity_log.event, count: count() })
    .from(activity_log)
    .where(eq(activity_log.property_id, id))
    .groupBy(activity_log.module, activity_log.event)
  const logged = Object.fromEntries(entries.map((entry) => [`${entry.module} ${entry.event}`, entry.count]))
  expect(logged).toMatchObject({ 'properties created': 1, 'facilities created': rooms_count + assets_count })
  const [created] = await api.db
    .select({ changes: activity_log.changes })
    .from(activity_log)
    .where(and(eq(activity_log.property_id, id), eq(activity_log.module, 'properties')))
  expect(created!.changes).toContainEqual({ field: 'copied_from', before: null, after: original.name })
})

test('a clone has no stays, blockings, conditions, attendants or pictures of its source', async () => {
  const { id: source, ...inventory } = await inventoryOf(manager, 'harbour-view')
  const [room] = inventory.rooms
  const blocked = await manager.post('update_facility_status', {
    facility_ids: [room!.id],
    facility_status: 'out_of_order',
    reason_code: 'leak',
    date_from: '2031-03-01',
    date_to: '2031-03-05',
    return_status: 'dirty',
  })
  expect(blocked.status).toBe(200)
  const { id } = (await clone(source, { name: 'Bare', prefix: 'bare', with: ['rooms'] })).body.data
  const { data: rooms } = (await manager.get(`facilities?property_id=${id}&dontPaginate=1`)).body
  expect(rooms.length).toBeGreaterThan(0)
  for (const one of rooms)
    expect(one).toMatchObject({
      housekeeping_status: 'clean',
      attendant: null,
      stay: 'none',
      occupancy: 'vacant',
      current_blocking: null,
      amenity_ids: [],
      images: [],
    })
  // Rooms come with the types and categories that they need, and with nothing else.
  expect(await setUpOf(id)).toMatchObject({ rooms_count: inventory.rooms.length, addons_count: 0 })
  expect(await namesOf('amenities', id)).toEqual([])
})

test('a taken prefix and a wrong part are refused, and nothing is created', async () => {
  const source = await idOf('harbour-view')
  const before = await api.db.$count(properties)
  const taken = await clone(source, { name: 'Again', prefix: 'harbour-view', with: ['rooms'] })
  expect([taken.status, taken.body.errors]).toEqual([422, { prefix: ['Already taken'] }])
  const wrong = await clone(source, { name: '', prefix: 'A b', with: ['guests'] })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['name', 'prefix', 'with']])
  expect(await api.db.$count(properties)).toBe(before)
})

test('a property that the caller may not see has no set-up and cannot be cloned', async () => {
  const foreign = await idOf('hill-house')
  expect((await regional.get(`${foreign}/set-up`)).status).toBe(404)
  const form = { name: 'Copy', prefix: 'copy-of-hill-house', with: ['rooms'] }
  expect((await regional.post(`${foreign}/clone`, form)).status).toBe(404)
  expect((await manager.get('property/copy-of-hill-house')).status).toBe(404)
})

test('whoever clones a property may see the copy, and a repeat with the same key creates no second one', async () => {
  const { data } = (await regional.get('property')).body
  const headers = { 'Idempotency-Key': 'clone-once-0123456789' }
  const send = () => regional.post(`${data[0].id}/clone`, { name: 'Once', prefix: 'clone-once', with: [] }, headers)
  const [first, again] = [await send(), await send()]
  expect([first.status, again.body]).toEqual([201, first.body])
  expect((await regional.get('property/clone-once')).body.data.rooms_count).toBe(0)
})

test('a property whose prefix is “set-up” is found by it', async () => {
  await manager.post('property', newProperty('set-up'))
  expect((await manager.get('property/set-up')).body.data.prefix).toBe('set-up')
})

test('rooms of a clone are independent of their source', async () => {
  const { id: source } = await inventoryOf(manager, 'harbour-view')
  const { id } = (await clone(source, { name: 'Twin', prefix: 'twin', with: ['rooms'] })).body.data
  const twin = (await manager.get(`facilities?property_id=${id}&query_type=rooms`)).body.data[0]
  const form = newRooms({ id, roomType: twin.facility_type }, ['901'])
  expect((await manager.post('facilities', form)).body.data.results[0].ok).toBe(true)
  expect(await setUpOf(id)).toMatchObject({ rooms_count: (await setUpOf(source)).rooms_count + 1 })
})
