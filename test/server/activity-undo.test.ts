import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf, changeOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { type Inventory, addRooms, day, inventoryOf, noon } from '../support/inventory.ts'

const undoPath = '/api/v1/hotel_management/undo_activity'
let api: Api
let manager: Caller
let regional: Caller
let desk: Caller
let house: Inventory
let reader: Awaited<ReturnType<typeof graphqlOf>>
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
  desk = await callerOf(api, 'frontdesk')
  house = await inventoryOf(manager, 'harbour-view')
  reader = await graphqlOf(api, 'manager')
})
afterAll(() => api.close())

interface Entry {
  id: number
  event: string
  can_undo: boolean
  undo_refusal: string | null
  undoes: number | null
  undone_by: number | null
  changes: { label: string; before: string | null; after: string | null }[]
}

const newest = async (args = ''): Promise<Entry[]> => {
  const { data, errors } = await reader.ask(`{ activity_log(property_id: ${house.id}, per_page: 5${args}) {
    data { id event can_undo undo_refusal undoes undone_by changes { label before after } } } }`)
  expect(errors).toBeUndefined()
  return (data as unknown as { activity_log: { data: Entry[] } }).activity_log.data
}
const undo = (id: number, by = manager, key = crypto.randomUUID()) =>
  by.post(undoPath, { property_id: house.id, id }, { 'Idempotency-Key': key })
const count = async () => (await api.db.select({ id: activity_log.id }).from(activity_log)).length
const refused = (message: string) => ({ status: 409, body: { message, code: 'REFUSED' } })
const ofHouse = async (noun: string) => (await manager.get(`${noun}?property_id=${house.id}`)).body.data as never[]
const created = async (noun: string, fields: Body) =>
  (await manager.post(noun, { property_id: house.id, ...fields })).body.data

/** Does a change, undoes it, and holds the record against what it was. */
async function undone(read: () => Promise<unknown>, change: () => Promise<{ status: number }>, args = '') {
  const before = await read()
  expect((await change()).status).toBe(200)
  const [entry] = await newest(args)
  expect(entry).toMatchObject({ can_undo: true, undo_refusal: null, undone_by: null })
  expect(await read()).not.toEqual(before)
  const written = await count()
  const { status, body } = await undo(entry!.id)
  expect([status, body]).toEqual([200, { data: { activity_id: expect.any(Number) } }])
  expect(await read()).toEqual(before)
  expect(await count()).toBe(written + 1)
  const [undoing, was] = await newest(args)
  expect(undoing).toMatchObject({ id: body.data.activity_id, event: 'undone', undoes: entry!.id, can_undo: true })
  expect(undoing!.changes).toEqual(
    entry!.changes.map((change) => ({ ...change, before: change.after, after: change.before })),
  )
  expect(was).toMatchObject({ id: entry!.id, undone_by: undoing!.id, can_undo: false, undo_refusal: 'Undone already' })
  expect(await undo(entry!.id)).toMatchObject(refused('Undone already.'))
  return entry!
}

const pick = (record: Record<string, unknown>, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]))

test('a change of a property is put back, with its status and its bookable window', async () => {
  const property = async () => {
    const { data } = (await manager.get('property/harbour-view')).body
    return pick(data, 'name', 'phone', 'status', 'bookable_date_from', 'bookable_date_to', 'property_type_id')
  }
  const form = async (over: Body) => {
    const { data } = (await manager.get('property/harbour-view')).body
    const fields = [
      'name',
      'property_type_id',
      'status',
      'bookable_date_from',
      'bookable_date_to',
      'timezone',
      'currency',
    ]
    const rest = ['check_in_time', 'check_out_time', 'address', 'email', 'phone']
    return manager.post(`update_property/${house.id}`, changeOf(pick(data, ...fields, ...rest) as Body, over))
  }
  await undone(property, () => form({ name: 'Harbour Sight', phone: '+351 1', property_type_id: 2 }))
  const window = { bookable_date_from: day(3), bookable_date_to: day(90) }
  await undone(property, () => manager.post('update_property_bookable_date/', { property_ids: [house.id], ...window }))
})

test('a kind of property gets its old name back, seen from the log of what belongs to no property', async () => {
  const name = async () => (await manager.get('property_types')).body.data.map((type: { name: string }) => type.name)
  const [type] = (await manager.get('property_types')).body.data
  await undone(
    name,
    () => manager.post('update_property_type_name/', { id: type.id, name: 'Palace' }),
    ', scope: "account"',
  )
})

