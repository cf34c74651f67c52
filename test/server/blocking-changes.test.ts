import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

interface Result {
  id: number
  ok: boolean
  message: string | null
  blocking_id?: number
  code?: string
  current?: Record<string, unknown>
  conflicts?: Record<string, unknown>[]
}
const post = (facility_id: number, from: number, to: number, over: Body = {}, by = manager) =>
  by.post('update_facility_status', {
    facility_ids: [facility_id],
    facility_status: 'out_of_order',
    date_from: day(from),
    date_to: day(to),
    reason_code: 'leak',
    ...over,
  })
const resultOf = (reply: { body: { data: { results: Result[] } } }) => reply.body.data.results[0]!
/** Creates rooms and blocks the first one for these nights. */
async function blocked(names: string[], from: number, to: number) {
  const rooms = await addRooms(manager, property, names)
  const id = resultOf(await post(rooms[0]!, Math.max(from, 0), to)).blocking_id!
  if (from < 0)
    await api.db
      .update(room_blockings)
      .set({ date_from: day(from) })
      .where(eq(room_blockings.id, id))
  return { id, rooms: rooms as [number, number, ...number[]] }
}
const rowOf = async (id: number) => (await api.db.select().from(room_blockings).where(eq(room_blockings.id, id)))[0]!
const book = (facility_id: number, from: number, to: number) =>
  api.db.insert(stays).values({
    property_id: property.id,
    facility_id,
    guest_name: 'Ada Test',
    arrival: day(from),
    departure: day(to),
    state: 'booked',
  })

test('a future blocking gets other nights, another kind and another reason, and the log has the old values', async () => {
  const { id, rooms } = await blocked(['M1'], 2, 4)
  const change = { blocking_ids: [id], facility_status: 'hold', reason_code: 'other', reason: 'Film', remarks: 'Crew' }
  expect(resultOf(await post(rooms[0], 3, 6, change))).toMatchObject({
    id: rooms[0],
    ok: true,
    blocking_id: id,
    current: { id, kind: 'hold', date_from: day(3), date_to: day(6), reason: 'Film', remarks: 'Crew', lock_version: 1 },
  })
  const { event, changes, reason } = (await logOf(api, rooms[0])).at(-1)!
  expect([event, reason]).toEqual(['changed', 'Film'])
  expect(changes).toContainEqual({ field: 'date_from', before: day(2), after: day(3) })
  expect(changes).toContainEqual({ field: 'facility_status', before: 'out_of_order', after: 'hold' })
})

test('a move to another room frees the first one, and both rooms log it', async () => {
  const { id, rooms } = await blocked(['M2', 'M3'], 2, 4)
  expect(resultOf(await post(rooms[1], 2, 4, { blocking_ids: [id] }))).toMatchObject({ ok: true, blocking_id: id })
  expect((await facilityOf(manager, rooms[0])).current_blocking).toBeNull()
  expect((await facilityOf(manager, rooms[1])).current_blocking).toMatchObject({ id, date_from: day(2) })
  for (const room of rooms) {
    const { event, changes } = (await logOf(api, room)).at(-1)!
    expect([event, changes]).toEqual(['moved', [{ field: 'facility', before: 'M2', after: 'M3' }]])
  }
  expect(resultOf(await post(rooms[0], 2, 4)).ok).toBe(true)
})

test('a blocking that has begun can be extended and shortened, but its past nights stay', async () => {
  const { id, rooms } = await blocked(['M4'], -2, 3)
  expect(resultOf(await post(rooms[0], -2, 5, { blocking_ids: [id] })).ok).toBe(true)
  expect(resultOf(await post(rooms[0], -2, 1, { blocking_ids: [id] })).ok).toBe(true)
  expect(await rowOf(id)).toMatchObject({ date_from: day(-2), date_to: day(1), lock_version: 2 })
  const earlier = resultOf(await post(rooms[0], -1, 1, { blocking_ids: [id] }))
  expect(earlier.message).toMatch(/^It began on .+; past nights stay as they were$/)
  const over = resultOf(await post(rooms[0], -2, 0, { blocking_ids: [id] }))
  expect(over.message).toBe('The last night is over; end the blocking instead')
})

test('a move of a blocking that has begun continues it from today in the new room; the old room gets its return status', async () => {
  const { id, rooms } = await blocked(['M5', 'M6'], -2, 3)
  const moved = resultOf(await post(rooms[1], -2, 3, { blocking_ids: [id], return_status: 'clean' }))
  expect(moved).toMatchObject({ ok: true, current: { facility_id: rooms[1], date_from: day(0), date_to: day(3) } })
  expect(moved.blocking_id).not.toBe(id)
  expect(await rowOf(id)).toMatchObject({ facility_id: rooms[0], date_from: day(-2), date_to: day(0) })
  expect(await facilityOf(manager, rooms[0])).toMatchObject({
    facility_status: 'available',
    housekeeping_status: 'dirty',
  })
  expect(await facilityOf(manager, rooms[1])).toMatchObject({ facility_status: 'out_of_order' })
})

test('a new kind applies from today; past nights keep the old kind in the figures', async () => {
  const { id, rooms } = await blocked(['M7'], -2, 3)
  const changed = resultOf(await post(rooms[0], -2, 3, { blocking_ids: [id], facility_status: 'out_of_service' }))
  expect(await rowOf(id)).toMatchObject({ kind: 'out_of_order', date_to: day(0) })
  expect(await rowOf(changed.blocking_id!)).toMatchObject({ kind: 'out_of_service', date_from: day(0) })
})

