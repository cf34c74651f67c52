import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { NoticesPage } from '../../src/api/contract/notices.ts'
import { heartbeatMs } from '../../src/api/contract/room-change.ts'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { notices } from '../../server/db/schema/notices.ts'
import { sessions } from '../../server/db/schema/session.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { openBooks } from '../support/books.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { type Inventory, addRooms, inventoryOf } from '../support/inventory.ts'
import { openEvents } from '../support/room-stream.ts'

const path = '/api/v1/hotel_management/notices'
const now = new Date('2026-06-03T08:12:00Z')

let api: Api
let books: ReturnType<typeof openBooks>
let manager: Caller
let supervisor: Caller
let attendant: Caller
let accountant: Caller
let property: Inventory
let rooms: number[]
let lena: number
beforeAll(async () => {
  api = await openApi({ now: () => now })
  books = openBooks(api, await openCatalogue(api))
  manager = await callerOf(api, 'manager')
  supervisor = await callerOf(api, 'supervisor')
  attendant = await callerOf(api, 'attendant')
  accountant = await callerOf(api, 'accountant')
  property = await inventoryOf(manager, 'harbour-view')
  rooms = await addRooms(manager, property, ['N1', 'N2', 'N3', 'N4', 'N5', 'N6'])
  lena = await idOf('attendant')
})
afterAll(() => api.close())

const idOf = async (account: string) => {
  const [found] = await api.db
    .select()
    .from(users)
    .where(eq(users.email_key, `${account}@demo.example`))
  return found!.id
}
const solved = { kind: 'problem_done' as const, data: { by: 'Samuel Okafor', room: 'N1' } }
const of = async (by: Caller, query = ''): Promise<NoticesPage> => (await by.get(`${path}${query}`)).body
const newest = async (by: Caller) => (await of(by)).data[0]
const read = async (by: Caller, fields: Body) => (await by.post(`${path}/read`, fields)).body.data
const assign = (ids: number[], attendant_id: number | null, by = supervisor) =>
  by.post('update_room_status', { facility_ids: ids, attendant_id })

test('rooms assigned in one action give their attendant one notice, which names five of them', async () => {
  await assign(rooms, lena)
  const { data, meta } = await of(attendant)
  expect(meta).toEqual({ unread: 1, has_more: false })
  expect(data).toEqual([
    {
      id: expect.any(Number),
      kind: 'rooms_assigned',
      property: { prefix: 'harbour-view', name: 'Harbour View', timezone: 'Europe/Lisbon' },
      data: { by: 'Samuel Okafor', count: 6, rooms: ['N1', 'N2', 'N3', 'N4', 'N5'] },
      created_at: now.toISOString(),
      is_read: false,
    },
  ])
  // The rooms are hers already, nobody gets rooms, and her own choice is known to her.
  await assign(rooms, lena)
  await assign(rooms.slice(0, 2), null)
  await assign(rooms.slice(0, 2), lena, attendant)
  expect((await of(attendant)).data).toEqual(data)
  expect((await of(supervisor)).data).toEqual([])
})

test('a refused assignment gives no notice', async () => {
  const before = await of(attendant)
  await supervisor.post('update_room_status', { facility_ids: [999_999], attendant_id: lena })
  expect(await of(attendant)).toEqual(before)
})

test('who reported a problem learns that somebody else solved it', async () => {
  const form = { property_id: property.id, facility_id: rooms[0]!, kind: 'plumbing', text: 'The tap drips' }
  const report = async () => (await attendant.post('problems', form)).body.data.id as number
  await attendant.post('update_problem', { id: await report(), status: 'done' })
  expect((await newest(attendant))?.kind).toBe('rooms_assigned')
  const id = await report()
  await manager.post('update_problem', { id, status: 'in_progress' })
  await manager.post('update_problem', { id, status: 'done' })
  expect(await newest(attendant)).toMatchObject({ kind: 'problem_done', data: { by: 'Marta Oliveira', room: 'N1' } })
  expect((await of(attendant)).meta.unread).toBe(2)
})

test('everyone who reads the books of the property learns of closings, reopenings and late postings, except who did them', async () => {
  const hotel = await books.emptyHotel()
  await books.paid(hotel, '2026-04-15')
  const posting = await books.paid(hotel, '2026-05-15')
  await books.close(hotel, '2026-05')
  expect(await newest(accountant)).toMatchObject({
    kind: 'month_closed',
    data: { by: 'Marta Oliveira', month: '2026-05', months: 2 },
  })
  const corrected = (await books.correct(hotel, posting)).body.data
  expect(await newest(accountant)).toMatchObject({
    kind: 'late_posting',
    data: { posting_id: corrected.posting_id, late_for: '2026-05-15', business_date: corrected.business_date },
  })
  await books.reopen(hotel, '2026-05', 'The laundry is missing')
  expect(await newest(accountant)).toMatchObject({
    kind: 'month_reopened',
    data: { by: 'Marta Oliveira', month: '2026-05', reason: 'The laundry is missing' },
  })
  expect((await of(manager)).data).toEqual([])
  // Rafael reads books, but not those of this property; the front desk reads none.
  expect((await of(await callerOf(api, 'regional'))).data).toEqual([])
  expect((await of(await callerOf(api, 'frontdesk'))).data).toEqual([])
  const refused = await books.close(hotel, '2026-06')
  expect([refused.status, (await of(accountant)).data.length]).toEqual([409, 3])
})

