import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomStatusResult } from '../../src/api/contract/housekeeping.ts'
import { users } from '../../server/db/schema/access.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let supervisor: Caller
let attendant: Caller
let property: Inventory
let hana: number
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  supervisor = await callerOf(api, 'supervisor')
  attendant = await callerOf(api, 'housekeeping')
  property = await inventoryOf(manager, 'harbour-view')
  hana = await idOf('housekeeping')
})
afterAll(() => api.close())

const idOf = async (account: string) => {
  const [found] = await api.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email_key, `${account}@demo.example`))
  return found!.id
}
/** Creates a clean room without any changes. */
const room = async (name: string, over: Partial<typeof facilities.$inferInsert> = {}) => {
  const [id] = await addRooms(manager, property, [name])
  if (Object.keys(over).length > 0) await api.db.update(facilities).set(over).where(eq(facilities.id, id!))
  return id!
}
const change = async (by: Caller, facility_ids: number[], fields: Body, headers = {}): Promise<RoomStatusResult[]> =>
  (await by.post('update_room_status', { facility_ids, ...fields }, headers)).body.data.results

test('priority, service, attendant and reported occupancy are saved and logged without changing condition and version', async () => {
  const id = await room('C1')
  const fields = { hk_priority: 1, service: 'make_up', attendant_id: hana, reported_occupancy: 'occupied' }
  const [result] = await change(supervisor, [id], { ...fields, reason: 'Asked at the desk' })
  expect(result).toMatchObject({
    ok: true,
    current: {
      housekeeping_status: 'clean',
      hk_changed_at: null,
      hk_changed_by: null,
      service: 'make_up',
      hk_priority: 1,
      attendant: { id: hana, name: 'Hana Sato' },
      reported_occupancy: 'occupied',
    },
  })
  expect(await facilityOf(manager, id)).toMatchObject({
    hk_priority: 1,
    service: 'make_up',
    attendant: { name: 'Hana Sato' },
    reported_occupancy: 'occupied',
    discrepancy: 'sleep',
    lock_version: 0,
  })
  const log = await logOf(api, id)
  expect(log[1]).toMatchObject({
    event: 'housekeeping_changed',
    actor_name: 'Samuel Okafor',
    reason: 'Asked at the desk',
    changes: [
      { field: 'service', before: 'none', after: 'make_up' },
      { field: 'hk_priority', before: 0, after: 1 },
      { field: 'reported_occupancy', before: null, after: 'occupied' },
      { field: 'attendant', before: null, after: 'Hana Sato' },
    ],
  })
  await change(supervisor, [id], { attendant_id: null, reported_occupancy: null, hk_priority: 1 })
  expect(await facilityOf(manager, id)).toMatchObject({ attendant: null, discrepancy: 'none' })
  expect((await logOf(api, id))[2]?.changes).toHaveLength(2)
  await change(supervisor, [id], { hk_priority: 1 })
  expect(await logOf(api, id)).toHaveLength(3)
})

test('a call without a change, or with invalid values, is rejected on the field', async () => {
  const id = await room('C2')
  const errors = async (fields: Body) => {
    const { status, body } = await supervisor.post('update_room_status', { facility_ids: [id], ...fields })
    return [status, body.errors]
  }
  expect(await errors({})).toEqual([422, { form: ['Give something to change'] }])
  expect(await errors({ service: 'quiet' })).toEqual([422, { service: ['Must be a service'] }])
  expect(await errors({ hk_priority: 2 })).toMatchObject([422, { hk_priority: [expect.any(String)] }])
  expect(await errors({ reported_occupancy: 'asleep' })).toMatchObject([
    422,
    { reported_occupancy: [expect.any(String)] },
  ])
  expect(await errors({ hk_priority: 1, based_on: ['2026'] })).toMatchObject([422, { based_on: [expect.any(String)] }])
  const two = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z']
  expect(await errors({ hk_priority: 1, based_on: two })).toEqual([422, { based_on: ['One for all, or one an id'] }])
})

test('do not disturb can be set during cleaning, and then cleaning cannot start until it is removed', async () => {
  const id = await room('C3', { housekeeping_status: 'cleaning' })
  const messages = async (fields: Body) => (await change(attendant, [id], fields)).map(({ message }) => message)
  expect(await messages({ service: 'dnd' })).toEqual([null])
  expect(await messages({ housekeeping_status: 'clean' })).toEqual([null])
  const [failed] = await change(supervisor, [id], { housekeeping_status: 'dirty', reason: 'Crumbs' })
  expect(failed?.message).toBeNull()
  expect(await messages({ housekeeping_status: 'cleaning' })).toEqual(['The guest asked not to be disturbed'])
  expect(await messages({ housekeeping_status: 'cleaning', service: 'declined' })).toEqual([
    'The guest declined service',
  ])
  expect(await messages({ housekeeping_status: 'cleaning', service: 'none' })).toEqual([null])
})

