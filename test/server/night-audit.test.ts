import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNightAudit } from '../../server/housekeeping/night-audit.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day } from '../support/day.ts'
import { type Inventory, addRooms, facilityOf, inventoryOf, logOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  // A property in Lisbon, whose local date is that of UTC or one hour ahead.
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

type Room = Partial<typeof facilities.$inferInsert>
const room = async (name: string, over: Room = {}) => {
  const [id] = await addRooms(manager, property, [name])
  await api.db
    .update(facilities)
    .set({ housekeeping_status: 'inspected', ...over })
    .where(eq(facilities.id, id!))
  return id!
}
const stay = async (facility_id: number, from: number, to: number, state: 'booked' | 'in_house' | 'departed') => {
  const [added] = await api.db
    .insert(stays)
    .values({ property_id: property.id, facility_id, guest_name: 'Ada', arrival: day(from), departure: day(to), state })
    .returning({ id: stays.id })
  return added!.id
}
const set = (id: number, fields: Partial<typeof stays.$inferInsert>) =>
  api.db.update(stays).set(fields).where(eq(stays.id, id))
const stateOf = async (id: number) => {
  const { housekeeping_status, service, reported_occupancy, hk_changed_by } = await facilityOf(manager, id)
  return [housekeeping_status, service, reported_occupancy, hk_changed_by]
}

test('a room becomes dirty by system when its guest checks out, and the guest’s requests are cleared', async () => {
  const id = await room('N1', { service: 'dnd', reported_occupancy: 'occupied' })
  const booking = await stay(id, -2, 0, 'in_house')
  await set(booking, { state: 'departed' })
  expect(await stateOf(id)).toEqual(['dirty', 'none', null, null])
  expect((await facilityOf(manager, id)).discrepancy).toBe('none')
  expect((await logOf(api, id)).at(-1)).toMatchObject({
    actor_type: 'system',
    actor_name: 'system',
    module: 'housekeeping',
    event: 'condition_changed',
    reason: 'The guest has left',
    changes: [
      { field: 'housekeeping_status', before: 'inspected', after: 'dirty' },
      { field: 'service', before: 'dnd', after: 'none' },
      { field: 'reported_occupancy', before: 'occupied', after: null },
    ],
  })
  const entries = (await logOf(api, id)).length
  await set(booking, { state: 'departed', guest_name: 'Ada L.' })
  expect(await logOf(api, id)).toHaveLength(entries)
})

test('a guest who moves leaves a dirty room, and the new room does not change', async () => {
  const [old, next] = [await room('N2'), await room('N3', { reported_occupancy: 'vacant' })]
  const booking = await stay(old, -1, 3, 'in_house')
  await set(booking, { facility_id: next })
  expect(await stateOf(old)).toEqual(['dirty', 'none', null, null])
  expect(await stateOf(next)).toEqual(['inspected', 'none', null, null])
  expect((await logOf(api, old)).at(-1)).toMatchObject({ reason: 'The guest has moved to another room' })
})

test('an arrival clears the reported occupancy, so there is no discrepancy', async () => {
  const id = await room('N4', { reported_occupancy: 'vacant' })
  const booking = await stay(id, 0, 3, 'booked')
  await set(booking, { state: 'in_house' })
  expect(await stateOf(id)).toEqual(['inspected', 'none', null, null])
})

test('a stay that is cancelled, or created as departed, does not change the room', async () => {
  const id = await room('N5')
  await stay(id, -3, -1, 'departed')
  await api.db
    .update(stays)
    .set({ state: 'cancelled' })
    .where(eq(stays.id, await stay(id, 2, 3, 'booked')))
  expect(await stateOf(id)).toEqual(['inspected', 'none', null, null])
})

const night = (days: number, time = '05:00') => runNightAudit(api.db, new Date(`${day(days)}T${time}:00Z`))

test('the night audit makes occupied rooms dirty by system, once per business date, whichever instance runs first', async () => {
  const [slept, dirty, quiet, clean, arrived] = [
    await room('N6', { service: 'declined', reported_occupancy: 'vacant' }),
    await room('N7', { housekeeping_status: 'dirty' }),
    await room('N8', { service: 'make_up' }),
    await room('N9'),
    await room('N10'),
  ]
  for (const id of [slept, dirty]) await stay(id, -1, 4, 'in_house')
  // Checked in on the date whose night is still ahead.
  await stay(arrived, 1, 4, 'in_house')
  await night(0)
  expect(await stateOf(slept)).toEqual(['inspected', 'declined', 'vacant', null])
  await Promise.all([night(1), night(1), night(1, '09:00')])
  expect(await stateOf(slept)).toEqual(['dirty', 'none', null, null])
  expect(await stateOf(dirty)).toEqual(['dirty', 'none', null, null])
  expect(await stateOf(quiet)).toEqual(['inspected', 'none', null, null])
  expect(await stateOf(clean)).toEqual(['inspected', 'none', null, null])
  expect(await stateOf(arrived)).toEqual(['inspected', 'none', null, null])
  const log = await logOf(api, slept)
  expect(log).toHaveLength(2)
  expect(log[1]).toMatchObject({
    actor_type: 'system',
    event: 'condition_changed',
    reason: 'A guest slept here',
    changes: [
      { field: 'housekeeping_status', before: 'inspected', after: 'dirty' },
      { field: 'service', before: 'declined', after: 'none' },
      { field: 'reported_occupancy', before: 'vacant', after: null },
    ],
  })
  expect((await logOf(api, quiet)).at(-1)).toMatchObject({ event: 'housekeeping_changed', reason: 'A new day' })
  expect([await logOf(api, clean), await logOf(api, dirty)].map(({ length }) => length)).toEqual([1, 1])
  // The next night audit.
  await night(2)
  expect(await stateOf(arrived)).toEqual(['dirty', 'none', null, null])
})

test('a late run keeps rooms cleaned since midnight, and midnight is local to the property', async () => {
  const since = new Date(`${day(3)}T06:00:00Z`)
  const id = await room('N11', { housekeeping_status: 'clean', hk_changed_at: since })
  const other = await room('N12')
  for (const of of [id, other]) await stay(of, -1, 9, 'in_house')
  await night(2, '21:00')
  expect(await stateOf(other)).toEqual(['inspected', 'none', null, null])
  await night(3, '08:00')
  expect([(await stateOf(id))[0], (await stateOf(other))[0]]).toEqual(['clean', 'dirty'])
})