test('notices are read one by one or up to one, only by their recipient, and can be filtered', async () => {
  const { data } = await of(accountant)
  const [third, second, first] = data.map(({ id }) => id) as [number, number, number]
  expect(await read(attendant, { ids: [first] })).toEqual({ unread: 2 })
  expect((await of(accountant)).meta.unread).toBe(3)
  expect(await read(accountant, { ids: [second] })).toEqual({ unread: 2 })
  expect((await of(accountant, '?unread=1')).data.map(({ id }) => id)).toEqual([third, first])
  expect((await of(accountant)).data.map(({ is_read }) => is_read)).toEqual([false, true, false])
  expect(await read(accountant, { up_to: third })).toEqual({ unread: 0 })
  const refused: Body[] = [{}, { ids: [first], up_to: first }, { up_to: 'x' }]
  for (const fields of refused) expect((await accountant.post(`${path}/read`, fields)).status).toBe(422)
})

test('everyone who reads the books learns of closed and reopened business dates, except who did it', async () => {
  const before = (await of(manager)).data.length
  const ledger = await books.emptyHotel()
  await books.paid(ledger, '2026-05-30')
  await books.closeDay(ledger, '2026-05-31')
  expect(await newest(accountant)).toMatchObject({
    kind: 'day_closed',
    data: { by: 'Marta Oliveira', day: '2026-05-31', days: 2 },
  })
  await books.reopenDay(ledger, '2026-05-30', 'The bar is missing', '2026-05-31')
  expect(await newest(accountant)).toMatchObject({
    kind: 'day_reopened',
    data: { by: 'Marta Oliveira', day: '2026-05-30', days: 2, reason: 'The bar is missing' },
  })
  await books.closeDay(ledger, '2026-05-31')
  await books.reopenDay(ledger, '2026-05-31')
  expect(await newest(accountant)).toMatchObject({
    kind: 'day_reopened',
    data: { by: 'Marta Oliveira', day: '2026-05-31', reason: 'The bar was missing' },
  })
  expect((await of(manager)).data).toHaveLength(before)
})

test('older notices follow those of the first page, also while new ones arrive', async () => {
  const rows = Array.from({ length: 45 }, () => ({
    ...solved,
    user_id: lena,
    property_id: property.id,
  }))
  await api.db.insert(notices).values(rows)
  const all = await api.db.select().from(notices).where(eq(notices.user_id, lena)).orderBy(notices.id)
  const ids: number[] = []
  for (let before = ''; ;) {
    const { data, meta } = await of(attendant, before)
    ids.push(...data.map(({ id }) => id))
    await api.db.insert(notices).values(rows[0]!)
    if (!meta.has_more) break
    before = `?before=${ids.at(-1)}`
  }
  expect(ids).toEqual(all.map(({ id }) => id).toReversed())
})

test('notices of a property that the person may no longer see are neither shown nor counted nor read', async () => {
  const hana = await callerOf(api, 'housekeeping')
  const id = await idOf('housekeeping')
  await assign(rooms, id)
  const [notice] = (await of(hana)).data
  await api.db.delete(user_properties).where(eq(user_properties.user_id, id))
  expect(await of(hana)).toEqual({ data: [], meta: { unread: 0, has_more: false } })
  await read(hana, { up_to: notice!.id })
  await api.db.insert(user_properties).values({ user_id: id, property_id: property.id })
  expect(await of(hana)).toEqual({ data: [notice], meta: { unread: 1, has_more: false } })
})

test('the stream tells a person at once that their notices changed, and nobody else', async () => {
  const [mine, others] = [
    await openEvents(attendant.fetch, 'notices/changes'),
    await openEvents(supervisor.fetch, 'notices/changes'),
  ]
  for (const stream of [mine, others]) expect((await stream.next())[0]?.type).toBe('ready')
  await assign(rooms, lena)
  expect((await mine.next())[0]?.type).toBe('changed')
  const latest = await newest(attendant)
  expect(latest?.kind).toBe('rooms_assigned')
  await read(attendant, { ids: [latest!.id] })
  expect((await mine.next())[0]?.type).toBe('changed')
  // The first event of the other stream is that of a notice to its own reader.
  const user_id = await idOf('supervisor')
  await api.db.insert(notices).values({ ...solved, user_id, property_id: property.id })
  expect((await others.next())[0]?.type).toBe('changed')
  expect((await of(supervisor)).data).toHaveLength(1)
  for (const stream of [mine, others]) await stream.leave()
})

test('the stream ends at the first heartbeat after its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const front = await callerOf(api, 'frontdesk')
    const stream = await openEvents(front.fetch, 'notices/changes')
    await stream.next()
    await vi.advanceTimersByTimeAsync(heartbeatMs)
    expect(await stream.heartbeat()).toBe(1)
    const user_id = await idOf('frontdesk')
    await api.db.update(sessions).set({ revoked_at: new Date() }).where(eq(sessions.user_id, user_id))
    await vi.advanceTimersByTimeAsync(heartbeatMs)
    expect((await stream.next())[0]?.type).toBe('ended')
  } finally {
    vi.useRealTimers()
  }
})
