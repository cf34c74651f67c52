import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleBlockings } from '../../server/blockings/settle.ts'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { addUser } from '../../server/users/add.ts'
import { dayFormat } from '../../src/clock/day-format.ts'
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

/** Nights as the calendar writes them. */
const nightsText = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' }).range

const set = (facility_ids: number[], facility_status: string, over: Body = {}) =>
  manager.post('update_facility_status', { facility_ids, facility_status, ...over })
const block = (facility_ids: number[], from: number, to: number, over: Body = {}) =>
  set(facility_ids, 'out_of_order', { date_from: day(from), date_to: day(to), reason_code: 'leak', ...over })
const resultsOf = (reply: { body: { data: { results: Record<string, unknown>[] } } }) => reply.body.data.results
const book = (facility_id: number, from: number, to: number, state: 'booked' | 'in_house' = 'booked') =>
  api.db.insert(stays).values({
    property_id: property.id,
    facility_id,
    guest_name: 'Ada Test',
    arrival: day(from),
    departure: day(to),
    state,
  })

test('a status with dates blocks each room for its nights, and conflicts are named with their dates', async () => {
  const [free, taken] = await addRooms(manager, property, ['B1', 'B2'])
  await book(taken!, 2, 4)
  await block([taken!], 5, 6)
  const [done, refused, missing] = resultsOf(await block([free!, taken!, 999_999], 1, 6))
  expect(done).toEqual({ id: free, ok: true, message: null, blocking_id: expect.any(Number), lock_version: 0 })
  expect(refused).toMatchObject({ id: taken, ok: false, message: '1 stay and 1 blocking stand in the way' })
  expect(refused!.conflicts).toEqual([
    {
      kind: 'reservation',
      id: expect.any(Number),
      label: `Ada Test, ${nightsText(day(2), day(4))}`,
      date_from: day(2),
      date_to: day(4),
    },
    {
      kind: 'out_of_order',
      id: expect.any(Number),
      label: `Out of order, ${nightsText(day(5), day(6))}`,
      date_from: day(5),
      date_to: day(6),
    },
  ])
  expect(missing).toEqual({ id: 999_999, ok: false, message: 'Not found' })
  expect((await facilityOf(manager, free!)).current_blocking).toMatchObject({
    state: 'scheduled',
    kind: 'out_of_order',
  })
  expect((await logOf(api, taken!)).map(({ event }) => event)).toEqual(['created', 'blocked'])
})

test('adjacent nights do not conflict', async () => {
  const [id] = await addRooms(manager, property, ['B3'])
  await book(id!, 3, 5)
  expect(resultsOf(await block([id!], 5, 7))[0]!.ok).toBe(true)
  expect(resultsOf(await block([id!], 1, 3))[0]!.ok).toBe(true)
})

test('a room with a guest in house cannot be blocked today, even on the departure day', async () => {
  const [id] = await addRooms(manager, property, ['B4'])
  await book(id!, -2, 0, 'in_house')
  expect(resultsOf(await block([id!], 0, 2))[0]).toMatchObject({ ok: false, conflicts: [{ kind: 'reservation' }] })
  expect(resultsOf(await block([id!], 1, 2))[0]!.ok).toBe(true)
})

test('a blocking needs dates and a reason, cannot begin in the past and lasts at most 400 nights', async () => {
  const [id] = await addRooms(manager, property, ['B5'])
  const none = await set([id!], 'hold')
  expect([none.status, Object.keys(none.body.errors).toSorted()]).toEqual([
    422,
    ['date_from', 'date_to', 'reason_code'],
  ])
  expect((await block([id!], 1, 2, { reason_code: 'other' })).body.errors).toEqual({ reason: ['Required'] })
  expect((await block([id!], 1, 402)).body.errors).toEqual({ date_to: ['At most 400 nights'] })
  expect(resultsOf(await block([id!], -1, 2))).toEqual([{ id, ok: false, message: 'The first night is over' }])
  expect(await logOf(api, id!)).toHaveLength(1)
})

