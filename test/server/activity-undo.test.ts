import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, changeOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms } from '../support/inventory.ts'
import { type UndoApi, openUndo, conflictReply } from '../support/undo.ts'

let api: Api
let at: UndoApi
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  at = await openUndo(api)
  ;({ manager, property } = at)
})
afterAll(() => api.close())

const listOf = async (noun: string) => (await manager.get(`${noun}?property_id=${property.id}`)).body.data as never[]

/** Makes a change, undoes it, and checks that the record is as before. */
async function expectUndone(read: () => Promise<unknown>, change: () => Promise<{ status: number }>, args = '') {
  const before = await read()
  expect((await change()).status).toBe(200)
  const [entry] = await at.newest(args)
  expect(entry).toMatchObject({ can_undo: true, undo_refusal: null, undone_by: null })
  expect(await read()).not.toEqual(before)
  const written = await at.count()
  const { status, body } = await at.undo(entry!.id)
  expect([status, body]).toEqual([200, { data: { activity_id: expect.any(Number) } }])
  expect(await read()).toEqual(before)
  expect(await at.count()).toBe(written + 1)
  const [undoing, was] = await at.newest(args)
  expect(undoing).toMatchObject({ id: body.data.activity_id, event: 'undone', undoes: entry!.id, can_undo: true })
  expect(undoing!.changes).toEqual(
    entry!.changes.map((change) => ({ ...change, before: change.after, after: change.before })),
  )
  expect(was).toMatchObject({ id: entry!.id, undone_by: undoing!.id, can_undo: false, undo_refusal: 'Already undone' })
  expect(await at.undo(entry!.id)).toMatchObject(conflictReply('Already undone.'))
  return entry!
}

const pick = (record: Record<string, unknown>, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]))

test('a change of a property is undone, with its status and its bookable window', async () => {
  const readProperty = async () => {
    const { data } = (await manager.get('property/harbour-view')).body
    return pick(
      data,
      'name',
      'phone',
      'audit_time',
      'status',
      'bookable_date_from',
      'bookable_date_to',
      'property_type_id',
    )
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
    return manager.post(`update_property/${property.id}`, changeOf(pick(data, ...fields, ...rest) as Body, over))
  }
  await expectUndone(readProperty, () =>
    form({ name: 'Harbour Sight', phone: '+351 1', audit_time: '03:00', property_type_id: 2 }),
  )
  const window = { bookable_date_from: day(3), bookable_date_to: day(90) }
  await expectUndone(readProperty, () =>
    manager.post('update_property_bookable_date/', { property_ids: [property.id], ...window }),
  )
})

test('the rename of a property type is undone from the log of entries outside any property', async () => {
  const name = async () => (await manager.get('property_types')).body.data.map((type: { name: string }) => type.name)
  const [type] = (await manager.get('property_types')).body.data
  await expectUndone(
    name,
    () => manager.post('update_property_type_name/', { id: type.id, name: 'Palace' }),
    ', scope: "account"',
  )
})