test('postponing a blocking of today gives the room its return status', async () => {
  const { id, rooms } = await blocked(['M8'], 0, 3)
  expect(resultOf(await post(rooms[0], -1, 3, { blocking_ids: [id] })).message).toBe('The first night is over')
  expect(resultOf(await post(rooms[0], 2, 5, { blocking_ids: [id] })).ok).toBe(true)
  expect(await facilityOf(manager, rooms[0])).toMatchObject({
    facility_status: 'available',
    housekeeping_status: 'dirty',
  })
})

test('a conflict is named and nothing changes; the own nights are no conflict', async () => {
  const { id, rooms } = await blocked(['M9', 'M10'], 2, 5)
  await book(rooms[1], 3, 4)
  await book(rooms[0], 7, 9)
  const moved = resultOf(await post(rooms[1], 2, 5, { blocking_ids: [id] }))
  expect([moved.message, moved.conflicts]).toEqual([
    '1 stay stands in the way',
    [expect.objectContaining({ kind: 'reservation', date_from: day(3), date_to: day(4) })],
  ])
  expect(resultOf(await post(rooms[0], 3, 8, { blocking_ids: [id] })).ok).toBe(false)
  expect(await rowOf(id)).toMatchObject({ facility_id: rooms[0], date_from: day(2), date_to: day(5), lock_version: 0 })
  expect(resultOf(await post(rooms[0], 4, 7, { blocking_ids: [id] })).ok).toBe(true)
})

test('the second of two users learns who changed the blocking first and its current state', async () => {
  const { id, rooms } = await blocked(['M11'], 2, 4)
  const desk = await callerOf(api, 'frontdesk')
  expect(resultOf(await post(rooms[0], 2, 6, { blocking_ids: [id], lock_version: 0 }, desk)).ok).toBe(true)
  const late = resultOf(await post(rooms[0], 3, 4, { blocking_ids: [id], lock_version: 0 }))
  expect(late).toMatchObject({
    ok: false,
    code: 'CHANGED',
    current: { date_from: day(2), date_to: day(6), lock_version: 1 },
  })
  expect(late.message).toMatch(/^Changed meanwhile by \S+ .+: now M11: Out of order, /)
  await manager.post('update_facility_status', {
    facility_ids: [rooms[0]],
    facility_status: 'available',
    blocking_ids: [id],
  })
  const gone = resultOf(await post(rooms[0], 3, 4, { blocking_ids: [id], lock_version: 1 }))
  expect([gone.message, gone.code]).toEqual(['Changed meanwhile by you: it has ended', 'CHANGED'])
  expect(resultOf(await post(rooms[0], 3, 4, { blocking_ids: [id] })).message).toBe('The blocking has already ended')
})

test('of two concurrent moves of one blocking, one succeeds', async () => {
  const { id, rooms } = await blocked(['M12', 'M13', 'M14'], 2, 4)
  const replies = await Promise.all(
    rooms.slice(1).map((room) => post(room, 2, 4, { blocking_ids: [id], lock_version: 0 })),
  )
  const results = replies.map(resultOf)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const winner = results.find(({ ok }) => ok)!
  expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'CHANGED', current: { facility_id: winner.id } })
  expect((await rowOf(id)).facility_id).toBe(winner.id)
})

test('of two blockings moved to the same nights, one succeeds', async () => {
  const [a, b] = [await blocked(['M15', 'M16'], 2, 4), await blocked(['M17'], 3, 5)]
  const results = (
    await Promise.all([
      post(a.rooms[1], 2, 4, { blocking_ids: [a.id] }),
      post(a.rooms[1], 3, 5, { blocking_ids: [b.id] }),
    ])
  ).map(resultOf)
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(results.find(({ ok }) => !ok)!.message).toBe('1 blocking stands in the way')
})

test('a blocking of another property, a missing one, or several at once cannot be changed', async () => {
  const { id, rooms } = await blocked(['M18', 'M19'], 2, 4)
  const other = await inventoryOf(manager, 'hill-house')
  const abroad = await post(other.rooms[0]!.id, 200, 202, { blocking_ids: [id] })
  const nobody = await post(rooms[0], 2, 4, { blocking_ids: [999_999] })
  for (const reply of [abroad, nobody])
    expect([reply.status, reply.body.errors]).toEqual([422, { blocking_ids: ['There is no such blocking'] }])
  const many = await post(rooms[0], 2, 4, { blocking_ids: [id], facility_ids: [...rooms] })
  expect(many.body.errors).toEqual({ blocking_ids: ['One blocking of one facility at a time'] })
  expect(resultOf(await post(999_999, 2, 4, { blocking_ids: [id] }))).toMatchObject({ ok: false, message: 'Not found' })
  await manager.post('update_facility_status', { facility_ids: [rooms[1]], facility_status: 'inactive' })
  expect(resultOf(await post(rooms[1], 2, 4, { blocking_ids: [id] })).message).toBe(
    'Is inactive; make it available first',
  )
  expect(await rowOf(id)).toMatchObject({ facility_id: rooms[0], lock_version: 0 })
})
