import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Attendant } from '../../src/api/contract/attendant.ts'
import type { HousekeepingCounts } from '../../src/api/contract/housekeeping-counts.ts'
import { users } from '../../server/db/schema/access.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, inventoryOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
let hana: number
let rooms: number[]
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
  const [found] = await api.db.select().from(users).where(eq(users.email_key, 'housekeeping@demo.example'))
  hana = found!.id
  await api.db.update(facilities).set({ attendant_id: null })
  rooms = await addRooms(manager, property, ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'], { floor: null })
  const set = (index: number, over: Partial<typeof facilities.$inferInsert>) =>
    api.db.update(facilities).set(over).where(eq(facilities.id, rooms[index]!))
  const stay = (index: number, from: number, to: number, state: 'booked' | 'in_house' | 'departed' | 'cancelled') =>
    api.db.insert(stays).values({
      property_id: property.id,
      facility_id: rooms[index]!,
      guest_name: 'Ada',
      arrival: day(from),
      departure: day(to),
      state,
    })
  await stay(0, -1, 2, 'in_house')
  await stay(1, -1, 0, 'in_house')
  await stay(1, 0, 2, 'booked')
  await stay(2, 0, 2, 'booked')
  await stay(3, -1, 0, 'departed')
  await stay(4, -4, -2, 'departed')
  await stay(4, 0, 2, 'cancelled')
  await set(0, { reported_occupancy: 'vacant', housekeeping_status: 'dirty', attendant_id: hana, service: 'dnd' })
  await set(1, { reported_occupancy: 'occupied', housekeeping_status: 'cleaning', attendant_id: hana })
  await set(2, { reported_occupancy: 'occupied', hk_priority: 1 })
  await set(3, { attendant_id: hana, housekeeping_status: 'inspected', service: 'make_up' })
})
afterAll(() => api.close())

const countsOf = async (caller: Caller, id = property.id) => caller.get(`housekeeping_counts?property_id=${id}`)
const named = async (query: string) =>
  (await manager.get(`facilities?property_id=${property.id}&query_type=rooms&keyword=l&per_page=50&${query}`)).body.data
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => /^L\d$/.test(name))

test('stay, attendant, service, priority and discrepancy filter rooms, also together', async () => {
  expect(await named('stays[]=stayover&stays[]=arrival')).toEqual(['L1', 'L3'])
  expect(await named('stays[]=due_out')).toEqual(['L2'])
  expect(await named('stays[]=departed')).toEqual(['L4'])
  expect(await named('stays[]=none')).toEqual(['L5', 'L6'])
  expect(await named(`attendant_ids[]=${hana}`)).toEqual(['L1', 'L2', 'L4'])
  expect(await named('attendant_ids[]=0')).toEqual(['L3', 'L5', 'L6'])
  expect(await named(`attendant_ids[]=0&attendant_ids[]=${hana}`)).toHaveLength(6)
  expect(await named('services[]=dnd&services[]=make_up')).toEqual(['L1', 'L4'])
  expect(await named('hk_priority=1')).toEqual(['L3'])
  expect(await named('hk_priority=0')).toHaveLength(5)
  expect(await named('discrepancy[]=skip')).toEqual(['L1'])
  expect(await named('discrepancy[]=sleep&discrepancy[]=skip')).toEqual(['L1', 'L3'])
  expect(await named(`attendant_ids[]=${hana}&stays[]=stayover&services[]=dnd`)).toEqual(['L1'])
  expect((await manager.get('facilities?stays[]=soon')).status).toBe(422)
  // All properties at once, each by its own date.
  expect((await manager.get('facilities?stays[]=due_out&keyword=l2&query_type=rooms')).body.meta.total).toBeGreaterThan(
    0,
  )
})

