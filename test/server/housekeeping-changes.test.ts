import { millisecondsInDay } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { users } from '../../server/db/schema/access.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { createNoticeChanges } from '../../server/notices/notice-changes.ts'
import { createRoomChanges } from '../../server/housekeeping/room-changes.ts'
import { createLog } from '../../server/log.ts'
import { heartbeatMs, maxStreams } from '../../src/api/contract/room-change.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { day } from '../support/day.ts'
import { type Inventory, addRooms, inventoryOf } from '../support/inventory.ts'
import { openStream, roomsOf } from '../support/room-stream.ts'

let api: Api
let manager: Caller
let property: Inventory
let rooms: number[]
let now = Date.now()
beforeAll(async () => {
  api = await openApi({ now: () => new Date(now) })
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
  rooms = await addRooms(manager, property, ['S1', 'S2', 'S3'])
})
afterAll(() => api.close())
afterEach(() => vi.useRealTimers())

const path = '/api/v1/hotel_management/housekeeping/changes'
const note = (ids: number[], fields: Record<string, string | number>) =>
  manager.post('update_room_status', { facility_ids: ids, ...fields })

test('a stream sends the changed rooms of its property, merges simultaneous changes, and sends none of other properties', async () => {
  const watching = await openStream(manager.fetch, property.id)
  expect(watching.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(watching.reply.headers.get('cache-control')).toContain('no-store')
  expect(watching.reply.headers.get('x-accel-buffering')).toBe('no')
  const [ready] = await watching.next()
  expect([ready?.type, ready?.id]).toEqual(['ready', expect.stringMatching(/^[\da-f]{8}-\d+$/)])
  const foreign = await inventoryOf(manager, 'hill-house')
  await note([foreign.rooms[0]!.id], { hk_priority: 1 })
  await note(rooms, { housekeeping_status: 'inspected' })
  const [changed] = await watching.next()
  expect(roomsOf(changed)).toEqual(rooms)
  await watching.leave()
})

test('condition, service, priority, attendant, reported occupancy, blockings and stays each cause an event', async () => {
  const watching = await openStream(manager.fetch, property.id)
  await watching.next()
  const [id] = rooms
  const expectReport = async (write: () => PromiseLike<unknown>) => {
    await write()
    expect(roomsOf((await watching.next())[0])).toEqual([id])
  }
  const [hana] = await api.db.select().from(users).where(eq(users.email_key, 'housekeeping@demo.example'))
  await expectReport(() => note([id!], { housekeeping_status: 'pickup' }))
  await expectReport(() => note([id!], { service: 'make_up' }))
  await expectReport(() => note([id!], { hk_priority: 1 }))
  await expectReport(() => note([id!], { attendant_id: hana!.id }))
  await expectReport(() => note([id!], { reported_occupancy: 'vacant' }))
  const dates = { date_from: day(3), date_to: day(4), reason_code: 'maintenance' }
  await expectReport(() =>
    manager.post('update_facility_status', { facility_ids: [id!], facility_status: 'hold', ...dates }),
  )
  const of = { property_id: property.id, facility_id: id!, guest_name: 'Ada' }
  await expectReport(() => api.db.insert(stays).values({ ...of, arrival: day(9), departure: day(10), state: 'booked' }))
  await expectReport(() => api.db.update(stays).set({ state: 'cancelled' }).where(eq(stays.facility_id, id!)))
  // A field that no board shows causes no event: the next event is of another room.
  await api.db.update(facilities).set({ note: 'Squeaks' }).where(eq(facilities.id, id!))
  await note([rooms[1]!], { hk_priority: 1 })
  expect(roomsOf((await watching.next())[0])).toEqual([rooms[1]])
  await watching.leave()
})

test('a disconnected stream resumes where it ended; an unknown id causes a full reload', async () => {
  const first = await openStream(manager.fetch, property.id)
  const [ready] = await first.next()
  const witness = await openStream(manager.fetch, property.id)
  await witness.next()
  await first.leave()
  for (const hk_priority of [0, 1]) {
    await note([rooms[0]!], { hk_priority })
    await witness.next()
  }
  await note([rooms[2]!], { service: 'dnd' })
  const [last] = await witness.next()
  const again = await openStream(manager.fetch, property.id, ready!.id)
  const [missed] = await again.next()
  expect([roomsOf(missed), missed?.id]).toEqual([[rooms[0], rooms[2]], last!.id])
  const upToDate = await openStream(manager.fetch, property.id, last!.id)
  expect((await upToDate.next())[0]?.type).toBe('ready')
  for (const id of ['00000000-1', `${ready!.id.split('-')[0]}-999999`, 'nonsense']) {
    const lost = await openStream(manager.fetch, property.id, id)
    expect((await lost.next())[0]?.type).toBe('resync')
    await lost.leave()
  }
  for (const stream of [again, upToDate, witness]) await stream.leave()
})

const beat = () => vi.advanceTimersByTime(heartbeatMs)

test('a heartbeat comes every fifteen seconds and stops with the stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const watching = await openStream(manager.fetch, property.id)
  await watching.next()
  for (const count of [1, 2]) {
    beat()
    expect(await watching.heartbeat()).toBe(count)
  }
  await watching.leave()
  expect(vi.getTimerCount()).toBe(0)
})

