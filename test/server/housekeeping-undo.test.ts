import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomStatusResult } from '../../src/api/contract/housekeeping.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let supervisor: Caller
let attendant: Caller
let property: Inventory
let now = new Date()
beforeAll(async () => {
  api = await openApi({ now: () => now })
  manager = await callerOf(api, 'manager')
  supervisor = await callerOf(api, 'supervisor')
  attendant = await callerOf(api, 'housekeeping')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
const room = async (name: string, over: Partial<typeof facilities.$inferInsert> = {}) => {
  const [id] = await addRooms(manager, property, [name])
  await api.db.update(facilities).set(over).where(eq(facilities.id, id!))
  return id!
}
const change = async (by: Caller, facility_ids: number[], fields: Body, headers = {}): Promise<RoomStatusResult[]> =>
  (await by.post('update_room_status', { facility_ids, ...fields }, headers)).body.data.results
const start = { housekeeping_status: 'cleaning' }
const back = { housekeeping_status: 'dirty', undo: 1 }
const messageOf = async (by: Caller, id: number, fields: Body) => (await change(by, [id], fields))[0]?.message
const condition = async (id: number) => {
  const { housekeeping_status, hk_changed_at, hk_changed_by } = await facilityOf(manager, id)
  return { housekeeping_status, hk_changed_at, hk_changed_by }
}

test('a user undoes their own step: the room is as before, and the log has a separate entry', async () => {
  const id = await room('U1', { housekeeping_status: 'dirty' })
  const before = await condition(id)
  await change(attendant, [id], start)
  const [result] = await change(attendant, [id], { ...back, based_on: [''] })
  expect(result).toMatchObject({ id, ok: true, message: null, current: { housekeeping_status: 'dirty' } })
  expect(await condition(id)).toEqual(before)
  const log = await logOf(api, id)
  expect(log.slice(1)).toMatchObject([
    { event: 'condition_changed', undoes: null },
    {
      event: 'undone',
      module: 'housekeeping',
      actor_name: 'Hana Sato',
      undoes: log[1]!.id,
      changes: [{ field: 'housekeeping_status', before: 'cleaning', after: 'dirty' }],
    },
  ])
})

test('undoing an inspection restores the user who cleaned the room', async () => {
  const id = await room('U2', { housekeeping_status: 'cleaning' })
  await change(attendant, [id], { housekeeping_status: 'clean' })
  const before = await condition(id)
  later(1)
  await change(supervisor, [id], { housekeeping_status: 'inspected' })
  expect(await messageOf(supervisor, id, { housekeeping_status: 'clean', undo: 1 })).toBeNull()
  expect(await condition(id)).toEqual(before)
})

test('undoing a failed inspection needs no reason', async () => {
  const id = await room('U3', { housekeeping_status: 'inspected' })
  await change(supervisor, [id], { housekeeping_status: 'dirty', reason: 'Hair in the basin' })
  expect(await messageOf(supervisor, id, { housekeeping_status: 'inspected', undo: 1 })).toBeNull()
  expect(await condition(id)).toMatchObject({ housekeeping_status: 'inspected' })
})

test('several rooms are undone in one call, with one result per room', async () => {
  const [one, two] = [
    await room('U4', { housekeeping_status: 'dirty' }),
    await room('U5', { housekeeping_status: 'dirty' }),
  ]
  await change(attendant, [one, two], start)
  await change(attendant, [two], { housekeeping_status: 'clean' })
  expect(await change(attendant, [one, two, 999_999], back)).toMatchObject([
    { id: one, ok: true },
    { id: two, ok: false, message: 'Changed again since' },
    { id: 999_999, ok: false, message: 'Not found' },
  ])
  expect(await condition(two)).toMatchObject({ housekeeping_status: 'clean' })
})

test('a later change by someone else stays, and the error names them', async () => {
  const id = await room('U6', { housekeeping_status: 'dirty' })
  await change(attendant, [id], start)
  expect(await messageOf(supervisor, id, back)).toBe('Only Hana Sato can undo this')
  later(1)
  await change(supervisor, [id], { housekeeping_status: 'clean' })
  expect(await messageOf(attendant, id, back)).toBe('Changed again since, by Samuel Okafor')
  expect(await condition(id)).toMatchObject({ housekeeping_status: 'clean' })
})

test('a step can be undone once, within 15 minutes, and only if there is one', async () => {
  const id = await room('U7', { housekeeping_status: 'dirty' })
  expect(await messageOf(attendant, id, back)).toBe('Only the last 15 minutes can be undone')
  await change(attendant, [id], start)
  expect(await messageOf(attendant, id, back)).toBeNull()
  expect(await messageOf(attendant, id, back)).toBe('Already undone')
  await change(attendant, [id], start)
  later(16)
  expect(await messageOf(attendant, id, back)).toBe('Only the last 15 minutes can be undone')
  expect(await condition(id)).toMatchObject({ housekeeping_status: 'cleaning' })
})

test('of two concurrent undos one succeeds, and a repeated request with its key gives the same reply', async () => {
  const id = await room('U8', { housekeeping_status: 'dirty' })
  await change(attendant, [id], start)
  const both = await Promise.all([change(attendant, [id], back), change(attendant, [id], back)])
  expect(both.map(([result]) => result?.ok).toSorted()).toEqual([false, true])
  await change(attendant, [id], start)
  const key = { 'Idempotency-Key': 'undo-1' }
  const first = await change(attendant, [id], back, key)
  expect(await change(attendant, [id], back, key)).toEqual(first)
  expect(first[0]?.ok).toBe(true)
})

test('an undo names the condition to restore and has no other fields', async () => {
  const id = await room('U9', { housekeeping_status: 'dirty' })
  const errors = async (fields: Body) => {
    const { status, body } = await attendant.post('update_room_status', { facility_ids: [id], ...fields })
    return [status, body.errors]
  }
  expect(await errors({ undo: 1 })).toEqual([422, { housekeeping_status: ['Required'] }])
  expect(await errors({ ...back, service: 'dnd' })).toEqual([422, { undo: ['Undoes a condition alone'] }])
  expect(await errors({ ...back, undo: 2 })).toMatchObject([422, { undo: [expect.any(String)] }])
})

test('a room of another property is answered like a missing one', async () => {
  const foreign = (await inventoryOf(manager, 'hill-house')).rooms[0]!.id
  expect(await messageOf(await callerOf(api, 'regional'), foreign, back)).toBe('Not found')
})