test('every count equals the list’s total with that filter', async () => {
  const { data: counts } = (await countsOf(manager)).body as { data: HousekeepingCounts }
  const totalOf = async (query: string): Promise<number> =>
    (await manager.get(`facilities?property_id=${property.id}&query_type=rooms&per_page=1&${query}`)).body.meta.total
  for (const name of ['housekeeping_statuses', 'stays', 'services', 'discrepancy'] as const)
    for (const [value, count] of Object.entries(counts[name]))
      expect([name, value, count]).toEqual([name, value, await totalOf(`${name}[]=${value}`)])
  for (const { floor, count } of counts.floors)
    if (floor !== null) expect([floor, count]).toEqual([floor, await totalOf(`floors[]=${floor}`)])
  expect(counts.floors.find(({ floor }) => floor === null)?.count).toBe(6)
  for (const { attendant, count } of counts.attendants)
    expect([attendant, count]).toEqual([attendant, await totalOf(`attendant_ids[]=${attendant?.id ?? 0}`)])
  expect(counts.attendants.map(({ attendant }) => attendant?.name)).toContain('Hana Sato')
  expect(counts.hk_priority).toBe(await totalOf('hk_priority=1'))
  expect(counts.total).toBe(await totalOf(''))
  expect(counts.discrepancy).toMatchObject({ skip: 1, sleep: 1 })
})

test('a property without rooms has zero counts', async () => {
  const { data: types } = (await manager.get('property_types')).body
  const form = {
    prefix: 'empty',
    name: 'Empty',
    property_type_id: types[0].id,
    status: 0,
    timezone: 'UTC',
    currency: 'EUR',
  }
  const rest = { check_in_time: '15:00', check_out_time: '11:00', address: 'x', email: null, phone: null }
  const window = { bookable_date_from: null, bookable_date_to: null }
  const { id } = (await manager.post('property', { ...form, ...rest, ...window })).body.data
  const { data } = (await countsOf(manager, id)).body
  expect(data).toMatchObject({ total: 0, floors: [], attendants: [], hk_priority: 0, stays: { arrival: 0 } })
})

test('a supervisor can choose among the property’s attendants and sees the remaining work of each', async () => {
  const supervisor = await callerOf(api, 'supervisor')
  const attendants = async (id: number): Promise<Attendant[]> =>
    (await supervisor.get(`attendants?property_id=${id}`)).body.data
  const here = await attendants(property.id)
  const { data: types } = (await manager.get(`facility_types?property_id=${property.id}`)).body
  const { cleaning_minutes } = types.find(({ id }: { id: number }) => id === property.roomType.id)
  expect(here.find(({ id }) => id === hana)).toEqual({
    id: hana,
    name: 'Hana Sato',
    roles: ['Housekeeping Attendant'],
    rooms_count: 2,
    minutes: 2 * cleaning_minutes,
  })
  const names = here.map(({ name }) => name)
  expect(names).toContain('Samuel Okafor')
  // Managers, front desk, accountants, former staff and guests of the group clean no rooms.
  expect(names.filter((name) => /Marta|Rafael|Finn|Adela|Dieter|Vera/.test(name))).toEqual([])
  const foreign = await attendants((await inventoryOf(manager, 'hill-house')).id)
  expect(foreign.map(({ name }) => name)).not.toContain('Hana Sato')
})

test.each(['housekeeping_counts', 'attendants'])(
  '%s of another property are answered like those of a missing one',
  async (path) => {
    const regional = await callerOf(api, 'regional')
    const foreign = await inventoryOf(manager, 'hill-house')
    const of = async (id: number) => {
      const { status, body } = await regional.get(`${path}?property_id=${id}`)
      return [status, body]
    }
    expect(await of(foreign.id)).toEqual(await of(999_999))
    expect((await of(foreign.id))[0]).toBe(404)
    expect((await regional.get(path)).status).toBe(422)
    const accountant = await callerOf(api, 'accountant')
    expect((await accountant.get(`${path}?property_id=${property.id}`)).status).toBe(403)
  },
)