test('a change by someone else meanwhile fails with their name and the current state; an own change does not', async () => {
  const [one, two] = [
    await room('C4', { housekeeping_status: 'dirty' }),
    await room('C5', { housekeeping_status: 'dirty' }),
  ]
  const seen = [{ based_on: [''] }, { based_on: ['', ''] }]
  const [started] = await change(attendant, [one], { housekeeping_status: 'cleaning', ...seen[0] })
  expect(started?.ok).toBe(true)
  // The attendant's own queue continues from the version it started with.
  expect((await change(attendant, [one], { housekeeping_status: 'clean', ...seen[0] }))[0]?.ok).toBe(true)
  const results = await change(supervisor, [one, two], { hk_priority: 1, ...seen[1] })
  expect(results).toMatchObject([
    {
      id: one,
      ok: false,
      code: 'CHANGED',
      message: 'Changed meanwhile by Hana Sato: now clean',
      current: { housekeeping_status: 'clean', hk_priority: 0, hk_changed_by: { id: hana, name: 'Hana Sato' } },
    },
    { id: two, ok: true, code: null, current: { hk_priority: 1 } },
  ])
  const based_on = [results[0]!.current!.hk_changed_at!]
  expect((await change(supervisor, [one], { housekeeping_status: 'inspected', based_on }))[0]?.ok).toBe(true)
  // Without `based_on`, only the transitions decide.
  expect((await change(attendant, [one], { housekeeping_status: 'pickup' }))[0]?.ok).toBe(true)
})

test('a change by the system meanwhile fails too', async () => {
  const id = await room('C6', { housekeeping_status: 'dirty', hk_changed_at: new Date() })
  const [result] = await change(attendant, [id], {
    housekeeping_status: 'cleaning',
    based_on: ['2026-01-01T00:00:00Z'],
  })
  expect(result?.message).toBe('Changed meanwhile by the system: now dirty')
})

test('a repeated request with the same key has one effect and the same reply, and the key is valid for that request only', async () => {
  const id = await room('C7', { housekeeping_status: 'dirty' })
  const key = { 'Idempotency-Key': 'queue-1' }
  const first = await change(attendant, [id], { housekeeping_status: 'cleaning' }, key)
  const replies = await Promise.all(
    [1, 2, 3].map(() =>
      attendant.post('update_room_status', { facility_ids: [id], housekeeping_status: 'cleaning' }, key),
    ),
  )
  for (const { headers, body } of replies)
    expect([headers.get('idempotency-replayed'), body.data.results]).toEqual([
      'true',
      JSON.parse(JSON.stringify(first)),
    ])
  expect(await logOf(api, id)).toHaveLength(2)
  const other = await attendant.post('update_room_status', { facility_ids: [id], housekeeping_status: 'clean' }, key)
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
})

test('rooms can be assigned only to attendants; any other user is answered like a missing one', async () => {
  const id = await room('C8')
  const foreign = await inventoryOf(manager, 'hill-house')
  const messageFor = async (attendant_id: number, ids = [id]) =>
    (await change(supervisor, ids, { attendant_id })).map(({ message }) => message)
  for (const account of ['manager', 'frontdesk', 'accountant', 'visitor', 'deactivated'])
    expect([account, await messageFor(await idOf(account))]).toEqual([account, ['There is no such attendant']])
  expect(await messageFor(999_999)).toEqual(['There is no such attendant'])
  expect(await messageFor(hana, [id, foreign.rooms[0]!.id])).toEqual([null, 'There is no such attendant'])
})

test('an attendant does not inspect; a supervisor inspects the work of others, and a manager all', async () => {
  const [one, two] = [
    await room('C9', { housekeeping_status: 'cleaning' }),
    await room('C10', { housekeeping_status: 'cleaning' }),
  ]
  const pass = { housekeeping_status: 'inspected' }
  await change(attendant, [one], { housekeeping_status: 'clean' })
  await change(supervisor, [two], { housekeeping_status: 'clean' })
  const messages = async (by: Caller, fields: Body) =>
    (await change(by, [one, two], fields)).map(({ message }) => message)
  const notTheirs = 'A supervisor inspects the rooms'
  expect(await messages(attendant, pass)).toEqual([notTheirs, notTheirs])
  expect(await messages(attendant, { housekeeping_status: 'dirty', reason: 'Dust' })).toEqual([notTheirs, notTheirs])
  expect(await messages(supervisor, pass)).toEqual([null, 'You cleaned this room; someone else must inspect it'])
  const three = await room('C11', { housekeeping_status: 'cleaning' })
  await change(manager, [three], { housekeeping_status: 'clean' })
  expect((await change(manager, [three], pass))[0]?.ok).toBe(true)
})

test('rooms of other properties are answered like missing ones, and a caller without the permission changes none', async () => {
  const foreign = (await inventoryOf(manager, 'hill-house')).rooms[0]!.id
  const regional = await callerOf(api, 'regional')
  const [theirs, missing] = await change(regional, [foreign, 999_999], { service: 'dnd' })
  expect([theirs, missing]).toEqual([
    { id: foreign, ok: false, message: 'Not found', code: null },
    { id: 999_999, ok: false, message: 'Not found', code: null },
  ])
  expect(await facilityOf(manager, foreign)).toMatchObject({ service: 'none' })
  const accountant = await callerOf(api, 'accountant')
  expect((await accountant.post('update_room_status', { facility_ids: [foreign], service: 'dnd' })).status).toBe(403)
})