test('a blocked room has the status of its blocking today; available ends it with the agreed condition', async () => {
  const [id] = await addRooms(manager, property, ['B6'])
  await block([id!], 0, 5, { return_status: 'pickup' })
  expect(await facilityOf(manager, id!)).toMatchObject({
    facility_status: 'out_of_order',
    facility_status_category: 'Blocked',
    current_blocking: { state: 'active', return_status: 'pickup' },
  })
  await api.db
    .update(room_blockings)
    .set({ date_from: day(-3) })
    .where(eq(room_blockings.facility_id, id!))
  expect(resultsOf(await set([id!], 'available'))).toEqual([{ id, ok: true, message: null, lock_version: 0 }])
  expect(await facilityOf(manager, id!)).toMatchObject({
    facility_status: 'available',
    housekeeping_status: 'pickup',
    current_blocking: null,
  })
  const [row] = await api.db.select().from(room_blockings).where(eq(room_blockings.facility_id, id!))
  expect([row!.date_to, row!.cancelled_at]).toEqual([day(0), null])
  expect((await logOf(api, id!)).map(({ event }) => event)).toEqual([
    'created',
    'blocked',
    'ended',
    'condition_changed',
  ])
})

test('a blocking that is undone at once leaves the room as it was', async () => {
  const [id] = await addRooms(manager, property, ['B7'])
  const [{ blocking_id } = {}] = resultsOf(await block([id!], 0, 5))
  await set([id!], 'available', { blocking_ids: [blocking_id as number], return_status: 'clean' })
  expect(await facilityOf(manager, id!)).toMatchObject({ housekeeping_status: 'clean', current_blocking: null })
  expect((await logOf(api, id!)).map(({ event }) => event)).toEqual(['created', 'blocked', 'cancelled'])
  expect(resultsOf(await block([id!], 0, 5))[0]!.ok).toBe(true)
})

test('a future blocking ends only by its id, and an id of other rooms is rejected', async () => {
  const [id, other] = await addRooms(manager, property, ['B8', 'B9'])
  const [{ blocking_id } = {}] = resultsOf(await block([id!], 3, 5))
  await set([id!], 'available')
  expect((await facilityOf(manager, id!)).current_blocking).not.toBeNull()
  const wrong = await set([other!], 'available', { blocking_ids: [blocking_id as number] })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { blocking_ids: ['There is no such blocking'] }])
  await set([id!], 'available', { blocking_ids: [blocking_id as number] })
  expect(await facilityOf(manager, id!)).toMatchObject({ current_blocking: null, housekeeping_status: 'clean' })
  const again = await set([id!], 'available', { blocking_ids: [blocking_id as number] })
  expect(resultsOf(again)).toEqual([{ id, ok: false, message: 'The blocking has already ended' }])
})

test('inactive has no dates, fails while the room is booked, and prevents blockings', async () => {
  const [id, booked] = await addRooms(manager, property, ['I1', 'I2'])
  await book(booked!, 30, 31)
  const results = resultsOf(await set([id!, booked!], 'inactive'))
  expect(results.map(({ ok }) => ok)).toEqual([true, false])
  expect(results[1]).toMatchObject({ message: '1 stay stands in the way', conflicts: [{ kind: 'reservation' }] })
  expect(await facilityOf(manager, id!)).toMatchObject({
    facility_status: 'inactive',
    facility_status_category: 'Retired',
  })
  expect(resultsOf(await block([id!], 1, 2))[0]!.message).toBe('Is inactive; make it available first')
  const found = await manager.get(
    `facilities?property_id=${property.id}&facility_statuses=inactive&facility_statuses=hold`,
  )
  expect(found.body.data.map((row: { name: string }) => row.name)).toContain('I1')
  await set([id!], 'available')
  await set([id!], 'available')
  expect((await logOf(api, id!)).map(({ event }) => event)).toEqual(['created', 'status_changed', 'status_changed'])
})

