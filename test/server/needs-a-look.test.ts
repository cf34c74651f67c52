import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Look, LookKind } from '../../src/api/contract/needs-a-look.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { settleBlockings } from '../../server/blockings/settle.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { openBooks } from '../support/books.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { day, noon } from '../support/day.ts'
import { addRooms, type Inventory, inventoryOf } from '../support/inventory.ts'
import { watchQueries } from '../support/many-facilities.ts'

let api: Api
let manager: Caller
let house: Inventory
const watch = watchQueries()
beforeAll(async () => {
  api = await openApi({ now: noon, database: watch.database })
  manager = await callerOf(api, 'manager')
  house = await inventoryOf(manager, 'casa-azul')
})
afterAll(() => api.close())
beforeEach(() => settleBlockings(api.db, noon()))

const path = '/api/v1/hotel_management/needs_a_look'
async function looks(caller = manager, query = `property_id=${house.id}`): Promise<Look[]> {
  const { status, body } = await caller.get(`${path}?${query}`)
  expect([status, body.message]).toEqual([200, undefined])
  return body.data
}
const lookAt = async (kind: LookKind) => (await looks()).find((look) => look.kind === kind)
const room = async (name: string) => (await addRooms(manager, house, [name]))[0]!
const setRoom = (id: number, values: Partial<typeof facilities.$inferInsert>) =>
  api.db.update(facilities).set(values).where(eq(facilities.id, id))
const addStay = (facility_id: number, values: Partial<typeof stays.$inferInsert>) =>
  api.db.insert(stays).values({
    property_id: house.id,
    facility_id,
    guest_name: 'Ada Novák',
    arrival: day(0),
    departure: day(2),
    state: 'booked',
    ...values,
  })

test('a room that a guest arrives in today needs a look while it is neither clean nor assigned', async () => {
  const before = (await lookAt('arrival_rooms'))?.count ?? 0
  const id = await room('A 901')
  await setRoom(id, { housekeeping_status: 'dirty' })
  await addStay(id, {})
  const look = (await lookAt('arrival_rooms'))!
  expect(look.count).toBe(before + 1)
  expect(look.property).toMatchObject({ prefix: 'casa-azul', name: 'Casa Azul', check_in_time: '15:00' })
  const board = `facilities?property_id=${house.id}&query_type=rooms&stays[]=arrival&attendant_ids[]=0&housekeeping_statuses[]=dirty&housekeeping_statuses[]=pickup`
  expect((await manager.get(board)).body.meta.total).toBe(look.count)
  await setRoom(id, { housekeeping_status: 'clean' })
  expect((await lookAt('arrival_rooms'))?.count ?? 0).toBe(before)
})

test('a room that was found other than the front office says needs a look', async () => {
  const before = (await lookAt('discrepancies'))?.count ?? 0
  const id = await room('A 902')
  await setRoom(id, { reported_occupancy: 'occupied' })
  const look = (await lookAt('discrepancies'))!
  expect(look.count).toBe(before + 1)
  const board = `facilities?property_id=${house.id}&query_type=rooms&discrepancy[]=skip&discrepancy[]=sleep`
  expect((await manager.get(board)).body.meta.total).toBe(look.count)
  await setRoom(id, { reported_occupancy: 'vacant' })
  expect((await lookAt('discrepancies'))?.count ?? 0).toBe(before)
})

test('a blocking that has ended needs a look until its room is given back and its problem is done', async () => {
  const id = await room('A 903')
  const { body } = await manager.post('problems', {
    property_id: house.id,
    facility_id: id,
    kind: 'plumbing',
    text: 'Leak',
    priority: 'normal',
  })
  const [blocking] = await api.db
    .insert(room_blockings)
    .values({
      property_id: house.id,
      facility_id: id,
      kind: 'out_of_order',
      reason_code: 'leak',
      date_from: day(-3),
      date_to: day(-1),
    })
    .returning({ id: room_blockings.id })
  const example = { id: blocking!.id, room: 'A 903', guest_name: null, date: day(-1), reference: null }
  expect((await lookAt('ended_blockings'))?.examples).toContainEqual(example)
  await settleBlockings(api.db, noon())
  expect((await lookAt('ended_blockings'))?.examples ?? []).not.toContainEqual(example)
  await api.db.execute(sql`update room_problems set blocking_id = ${blocking!.id} where id = ${body.data.id}`)
  expect((await lookAt('ended_blockings'))?.examples).toContainEqual(example)
  await api.db.execute(sql`update room_problems set status = 'done', done_at = now() where id = ${body.data.id}`)
  expect((await lookAt('ended_blockings'))?.examples ?? []).not.toContainEqual(example)
})

