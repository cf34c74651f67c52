import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf, newRooms } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

const eventsOf = async (id: number) => (await logOf(api, id)).map(({ event }) => event)

test('several are created at once, and a taken or repeated name fails alone', async () => {
  const { status, body } = await manager.post('facilities', newRooms(property, ['701', '101', '702', ' 701', 'É7']))
  expect(status).toBe(201)
  const taken = { ok: false, id: null }
  expect(body.data.results).toEqual([
    { name: '701', ok: true, id: expect.any(Number), message: null },
    { name: '101', ...taken, message: 'There is already a room with this name' },
    { name: '702', ok: true, id: expect.any(Number), message: null },
    { name: '701', ...taken, message: 'Named twice' },
    { name: 'É7', ok: true, id: expect.any(Number), message: null },
  ])
  const again = await manager.post('facilities', newRooms(property, ['e7']))
  expect(again.body.data.results[0].ok).toBe(false)
  expect(await facilityOf(manager, body.data.results[2].id)).toMatchObject({
    kind: 'room',
    floor: '9',
    lock_version: 0,
  })
  expect(await eventsOf(body.data.results[0].id)).toEqual(['created'])
  expect((await manager.get('property/harbour-view')).body.data.rooms_count).toBe(property.rooms.length + 3)
})

test('the type sets the kind, and an asset may have the name of a room', async () => {
  const { assetType } = property
  const reply = await manager.post('facilities', newRooms(property, ['101'], { facility_type_id: assetType.id }))
  expect(await facilityOf(manager, reply.body.data.results[0].id)).toMatchObject({ kind: 'asset', name: '101' })
})

test('a repeated request with the same key creates nothing twice', async () => {
  const key = { 'Idempotency-Key': 'rooms-once' }
  const form = newRooms(property, ['801', '802'])
  const [first, second] = await Promise.all([
    manager.post('facilities', form, key),
    manager.post('facilities', form, key),
  ])
  expect(second.body).toEqual(first.body)
  expect(first.body.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true])
})

test('a form with errors names each of them and creates nothing', async () => {
  const before = (await manager.get(`facilities?property_id=${property.id}`)).body.meta.total
  const wrong = { max_occupancy: 1000, floor: 'x'.repeat(30), bookable_date_from: day(5), bookable_date_to: day(5) }
  const reply = await manager.post('facilities', { ...newRooms(property, ['X1', ' '], wrong), colour: 'red' })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors)).toEqual(expect.arrayContaining(['names', 'max_occupancy', 'floor', 'colour']))
  for (const [over, errors] of [
    [{ facility_type_id: 999_999 }, { facility_type_id: ['There is no such type'] }],
    [{ amenity_ids: [property.amenity, 999_999] }, { amenity_ids: ['There is no such amenity'] }],
    [{ copy_images_of: 999_999 }, { copy_images_of: ['There is no such facility'] }],
    [{ connecting_ids: [999_999] }, { connecting_ids: ['There is no such room'] }],
    [{ connecting_ids: [property.assets[0]!.id] }, { connecting_ids: ['There is no such room'] }],
    [{ bookable_date_from: day(5), bookable_date_to: day(5) }, { bookable_date_to: ['Is before Bookable from'] }],
  ] as const) {
    const refused = await manager.post('facilities', newRooms(property, ['X1'], over))
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
  }
  expect((await manager.get(`facilities?property_id=${property.id}`)).body.meta.total).toBe(before)
})

test('an update keeps absent fields, and the log has the values before and after as text', async () => {
  const [id] = await addRooms(manager, property, ['C1'], { note: 'Corner', amenity_ids: [property.amenity] })
  const reply = await manager.post('update_facility', { id: id!, name: 'C2', floor: null, smoking: 1, lock_version: 0 })
  expect(reply.body.data).toMatchObject({ name: 'C2', floor: null, smoking: true, note: 'Corner', lock_version: 1 })
  expect(reply.body.data.amenity_ids).toEqual([property.amenity])
  expect((await manager.get(`facilities?property_id=${property.id}&keyword=c2`)).body.meta.total).toBe(1)
  expect((await logOf(api, id!)).at(-1)).toMatchObject({
    event: 'updated',
    changes: [
      { field: 'name', before: 'C1', after: 'C2' },
      { field: 'floor', before: '9', after: null },
      { field: 'smoking', before: false, after: true },
    ],
  })
  await manager.post('update_facility', { id: id!, name: 'C2' })
  expect(await eventsOf(id!)).toEqual(['created', 'updated'])
  await manager.post('update_facility', { id: id!, amenity_ids: '' })
  expect((await facilityOf(manager, id!)).amenity_ids).toEqual([])
})

test('a stale version returns the current record', async () => {
  const [id] = await addRooms(manager, property, ['V1'])
  const change = (name: string) => manager.post('update_facility', { id: id!, name, lock_version: 0 })
  const replies = await Promise.all(['V2', 'V3', 'V4'].map(change))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const late = await change('V5')
  expect([late.body.code, late.body.data]).toEqual(['STALE_OWN', await facilityOf(manager, id!)])
})

