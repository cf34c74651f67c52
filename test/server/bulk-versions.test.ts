import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let colleague: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  colleague = await callerOf(api, 'regional')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

interface Result {
  id: number
  ok: boolean
  message: string | null
  code?: string
  lock_version?: number
  blocking_id?: number
  current?: { facility_id: number }
}

const bodyOf = (ids: Body, fields: Body): Body => ({ ...fields, ...ids })
/** The colleague's name, as refusals give it. */
const name = 'Rafael Moreno'
const sent = async (caller: Caller, path: string, body: Body): Promise<Result[]> =>
  (await caller.post(path, body)).body.data.results
const versionsOf = (results: readonly Result[]) => results.map(({ lock_version }) => lock_version!)
const setStatus = (caller: Caller, facility_ids: number[], facility_status: string, over: Body = {}) =>
  sent(caller, 'update_facility_status', { facility_ids, facility_status, ...over })
const nights = { date_from: day(0), date_to: day(3), reason_code: 'leak' }
const block = (facility_ids: number[]) => setStatus(manager, facility_ids, 'out_of_order', nights)
/** Undoes the blockings of `results`. */
const unblock = (results: readonly Result[], over: Body = {}) =>
  setStatus(
    manager,
    results.map(({ id }) => id),
    'available',
    {
      blocking_ids: results.map(({ blocking_id }) => blocking_id!),
      lock_versions: versionsOf(results),
      return_status: 'clean',
      ...over,
    },
  )

async function addAddons(...skus: string[]): Promise<number[]> {
  const type = (await manager.get(`addon_types?property_id=${property.id}`)).body.data[0]
  const ids: number[] = []
  for (const sku of skus) {
    const fields = { addon_type_id: type.id, name: sku, sku, description: '', price: 100, charging: 'once' }
    const body = { property_id: property.id, ...fields, stock: null, status: 1 }
    const window = { bookable_date_from: null, bookable_date_to: null }
    ids.push((await manager.post('addons', { ...body, ...window })).body.data.id)
  }
  return ids
}
const addonOf = async (id: number) =>
  (await manager.get(`addons?property_id=${property.id}&include_ids=${id}`)).body.data[0]

test('an undo that names the versions is refused for the add-on that a colleague changed since, and done for the other', async () => {
  const ids = await addAddons('V-1', 'V-2', 'V-3')
  const done = await sent(manager, 'update_addon', { ids, status: 0 })
  expect(versionsOf(done)).toEqual([1, 1, 1])
  await colleague.post('update_addon', { id: ids[1]!, price: 900 })
  await manager.post('update_addon', { id: ids[2]!, price: 800 })
  const undone = await sent(manager, 'update_addon', { ids, status: 1, lock_versions: versionsOf(done) })
  expect(undone).toEqual([
    { id: ids[0], ok: true, message: null, lock_version: 2 },
    { id: ids[1], ok: false, message: `Changed again since, by ${name}` },
    { id: ids[2], ok: false, message: 'Changed again since, by you' },
  ])
  expect(await addonOf(ids[0]!)).toMatchObject({ status: 1 })
  expect(await addonOf(ids[1]!)).toMatchObject({ status: 0, price: 900 })
})

test('a bulk write without versions is based on any, and needs as many versions as ids otherwise', async () => {
  const ids = await addAddons('V-4', 'V-5')
  await colleague.post('update_addon', { id: ids[0]!, price: 900 })
  expect(await sent(manager, 'update_addon', { ids, status: 0 })).toMatchObject([{ ok: true }, { ok: true }])
  const { status, body } = await manager.post('update_addon', { ids, status: 1, lock_versions: [1] })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['lock_versions']])
})

const window = { bookable_date_from: day(1), bookable_date_to: day(9) }
test.each<{ path: string; key: string; change: Body; back: Body }>([
  { path: 'update_facility', key: 'ids', change: { floor: '5' }, back: { floor: '9' } },
  {
    path: 'update_asset_bookable_date',
    key: 'facility_ids',
    change: window,
    back: { ...window, bookable_date_to: null },
  },
])('$path refuses the stale room alone', async ({ path, key, change, back }) => {
  const ids = await addRooms(manager, property, [`${key}1`, `${key}2`])
  const done = await sent(manager, path, bodyOf({ [key]: ids }, change))
  await colleague.post('update_facility', { id: ids[1]!, note: 'Theirs' })
  expect(versionsOf(done)).toEqual([1, 1])
  expect(await sent(manager, path, bodyOf({ [key]: ids, lock_versions: versionsOf(done) }, back))).toEqual([
    { id: ids[0], ok: true, message: null, lock_version: 2 },
    { id: ids[1], ok: false, message: `Changed again since, by ${name}` },
  ])
})

