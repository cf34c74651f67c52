import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { facilities, facility_connections, facility_type_amenities } from '../../server/db/schema/facilities.ts'
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

interface Copied {
  list: string
  added: number
  existing: { count: number; names: string[] }
  unmatched: { count: number; names: string[] }
}
const nothing = { count: 0, names: [] }

const idOf = async (prefix: string): Promise<number> => (await manager.get(`property/${prefix}`)).body.data.id
const add = async (prefix: string, over = {}): Promise<number> =>
  (await manager.post('property', newProperty(prefix, over))).body.data.id
const preview = (id: number, from: number) => manager.get(`${id}/copy?from_property_id=${from}`)
const copy = (id: number, from: number, parts: readonly string[] = cloneParts) =>
  manager.post(`${id}/copy`, { from_property_id: from, with: parts })
const listOf = (reply: { body: { data: { lists: Copied[] } } }, name: string) =>
  reply.body.data.lists.find(({ list }) => list === name)
const roomsOf = async (id: number) =>
  (await manager.get(`facilities?property_id=${id}&dontPaginate=1`)).body.data as Record<string, unknown>[]

test('an empty property gets the whole inventory of another, as the preview says, and each record is logged', async () => {
  const source = await idOf('harbour-view')
  const id = await add('copy-target')
  const previewed = await preview(id, source)
  expect(previewed.body.data.has_other_currency).toBe(false)
  expect(await roomsOf(id)).toEqual([])
  const copied = await copy(id, source)
  expect([copied.status, copied.body]).toEqual([200, previewed.body])
  const { data: original } = (await manager.get('property/harbour-view')).body
  const { data: target } = (await manager.get('property/copy-target')).body
  expect([target.rooms_count, target.assets_count]).toEqual([original.rooms_count, original.assets_count])
  expect(listOf(copied, 'rooms')).toEqual({
    list: 'rooms',
    added: original.rooms_count + original.assets_count,
    existing: nothing,
    unmatched: nothing,
  })
  const [logged] = await api.db
    .select({ count: count() })
    .from(activity_log)
    .where(and(eq(activity_log.property_id, id), eq(activity_log.module, 'facilities')))
  expect(logged!.count).toBe(original.rooms_count + original.assets_count)

  const again = await copy(id, source)
  expect(again.body.data.lists.map(({ added }: Copied) => added)).toEqual([0, 0, 0, 0, 0, 0])
  expect(listOf(again, 'rooms')).toMatchObject({ added: 0, existing: { count: logged!.count } })
})

test('what is there already stays as it is, and is named', async () => {
  const source = await inventoryOf(manager, 'harbour-view')
  const id = await add('copy-partly')
  await copy(id, source.id, ['types'])
  const types = (await manager.get(`facility_types?property_id=${id}`)).body.data
  const [type] = types
  await manager.post('update_facility_type/', { id: type.id, name: 'Our own words' })
  const roomType = types.find(({ code }: { code: string }) => code === source.roomType.code)
  const [first, second] = source.rooms.map(({ name }) => name)
  await manager.post('facilities', newRooms({ id, roomType }, [first!, second!], { note: 'Ours' }))
  const linksBefore = await api.db.$count(
    facility_type_amenities,
    eq(facility_type_amenities.facility_type_id, type.id),
  )

  const copied = await copy(id, source.id)
  expect(listOf(copied, 'rooms')).toMatchObject({
    added: source.rooms.length + source.assets.length - 2,
    existing: { count: 2, names: [first, second] },
  })
  expect(listOf(copied, 'types')).toMatchObject({ added: 0, existing: { count: types.length } })
  const rooms = await roomsOf(id)
  expect(rooms.filter(({ name }) => name === first || name === second)).toEqual([
    expect.objectContaining({ note: 'Ours', amenity_ids: [] }),
    expect.objectContaining({ note: 'Ours', amenity_ids: [] }),
  ])
  const after = (await manager.get(`facility_types?property_id=${id}`)).body.data
  expect(after[0]).toMatchObject({ name: 'Our own words', code: type.code })
  expect(await api.db.$count(facility_type_amenities, eq(facility_type_amenities.facility_type_id, type.id))).toBe(
    linksBefore,
  )
  const connections = await api.db
    .select({ name: facilities.name })
    .from(facility_connections)
    .innerJoin(facilities, eq(facilities.id, facility_connections.facility_id))
    .where(eq(facilities.property_id, id))
  expect(connections.filter(({ name }) => name === first || name === second)).toEqual([])
})