test('a stay with nights outside the bookable window of its room needs a look', async () => {
  const id = await room('A 904')
  await addStay(id, { arrival: day(10), departure: day(14) })
  await setRoom(id, { bookable_date_to: day(14) })
  const example = expect.objectContaining({ room: 'A 904', guest_name: 'Ada Novák', date: day(10) })
  expect((await lookAt('stays_outside_window'))?.examples ?? []).not.toContainEqual(example)
  await setRoom(id, { bookable_date_to: day(13) })
  expect((await lookAt('stays_outside_window'))?.examples).toContainEqual(example)
  await api.db
    .update(stays)
    .set({ state: 'cancelled' })
    .where(and(eq(stays.facility_id, id), eq(stays.arrival, day(10))))
  expect((await lookAt('stays_outside_window'))?.examples ?? []).not.toContainEqual(example)
})

test('a posting for a closed month needs a look until the month that it is in is closed too', async () => {
  const books = openBooks(api, await openCatalogue(api))
  const property = await books.hotelWith('2026-03', '2026-04')
  const late = async () =>
    (await looks(manager, `property_id=${property}`)).filter(({ kind }) => kind === 'late_postings')
  expect((await books.close(property, '2026-03')).status).toBe(200)
  expect(await late()).toEqual([])
  const id = await books.paid(property, '2026-03-31', '2026-04-02T09:00:00Z')
  const example = { id, room: null, guest_name: null, date: '2026-03-31', reference: 'Stay 77' }
  expect(await late()).toMatchObject([{ count: 1, examples: [example] }])
  expect((await books.close(property, '2026-04')).status).toBe(200)
  expect(await late()).toEqual([])
})

test('three examples stand for all, in the order of the rooms', async () => {
  const names = ['B 1', 'B 2', 'B 3', 'B 10']
  for (const id of await addRooms(manager, house, names)) await setRoom(id, { reported_occupancy: 'occupied' })
  const { count, examples } = (await lookAt('discrepancies'))!
  expect(count).toBeGreaterThan(3)
  expect(examples).toHaveLength(3)
  const rooms = examples.map((example) => example.room!)
  expect(rooms).toEqual(rooms.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
})

test('nobody learns of what a section shows that they may not open', async () => {
  const frontDesk = await looks(await callerOf(api, 'frontdesk'))
  expect(frontDesk.map(({ kind }) => kind)).not.toContain('late_postings')
  const accountant = await looks(await callerOf(api, 'accountant'))
  expect(accountant.filter(({ kind }) => kind !== 'late_postings')).toEqual([])
})

test('all properties take one query, and only those that the caller may see are in it', async () => {
  const all = await looks(manager, '')
  expect(all.filter(({ property }) => property.prefix === 'casa-azul')).toEqual(await looks())
  const cost = await watch.cost(() => looks(manager, ''))
  // One property takes one more, which finds it.
  expect(await watch.cost(() => looks())).toBe(cost + 1)
  const regional = await callerOf(api, 'regional')
  const own = new Set((await looks(regional, '')).map(({ property }) => property.prefix))
  expect([...own].filter((prefix) => !['casa-azul', 'harbour-view', 'hill-house'].includes(prefix))).toEqual([])
  const theirs = (await manager.get('property/hill-house')).body.data.id
  const foreign = await regional.get(`${path}?property_id=${theirs}`)
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual((await regional.get(`${path}?property_id=999999`)).body)
})