test('the undo of a blocking is refused for the room whose blocking a colleague changed, ended or moved since', async () => {
  const [kept, changed, ended, moved, target] = await addRooms(manager, property, ['U1', 'U2', 'U3', 'U4', 'U5'])
  const done = await block([kept!, changed!, ended!, moved!])
  expect(versionsOf(done)).toEqual([0, 0, 0, 0])
  const blockingOf = (at: number) => ({ blocking_ids: [done[at]!.blocking_id!] })
  await setStatus(colleague, [changed!], 'out_of_order', { ...nights, date_to: day(6), ...blockingOf(1) })
  await setStatus(colleague, [ended!], 'available', blockingOf(2))
  await setStatus(colleague, [target!], 'out_of_order', { ...nights, ...blockingOf(3) })
  const undone = await unblock(done)
  expect(undone).toMatchObject([
    { id: kept, ok: true },
    { id: changed, ok: false, code: 'CHANGED', current: { facility_id: changed } },
    { id: ended, ok: false, code: 'CHANGED', message: `Changed meanwhile by ${name}: it has ended` },
    { id: moved, ok: false, code: 'CHANGED', message: `Changed again since, by ${name}` },
  ])
  expect(undone[1]!.message).toContain(`Changed meanwhile by ${name}: now U2`)
  const statuses = await Promise.all([kept, changed, target].map((id) => facilityOf(manager, id!)))
  expect(statuses.map(({ facility_status }) => facility_status)).toEqual(['available', 'out_of_order', 'out_of_order'])
})

test('the undo of a blocking keeps the condition that a colleague has set meanwhile, and restores it otherwise', async () => {
  const [dirtied, same] = await addRooms(manager, property, ['U6', 'U7'])
  const clean = { facility_ids: [dirtied!, same!], housekeeping_status: 'clean' }
  await manager.post('update_room_status', clean)
  const before = (await facilityOf(manager, same!)).housekeeping_status
  const done = await block([dirtied!, same!])
  const dirty = { facility_ids: [dirtied!], housekeeping_status: 'dirty', reason: 'A leak' }
  await colleague.post('update_room_status', dirty)
  const theirs = (await facilityOf(manager, dirtied!)).housekeeping_status
  expect(theirs).not.toBe(before)
  expect(await unblock(done, { return_status: before })).toMatchObject([{ ok: true }, { ok: true }])
  expect((await facilityOf(manager, dirtied!)).housekeeping_status).toBe(theirs)
  expect((await facilityOf(manager, same!)).housekeeping_status).toBe(before)
})

test('the undo of an inactivation is refused once a colleague has changed the status of the room', async () => {
  const ids = await addRooms(manager, property, ['U8', 'U9'])
  const done = await setStatus(manager, ids, 'inactive')
  expect(done).toEqual(ids.map((id) => ({ id, ok: true, message: null, lock_version: 1 })))
  await setStatus(colleague, [ids[1]!], 'available')
  await setStatus(colleague, [ids[1]!], 'inactive')
  const undone = await setStatus(manager, ids, 'available', { lock_versions: versionsOf(done) })
  expect(undone).toEqual([
    { id: ids[0], ok: true, message: null, lock_version: 2 },
    { id: ids[1], ok: false, message: `Changed again since, by ${name}`, code: 'CHANGED' },
  ])
  const redone = { lock_versions: [2] }
  expect(await setStatus(manager, [ids[0]!], 'inactive', redone)).toMatchObject([{ ok: true, lock_version: 3 }])
  expect(await setStatus(manager, [ids[0]!], 'available', redone)).toMatchObject([{ ok: false, code: 'CHANGED' }])
})

test('a blocking that an undo creates again is refused for a room that a colleague changed since', async () => {
  const [id] = await addRooms(manager, property, ['U10'])
  await colleague.post('update_facility', { id: id!, note: 'Theirs' })
  const versions = (lock_version: number) => ({ ...nights, lock_versions: [lock_version] })
  expect(await setStatus(manager, [id!], 'hold', versions(0))).toMatchObject([{ ok: false, code: 'CHANGED' }])
  expect(await setStatus(manager, [id!], 'hold', versions(1))).toMatchObject([{ ok: true, lock_version: 0 }])
})