test('an ended blocking sets the agreed condition, by system, unless housekeeping has changed the room since', async () => {
  const [lapsed, cleaned, running] = await addRooms(manager, property, ['L1', 'L2', 'L3'])
  for (const id of [lapsed!, cleaned!, running!]) await block([id], 0, 4, { return_status: 'dirty' })
  await api.db
    .update(room_blockings)
    .set({ date_from: day(-3), date_to: day(-1) })
    .where(eq(room_blockings.facility_id, lapsed!))
  await api.db
    .update(room_blockings)
    .set({ date_from: day(-3), date_to: day(-1) })
    .where(eq(room_blockings.facility_id, cleaned!))
  await api.db.update(facilities).set({ hk_changed_at: noon() }).where(eq(facilities.id, cleaned!))
  await settleBlockings(api.db, noon())
  await settleBlockings(api.db, noon())
  const conditions = await Promise.all([lapsed!, cleaned!, running!].map((id) => facilityOf(manager, id)))
  expect(conditions.map(({ housekeeping_status: is }) => is)).toEqual(['dirty', 'clean', 'clean'])
  expect((await logOf(api, lapsed!)).slice(2)).toMatchObject([{ event: 'condition_changed', actor_type: 'system' }])
})

test('of five hundred concurrent blockings of a room exactly one succeeds, and the others name it as the conflict', async () => {
  const [id] = await addRooms(manager, property, ['Race'])
  const replies = await Promise.all(
    Array.from({ length: 500 }, (_, index) => block([id!], 1 + (index % 5), 7 + (index % 3))),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const results = replies.map((reply) => resultsOf(reply)[0]!)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const { ok, conflicts } of results) if (!ok) expect(conflicts).toMatchObject([{ kind: 'out_of_order' }])
  const rows = await api.db.select().from(room_blockings).where(eq(room_blockings.facility_id, id!))
  expect(rows).toHaveLength(1)
}, 120_000)

test('a person who may not inspect cannot agree that a room is inspected after its blocking', async () => {
  const person = { email: 'mechanic@demo.example', first_name: 'Mia', last_name: 'Fix', password: 'Welcome-2026!' }
  await addUser(api.db, { ...person, role: 'Maintenance', is_pass_updated: 1 })
  const maintenance = await callerOf(api, 'mechanic')
  const room = (await addRooms(manager, property, ['B50']))[0]!
  const nights = { date_from: day(0), date_to: day(2), reason_code: 'leak' }
  const setBy = (caller: Caller, facility_status: string, over: Body = {}) =>
    caller.post('update_facility_status', { facility_ids: [room], facility_status, ...over })
  const denied = 'A supervisor inspects the rooms'

  const created = await setBy(maintenance, 'out_of_order', { ...nights, return_status: 'inspected' })
  expect([created.status, created.body.errors]).toEqual([422, { return_status: [denied] }])

  const [{ blocking_id }] = resultsOf(await setBy(maintenance, 'out_of_order', nights)) as [{ blocking_id: number }]
  const change = { ...nights, blocking_ids: [blocking_id], return_status: 'inspected' }
  expect((await setBy(maintenance, 'out_of_order', change)).body.errors).toEqual({ return_status: [denied] })
  expect(resultsOf(await setBy(maintenance, 'available', { return_status: 'inspected' }))).toEqual([
    { id: room, ok: false, message: denied },
  ])
  expect(await facilityOf(manager, room)).toMatchObject({
    facility_status: 'out_of_order',
    housekeeping_status: 'clean',
  })

  // What a supervisor agreed on stays.
  expect(resultsOf(await setBy(manager, 'out_of_order', change))).toMatchObject([{ ok: true }])
  expect(resultsOf(await setBy(maintenance, 'available'))).toMatchObject([{ ok: true }])
  expect(await facilityOf(manager, room)).toMatchObject({ housekeeping_status: 'inspected' })
})