test('a name is unique, the kind cannot change, and a window cannot end before it begins', async () => {
  const [id] = await addRooms(manager, property, ['N1'])
  const errors = async (over: object) => (await manager.post('update_facility', { id: id!, ...over })).body.errors
  expect(await errors({ name: '101' })).toEqual({ name: ['There is already a room or asset with this name'] })
  expect(await errors({ facility_type_id: property.assetType.id })).toEqual({
    facility_type_id: ['A room cannot become an asset'],
  })
  expect(await errors({ bookable_date_from: day(9) })).toBeUndefined()
  expect(await errors({ bookable_date_to: day(3) })).toEqual({ bookable_date_to: ['Is before Bookable from'] })
  expect(await errors({ ids: [id!] })).toBeDefined()
  expect((await manager.post('update_facility', { id: 999_999, floor: '1' })).status).toBe(404)
})

test('a bulk edit changes only the given fields, with one result per facility', async () => {
  const [a, b] = await addRooms(manager, property, ['M1', 'M2'], { building: 'Annex' })
  const [asset] = property.assets
  const reply = await manager.post('update_facility', {
    ids: [b!, 999_999, asset!.id, a!],
    floor: '4',
    facility_type_id: property.roomType.id,
  })
  expect(reply.body.data.results).toEqual([
    { id: b, ok: true, message: null, lock_version: 1 },
    { id: 999_999, ok: false, message: 'Not found' },
    { id: asset!.id, ok: false, message: 'An asset cannot become a room' },
    { id: a, ok: true, message: null, lock_version: 1 },
  ])
  for (const id of [a!, b!])
    expect(await facilityOf(manager, id)).toMatchObject({ floor: '4', building: 'Annex', lock_version: 1 })
  const owned: Body[] = [{ name: 'Same' }, { connecting_ids: [a!] }, { image_order: '' }]
  for (const own of owned) expect((await manager.post('update_facility', { ids: [a!, b!], ...own })).status).toBe(422)
})

test('a connection shows at both rooms, gives both a new version, and is removed with either room', async () => {
  const [a, b] = await addRooms(manager, property, ['T1', 'T2'])
  const [c] = await addRooms(manager, property, ['T3'], { connecting_ids: [a!] })
  const names = async (id: number) =>
    (((await facilityOf(manager, id)) as Facility).connecting ?? []).map(({ name }) => name)
  expect([await names(a!), await names(c!)]).toEqual([['T3'], ['T1']])
  await manager.post('update_facility', { id: a!, connecting_ids: [b!, c!] })
  expect([await names(a!), await names(b!)]).toEqual([['T2', 'T3'], ['T1']])
  expect((await facilityOf(manager, b!)).lock_version).toBe(1)
  const itself = await manager.post('update_facility', { id: a!, connecting_ids: [a!] })
  expect(itself.body.errors).toEqual({ connecting_ids: ['A room does not connect with itself'] })
  await manager.remove(`facilities/${a!}`)
  expect([await names(b!), await names(c!)]).toEqual([[], []])
  expect((await logOf(api, b!)).at(-1)!.changes).toEqual([{ field: 'connecting', before: 'T1', after: null }])
})

test('the bookable window of several is set and removed, and a call without a change is not logged', async () => {
  const [id] = await addRooms(manager, property, ['W1'])
  const window = { bookable_date_from: day(1), bookable_date_to: day(30) }
  const reply = await manager.post('update_asset_bookable_date', { facility_ids: [id!, 999_999], ...window })
  expect(reply.body.data.results).toEqual([
    { id, ok: true, message: null, lock_version: 1 },
    { id: 999_999, ok: false, message: 'Not found' },
  ])
  expect(await facilityOf(manager, id!)).toMatchObject({ ...window, lock_version: 1 })
  await manager.post('update_asset_bookable_date', { facility_ids: [id!], ...window })
  expect(await eventsOf(id!)).toEqual(['created', 'bookable_dates_changed'])
  const backwards = { bookable_date_from: day(2), bookable_date_to: day(1) }
  expect((await manager.post('update_asset_bookable_date', { facility_ids: [id!], ...backwards })).status).toBe(422)
})

test('a facility without stays is deleted; one with stays is not, and the reason equals the one in the list', async () => {
  const [id] = await addRooms(manager, property, ['R1'])
  expect((await manager.remove(`facilities/${id!}?lock_version=7`)).body.code).toBe('STALE_OWN')
  expect((await manager.remove(`facilities/${id!}?lock_version=0`)).status).toBe(200)
  expect((await manager.remove(`facilities/${id!}`)).status).toBe(404)
  expect(await eventsOf(id!)).toEqual(['created', 'deleted'])
  const held = property.rooms[0]!.id
  const { delete_refusal } = await facilityOf(manager, held)
  const before = await eventsOf(held)
  const refused = await manager.remove(`facilities/${held}`)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'REFUSED', delete_refusal])
  expect(await eventsOf(held)).toEqual(before)
})