test('types and rooms whose category is one of assets here are left out, and named', async () => {
  const source = await add('copy-kinds-source')
  const category = async (property_id: number, kind: string) =>
    (await manager.post('facility_categories', { property_id, name: 'Parking', kind })).body.data.id
  const type = (property_id: number, facility_category_id: number, code: string) =>
    manager.post('facility_types', {
      property_id,
      facility_category_id,
      name: 'Bay',
      code,
      description: '',
      base_price: 100,
      max_adults: 2,
      max_children: 0,
      max_occupancy: 2,
      extra_beds: 0,
      size_m2: null,
      cleaning_minutes: 30,
      amenity_ids: '',
    })
  const created = await type(source, await category(source, 'room'), 'BAY')
  expect(created.status).toBe(201)
  await manager.post('facilities', newRooms({ id: source, roomType: created.body.data }, ['B1']))
  const id = await add('copy-kinds')
  await category(id, 'asset')
  const copied = await copy(id, source, ['rooms'])
  expect(copied.body.data.lists).toEqual([
    { list: 'categories', added: 0, existing: nothing, unmatched: { count: 1, names: ['Parking'] } },
    { list: 'types', added: 0, existing: nothing, unmatched: { count: 1, names: ['Bay'] } },
    { list: 'rooms', added: 0, existing: nothing, unmatched: { count: 1, names: ['B1'] } },
  ])
  expect(await roomsOf(id)).toEqual([])
})

test('between currencies, nothing with a price is copied', async () => {
  const source = await idOf('harbour-view')
  const id = await add('copy-yen', { currency: 'JPY' })
  expect((await preview(id, source)).body.data).toMatchObject({ has_other_currency: true })
  const copied = await copy(id, source)
  expect(copied.body.data.has_other_currency).toBe(true)
  expect(copied.body.data.lists.map(({ list }: Copied) => list)).toEqual(['amenities', 'categories'])
  expect((await manager.get(`facility_types?property_id=${id}`)).body.data).toEqual([])
})

test('the same property, one that the caller may not see, and no part at all are refused', async () => {
  const own = (await regional.get('property')).body.data
  const foreign = await idOf('hill-house')
  const message: string[] = []
  for (const from of [foreign, 999_999]) {
    const [seen, sent] = [
      await regional.get(`${own[0].id}/copy?from_property_id=${from}`),
      await regional.post(`${own[0].id}/copy`, { from_property_id: from, with: ['rooms'] }),
    ]
    expect([seen.status, sent.status]).toEqual([422, 422])
    expect([seen.body.errors, sent.body.errors]).toEqual([
      { from_property_id: [seen.body.errors.from_property_id[0]] },
      seen.body.errors,
    ])
    message.push(seen.body.errors.from_property_id[0])
  }
  expect(message[0]).toBe(message[1])
  const same = await copy(own[0].id, own[0].id)
  expect([same.status, same.body.errors]).toEqual([422, { from_property_id: ['Choose another property'] }])
  const empty = await copy(own[0].id, own[1].id, [])
  expect([empty.status, empty.body.errors]).toEqual([422, { with: ['Required'] }])
})

test('who may not change inventory may not copy any', async () => {
  const accountant = await callerOf(api, 'accountant')
  const [id, from] = [await idOf('casa-azul'), await idOf('harbour-view')]
  expect((await accountant.get(`${id}/copy?from_property_id=${from}`)).status).toBe(403)
  expect((await accountant.post(`${id}/copy`, { from_property_id: from, with: ['rooms'] })).status).toBe(403)
})

test('a repeat with the same key copies once and gives the same reply', async () => {
  const source = await idOf('harbour-view')
  const id = await add('copy-once')
  const headers = { 'Idempotency-Key': 'copy-once-0123456789' }
  const send = () => manager.post(`${id}/copy`, { from_property_id: source, with: ['amenities'] }, headers)
  const [first, again] = [await send(), await send()]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect(listOf(first, 'amenities')!.added).toBeGreaterThan(0)
})