test('what a house sells and is made of is put back: types, facilities, add-ons and their types', async () => {
  const types = async () => ofHouse('facility_types')
  const without = async (read: () => Promise<never[]>) =>
    (await read()).map((row: Record<string, unknown>) => ({ ...row, lock_version: 0, updated_at: '' }))
  const [type] = (await types()) as { id: number; name: string }[]
  await undone(
    () => without(types),
    () => manager.post('update_facility_type/', { id: type!.id, name: 'Cabin' }),
  )
  await undone(
    () => without(types),
    () => manager.post('update_facility_type/', { id: type!.id, sort_order: 1 }),
  )
  const [room] = await addRooms(manager, house, ['Undo 1'])
  const facility = async () => {
    const { data } = (await manager.get(`facilities?property_id=${house.id}&include_ids=${room}`)).body
    const one = data.find(({ id }: { id: number }) => id === room)
    return pick(one, 'name', 'floor', 'is_accessible', 'amenity_ids', 'note', 'bookable_date_from', 'facility_type_id')
  }
  const other = { name: 'Undo 2', floor: '7', is_accessible: 1, amenity_ids: [house.amenity], note: 'Draughty' }
  await undone(facility, () => manager.post('update_facility', { id: room!, ...other }))
  await undone(facility, () => manager.post('update_facility', { ids: [room!], smoking: 1, note: 'Of several' }))
  await undone(facility, () =>
    manager.post('update_asset_bookable_date', {
      facility_ids: [room!],
      bookable_date_from: day(5),
      bookable_date_to: null,
    }),
  )
  const addonType = await created('addon_types', { name: 'Undone things' })
  await undone(
    async () => (await ofHouse('addon_types')).map(({ name }) => name),
    () => manager.post('update_addon_type/', { id: addonType.id, name: 'Done things' }),
  )
  const sold = {
    addon_type_id: addonType.id,
    name: 'Umbrella',
    sku: 'UMB',
    description: '',
    price: 500,
    charging: 'once',
  }
  const addon = await created('addons', {
    ...sold,
    stock: 3,
    bookable_date_from: null,
    bookable_date_to: null,
    status: 1,
  })
  const umbrella = async () => {
    const { data } = (await manager.get(`addons?property_id=${house.id}&include_ids=${addon.id}`)).body
    return pick(data[0], 'name', 'price', 'stock', 'charging', 'status')
  }
  await undone(umbrella, () =>
    manager.post('update_addon', { id: addon.id, price: 750, stock: null, charging: 'per_night' }),
  )
  await undone(umbrella, () => manager.post('update_addon', { ids: [addon.id], status: 0 }))
})

test('what housekeeping notes is put back, a condition is not: that goes on by its transitions', async () => {
  const [room] = await addRooms(manager, house, ['Undo 3'])
  const state = async () => {
    const { data } = (await manager.get(`facilities?property_id=${house.id}&include_ids=${room}`)).body
    return pick(data[0], 'service', 'hk_priority', 'housekeeping_status')
  }
  await undone(state, () =>
    manager.post('update_room_status', { facility_ids: [room!], service: 'dnd', hk_priority: 1 }),
  )
  await manager.post('update_room_status', { facility_ids: [room!], housekeeping_status: 'inspected' })
  const [condition] = await newest()
  expect(condition).toMatchObject({ event: 'condition_changed', can_undo: false, undo_refusal: null })
  const { status, body } = await undo(condition!.id)
  expect([status, body.message]).toEqual([422, 'This cannot be undone.'])
})

test('a blocking goes back to its nights and to its room, and both rooms tell of it once', async () => {
  const [one, two] = await addRooms(manager, house, ['Undo 4', 'Undo 5'])
  const blocking = { facility_status: 'out_of_order', reason_code: 'leak', reason: 'Pipe' }
  const nights = { date_from: day(10), date_to: day(12) }
  const { body } = await manager.post('update_facility_status', { facility_ids: [one!], ...blocking, ...nights })
  const { blocking_id } = body.data.results[0]
  const blockings = async () => {
    const path = `/api/v1/hotel_management/hotel_calendar/daily_room_blockings?property_id=${house.id}`
    const { data } = (await manager.get(`${path}&date_from=${day(0)}&date_to=${day(30)}`)).body
    return data
      .filter((row: { blocking_id: number }) => row.blocking_id === blocking_id)
      .map((row: Record<string, unknown>) => ({ ...row, lock_version: 0 }))
  }
  const change = (id: number, over: Body) => () =>
    manager.post('update_facility_status', {
      facility_ids: [id],
      ...blocking,
      ...nights,
      blocking_ids: [blocking_id],
      ...over,
    })
  await undone(blockings, change(one!, { date_to: day(14) }))
  const before = await blockings()
  await change(two!, {})()
  const [there, here] = await newest()
  expect([there!.event, here!.event]).toEqual(['moved', 'moved'])
  expect((await undo(here!.id)).status).toBe(200)
  expect(await blockings()).toEqual(before)
  const told = await newest()
  expect(told.slice(0, 2).map(({ event }) => event)).toEqual(['undone', 'undone'])
  expect(
    told
      .slice(0, 2)
      .map(({ undoes }) => undoes)
      .sort(),
  ).toEqual([here!.id, there!.id].sort())
  expect(await undo(there!.id)).toMatchObject(refused('Undone already.'))
})

