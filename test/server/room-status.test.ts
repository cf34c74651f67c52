import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { facilities } from '../../server/db/schema/facilities.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

const set = (facility_ids: number[], housekeeping_status: string, over = {}) =>
  manager.post('update_room_status', { facility_ids, housekeeping_status, ...over })
const messages = (reply: { body: { data: { results: { message: string | null }[] } } }) =>
  reply.body.data.results.map(({ message }) => message)

test('a room passes through its conditions in order, and each names its author', async () => {
  const [id] = await addRooms(manager, property, ['H1'])
  for (const [status, over] of [
    ['inspected', {}],
    ['dirty', { reason: 'Hair in the sink' }],
    ['cleaning', {}],
    ['clean', {}],
    ['pickup', {}],
  ] as const)
    expect(messages(await set([id!], status, over))).toEqual([null])
  expect(await facilityOf(manager, id!)).toMatchObject({
    housekeeping_status: 'pickup',
    hk_changed_at: expect.any(String),
    hk_changed_by: { name: 'Marta Oliveira' },
    lock_version: 0,
  })
  const log = await logOf(api, id!)
  expect(log[2]).toMatchObject({
    module: 'housekeeping',
    event: 'condition_changed',
    reason: 'Hair in the sink',
    changes: [{ field: 'housekeeping_status', before: 'inspected', after: 'dirty' }],
  })
  expect(log).toHaveLength(6)
})

test('a transition that is not allowed fails per room with the reason and is not logged', async () => {
  const [clean, resting, declined] = await addRooms(manager, property, ['H2', 'H3', 'H4'])
  const set3 = (id: number, service: 'dnd' | 'declined') =>
    api.db.update(facilities).set({ housekeeping_status: 'dirty', service }).where(eq(facilities.id, id))
  await set3(resting!, 'dnd')
  await set3(declined!, 'declined')
  expect(messages(await set([clean!, resting!, declined!, 999_999], 'cleaning'))).toEqual([
    'Start cleaning is for rooms that are dirty or pickup; this one is clean',
    'The guest asked not to be disturbed',
    'The guest declined service',
    'Not found',
  ])
  expect(await logOf(api, resting!)).toHaveLength(1)
})

test('a failed inspection needs a reason', async () => {
  const reply = await set([property.rooms[0]!.id], 'dirty')
  expect([reply.status, reply.body.errors]).toEqual([422, { reason: ['Required'] }])
})

test('statuses and their categories can be queried by name', async () => {
  const { data } = (await manager.get('facility_status')).body
  expect(data.map(({ code }: { code: string }) => code)).toEqual(['AV', 'OS', 'OO', 'IU', 'HD', 'OI', 'IN'])
  const [hold] = (await manager.get('facility_status?name=hold')).body.data
  expect(hold).toMatchObject({ label: 'Hold', is_dated: true, facility_status_category: { name: 'Blocked' } })
  expect((await manager.get('facility_status?name=nothing')).body.data).toEqual([])
  expect((await manager.get('facility_status_category?name=Retired')).body.data).toEqual([
    { id: expect.any(Number), name: 'Retired', deducts_inventory: true, counts_in_house: false, assignable: false },
  ])
})