test('changes of types, facilities, add-ons and add-on types are undone', async () => {
  const types = async () => listOf('facility_types')
  const without = async (read: () => Promise<never[]>) =>
    (await read()).map((row: Record<string, unknown>) => ({ ...row, lock_version: 0, updated_at: '' }))
  const [type] = (await types()) as { id: number; name: string }[]
  await expectUndone(
    () => without(types),
    () => manager.post('update_facility_type/', { id: type!.id, name: 'Cabin' }),
  )
  await expectUndone(
    () => without(types),
    () => manager.post('update_facility_type/', { id: type!.id, sort_order: 1 }),
  )
  const [room] = await addRooms(manager, property, ['Undo 1'])
  const facility = async () => {
    const { data } = (await manager.get(`facilities?property_id=${property.id}&include_ids=${room}`)).body
    const one = data.find(({ id }: { id: number }) => id === room)
    return pick(one, 'name', 'floor', 'is_accessible', 'amenity_ids', 'note', 'bookable_date_from', 'facility_type_id')
  }
  const other = { name: 'Undo 2', floor: '7', is_accessible: 1, amenity_ids: [property.amenity], note: 'Draughty' }
  await expectUndone(facility, () => manager.post('update_facility', { id: room!, ...other }))
  await expectUndone(facility, () => manager.post('update_facility', { ids: [room!], smoking: 1, note: 'Of several' }))
  await expectUndone(facility, () =>
    manager.post('update_asset_bookable_date', {
      facility_ids: [room!],
      bookable_date_from: day(5),
      bookable_date_to: null,
    }),
  )
  const addonType = await at.created('addon_types', { name: 'Undone things' })
  await expectUndone(
    async () => (await listOf('addon_types')).map(({ name }) => name),
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
  const addon = await at.created('addons', {
    ...sold,
    stock: 3,
    bookable_date_from: null,
    bookable_date_to: null,
    status: 1,
  })
  const umbrella = async () => {
    const { data } = (await manager.get(`addons?property_id=${property.id}&include_ids=${addon.id}`)).body
    return pick(data[0], 'name', 'price', 'stock', 'charging', 'status')
  }
  await expectUndone(umbrella, () =>
    manager.post('update_addon', { id: addon.id, price: 750, stock: null, charging: 'per_night' }),
  )
  await expectUndone(umbrella, () => manager.post('update_addon', { ids: [addon.id], status: 0 }))
})

test('housekeeping notes are undone; a condition is not, it changes only by its transitions', async () => {
  const [room] = await addRooms(manager, property, ['Undo 3'])
  const state = async () => {
    const { data } = (await manager.get(`facilities?property_id=${property.id}&include_ids=${room}`)).body
    return pick(data[0], 'service', 'hk_priority', 'housekeeping_status')
  }
  await expectUndone(state, () =>
    manager.post('update_room_status', { facility_ids: [room!], service: 'dnd', hk_priority: 1 }),
  )
  await manager.post('update_room_status', { facility_ids: [room!], housekeeping_status: 'inspected' })
  const [condition] = await at.newest()
  const why = 'A condition can only be undone in Housekeeping, within 15 minutes, by the person who changed it'
  expect(condition).toMatchObject({ event: 'condition_changed', can_undo: false, undo_refusal: why })
  const { status, body } = await at.undo(condition!.id)
  expect([status, body.message]).toEqual([422, `${why}.`])
})

test('a blocking returns to its nights and its room, and each room logs the undo once', async () => {
  const [one, two] = await addRooms(manager, property, ['Undo 4', 'Undo 5'])
  const blocking = { facility_status: 'out_of_order', reason_code: 'leak', reason: 'Pipe' }
  const nights = { date_from: day(10), date_to: day(12) }
  const { body } = await manager.post('update_facility_status', { facility_ids: [one!], ...blocking, ...nights })
  const { blocking_id } = body.data.results[0]
  const blockings = async () => {
    const path = `/api/v1/hotel_management/hotel_calendar/daily_room_blockings?property_id=${property.id}`
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
  await expectUndone(blockings, change(one!, { date_to: day(14) }))
  const before = await blockings()
  await change(two!, {})()
  const [there, here] = await at.newest()
  expect([there!.event, here!.event]).toEqual(['moved', 'moved'])
  expect((await at.undo(here!.id)).status).toBe(200)
  expect(await blockings()).toEqual(before)
  const logged = await at.newest()
  expect(logged.slice(0, 2).map(({ event }) => event)).toEqual(['undone', 'undone'])
  expect(
    logged
      .slice(0, 2)
      .map(({ undoes }) => undoes)
      .sort(),
  ).toEqual([here!.id, there!.id].sort())
  expect(await at.undo(there!.id)).toMatchObject(conflictReply('Already undone.'))
})