test('an undoing can be undone, and the first entry stays undone', async () => {
  const { data: type } = (await manager.post('addon_types', { property_id: house.id, name: 'To and fro' })).body
  await manager.post('update_addon_type/', { id: type.id, name: 'Fro and to' })
  const [entry] = await newest()
  const undoing = (await undo(entry!.id)).body.data.activity_id
  expect((await undo(undoing)).status).toBe(200)
  expect((await ofHouse('addon_types')).map(({ name }) => name)).toContain('Fro and to')
  expect(await undo(entry!.id)).toMatchObject(refused('Undone already.'))
})

test('what someone changed again is not overwritten: the refusal says who, and nothing is written', async () => {
  const type = await created('addon_types', { name: 'Changed once' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Changed twice' })
  const [entry] = await newest()
  await api.forgetAttempts()
  await manager.post('update_addon_type/', { id: type.id, name: 'Changed thrice' })
  const [latest] = await newest()
  expect((await newest()).find(({ id }) => id === entry!.id)).toMatchObject({
    can_undo: false,
    undo_refusal: 'Changed again since',
  })
  const written = await count()
  expect(await undo(entry!.id)).toMatchObject(refused('Changed again since, by you.'))
  await api.db.insert(activity_log).values({
    occurred_at: noon(),
    actor_type: 'user',
    actor_id: 999,
    actor_name: 'Ana Reis',
    property_id: house.id,
    module: 'addon_types',
    event: 'renamed',
    entity_type: 'addon_type',
    entity_id: String(type.id),
    entity_label: 'Changed thrice',
    changes: [{ field: 'name', before: 'Changed twice', after: 'Changed thrice' }],
  })
  expect(await undo(entry!.id)).toMatchObject(refused('Changed again since, by Ana Reis.'))
  expect(await count()).toBe(written + 1)
  await manager.post('delete_addon_types', { ids: [type.id] })
  expect(await undo(latest!.id)).toMatchObject(refused('The record is no longer there.'))
})

test('a rule of the house stands against an undoing as it does against a change', async () => {
  const type = await created('addon_types', { name: 'Own name' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Free name' })
  const [entry] = await newest()
  await created('addon_types', { name: 'Own name' })
  const written = await count()
  const { status, body } = await undo(entry!.id)
  expect([status, body.code, body.message]).toEqual([
    422,
    'REFUSED',
    expect.stringMatching(/^It cannot be put back: There is already/),
  ])
  expect(await count()).toBe(written)
  expect((await newest(`, entity_type: "addon_type", entity_id: "${type.id}"`))[0]).toMatchObject({
    id: entry!.id,
    undone_by: null,
  })
})

test('what was created or deleted is not undone', async () => {
  const type = await created('addon_types', { name: 'Here and gone' })
  await manager.post('delete_addon_types', { ids: [type.id] })
  const [deleted, made] = await newest()
  for (const entry of [deleted!, made!]) {
    expect(entry).toMatchObject({ can_undo: false, undo_refusal: null })
    expect((await undo(entry.id)).status).toBe(422)
  }
})

test('it takes the permission of what is put back, and a property that the caller sees', async () => {
  const type = await created('addon_types', { name: 'Of the manager' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Still of the manager' })
  const [entry] = await newest()
  const { status, body } = await undo(entry!.id, desk)
  expect([status, body.message]).toEqual([403, 'You do not have the permission to change this.'])
  const asked = await graphqlOf(api, 'frontdesk')
  const { data } = await asked.ask(
    `{ activity_log(property_id: ${house.id}, per_page: 1) { data { can_undo undo_refusal } } }`,
  )
  expect(data).toEqual({
    activity_log: { data: [{ can_undo: false, undo_refusal: 'You do not have the permission to change this.' }] },
  })
  const foreign = (await manager.get('property/hill-house')).body.data.id
  const answers = await Promise.all(
    [
      { property_id: foreign, id: entry!.id },
      { property_id: 999_999, id: entry!.id },
    ].map((fields) => regional.post(undoPath, fields)),
  )
  expect(answers.map((one) => [one.status, one.body.message])).toEqual([
    [404, 'Property not found'],
    [404, 'Property not found'],
  ])
  const casa = (await manager.get('property/casa-azul')).body.data.id
  const elsewhere = await regional.post(undoPath, { property_id: casa, id: entry!.id })
  const missing = await regional.post(undoPath, { property_id: casa, id: 999_999 })
  expect([elsewhere.status, elsewhere.body]).toEqual([missing.status, missing.body])
  expect(missing.status).toBe(404)
})

test('sent again under its key it is done once; of two at the same time one is refused', async () => {
  const type = await created('addon_types', { name: 'Once' })
  await manager.post('update_addon_type/', { id: type.id, name: 'Twice' })
  const [entry] = await newest()
  const key = crypto.randomUUID()
  const first = await undo(entry!.id, manager, key)
  const again = await undo(entry!.id, manager, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  await manager.post('update_addon_type/', { id: type.id, name: 'Twice' })
  const [second] = await newest()
  const both = await Promise.all([undo(second!.id), undo(second!.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const rows = await api.db.select().from(activity_log).where(eq(activity_log.undoes, second!.id))
  expect(rows).toHaveLength(1)
})