test('a stream ends with its session, and the next call says why', async () => {
  const regional = await callerOf(api, 'regional')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const watching = await openStream(regional.fetch, property.id)
  await watching.next()
  await regional.post('/api/v1/logout', {})
  beat()
  expect((await watching.next())[0]?.type).toBe('ended')
  await watching.next()
  expect(watching.isOver()).toBe(true)
  const reply = await regional.fetch(`${path}?property_id=${property.id}`)
  expect([reply.status, (await reply.json()).code]).toEqual([401, 'TOKEN_INVALID_OR_EXPIRED'])
})

test('a stream ends when the session expires and when the user loses access to the property', async () => {
  const regional = await callerOf(api, 'regional')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [expiring, leaving] = [
    await openStream(manager.fetch, property.id),
    await openStream(regional.fetch, property.id),
  ]
  for (const stream of [expiring, leaving]) await stream.next()
  const ended = async (stream: typeof expiring) => (beat(), (await stream.next())[0]?.type)
  await api.db.execute(`delete from user_properties where property_id = ${property.id}`)
  expect(await ended(leaving)).toBe('ended')
  now += 8 * millisecondsInDay
  expect(await ended(expiring)).toBe('ended')
  now -= 8 * millisecondsInDay
})

test('a user has at most ten streams, and closing one frees its place', async () => {
  const open = () => openStream(manager.fetch, property.id)
  const streams = await Promise.all(Array.from({ length: maxStreams }, open))
  const refused = await manager.fetch(`${path}?property_id=${property.id}`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await streams[0]!.leave()
  const another = await open()
  expect((await another.next())[0]?.type).toBe('ready')
  for (const stream of [...streams.slice(1), another]) await stream.leave()
})

test('a stream of another property is rejected like that of a missing one, and so is one without the permission', async () => {
  const regional = await callerOf(api, 'regional')
  const foreign = await inventoryOf(manager, 'hill-house')
  const ask = async (caller: Caller, id: number | string) => {
    const { status, body } = await caller.get(`${path}?property_id=${id}`)
    return [status, body]
  }
  expect(await ask(regional, foreign.id)).toEqual(await ask(regional, 999_999))
  expect((await ask(regional, foreign.id))[0]).toBe(404)
  expect((await ask(regional, 'x'))[0]).toBe(422)
  expect((await ask(await callerOf(api, 'accountant'), property.id))[0]).toBe(403)
})

test('two instances on one database send each other’s changes, and a shutdown ends their streams', async () => {
  const changes = createRoomChanges(api.listen)
  const log = createLog('silent')
  const other = createApp({
    db: api.db,
    config: readConfig({}),
    log,
    roomChanges: changes,
    noticeChanges: createNoticeChanges(api.listen),
    readiness: api.readiness,
    checkReplies: true,
  })
  const token = await api.signIn('supervisor')
  const onOther = async (to: string, init: RequestInit = {}) =>
    other.fetch(
      new Request(`http://localhost${to}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } }),
    )
  const [here, there] = [await openStream(manager.fetch, property.id), await openStream(onOther, property.id)]
  const [, foreignId] = [await here.next(), (await there.next())[0]!.id]
  await note([rooms[0]!, rooms[1]!], { reported_occupancy: 'occupied' })
  for (const stream of [here, there]) expect(roomsOf((await stream.next())[0])).toEqual([rooms[0], rooms[1]])
  const body = new URLSearchParams({ 'facility_ids[]': String(rooms[2]), reported_occupancy: 'vacant' })
  await onOther('/api/v1/hotel_management/properties/update_room_status', { method: 'POST', body })
  for (const stream of [here, there]) expect(roomsOf((await stream.next())[0])).toEqual([rooms[2]])
  // An id of one instance is unknown to the other, which then asks for a full reload.
  const moved = await openStream(manager.fetch, property.id, foreignId)
  expect((await moved.next())[0]?.type).toBe('resync')
  await changes.close()
  expect(await there.next()).toEqual([])
  expect(there.isOver()).toBe(true)
  for (const stream of [here, moved]) await stream.leave()
})
