// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import {
  bringToCondition,
  changeAsManager,
  openHousekeeping,
  setUpHousekeeping,
} from '../support/housekeeping-actor.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'

setUpHousekeeping()

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => void vi.restoreAllMocks())

const change = '*/v1/hotel_management/properties/update_room_status'
const changeKeys = (keys: (string | null)[]) =>
  http.post(change, ({ request }) => void keys.push(request.headers.get('idempotency-key')))

test('offline, a room is started and finished; both changes wait, survive a reload, and arrive in order', async () => {
  const memory = storageInMemory()
  const first = await openHousekeeping({ memory })
  await first.ready()
  const { id, name } = select.selectRooms(first.snapshot())[0]!
  await bringToCondition(id, 'dirty')
  await first.until(() => expect(first.room(id).status).toBe('dirty'))
  first.network(false)
  expect(select.selectEventStream(first.snapshot()).status).toBe('offline')
  first.section.send({ type: 'event.requested', event: 'start', ids: [id] })
  first.section.send({ type: 'event.requested', event: 'finish', ids: [id] })
  expect(first.room(id)).toMatchObject({ status: 'clean', pending: 'queued' })
  const waiting = [
    { rooms: [{ id, name }], text: 'Start cleaning', state: 'queued' },
    { rooms: [{ id, name }], text: 'Finish cleaning', state: 'queued' },
  ]
  expect(select.selectQueue(first.snapshot())).toMatchObject(waiting)
  expect(first.texts().filter((text) => text.includes('for the connection'))).toEqual([
    '1 change waits for the connection.',
    '2 changes wait for the connection.',
  ])
  const keys = select.selectQueue(first.snapshot()).map(({ key }) => key)
  first.stop()
  expect(memory.entries.size).toBe(2)
  const sent: (string | null)[] = []
  const second = await openHousekeeping({ memory, faults: [changeKeys(sent)] })
  expect(select.selectQueue(second.snapshot())).toMatchObject(waiting)
  second.network(true)
  await second.ready()
  await second.until(() => expect(second.room(id)).toMatchObject({ status: 'clean', pending: null }))
  // The change under way when the page went offline was sent again with the same key.
  expect([[...new Set(sent)], memory.entries.size]).toEqual([keys, 0])
})

test("another user's change is shown with mine: mine can be reapplied if it can follow, or theirs taken", async () => {
  const { ready, snapshot, section, room, until, network, memory } = await openHousekeeping()
  await ready()
  const [one, two] = select.selectRooms(snapshot()).map(({ id }) => id) as [number, number]
  await bringToCondition(one, 'dirty')
  await bringToCondition(two, 'dirty')
  await until(() => expect([room(one).status, room(two).status]).toEqual(['dirty', 'dirty']))
  network(false)
  section.send({ type: 'event.requested', event: 'start', ids: [one, two] })
  await changeAsManager([one], { housekeeping_status: 'cleaning' })
  await changeAsManager([one, two], { housekeeping_status: 'clean' })
  await changeAsManager([one], { housekeeping_status: 'pickup' })
  await changeAsManager([two], { housekeeping_status: 'cleaning' })
  await changeAsManager([two], { housekeeping_status: 'clean' })
  network(true)
  await until(() => expect(select.selectConflicts(snapshot())).toHaveLength(2))
  const [first, second] = select.selectConflicts(snapshot()).toSorted((a, b) => a.id - b.id)
  expect(first).toMatchObject({ id: one, mineText: 'Start cleaning', theirsText: 'Pickup', keepDeniedReason: null })
  expect(second).toMatchObject({
    id: two,
    theirsText: 'Clean',
    keepDeniedReason: 'Start cleaning is for rooms that are dirty or pickup; this one is clean',
  })
  expect(first?.theirsBy).toBeTruthy()
  expect([room(one).status, room(one).hasConflict]).toEqual(['pickup', true])
  // My change can't follow theirs, so only theirs can be taken.
  section.send({ type: 'conflict.kept', id: two })
  expect(select.selectConflicts(snapshot())).toHaveLength(2)
  section.send({ type: 'conflict.dropped', id: two })
  section.send({ type: 'conflict.kept', id: one })
  await until(() => expect(room(one)).toMatchObject({ status: 'cleaning', pending: null, hasConflict: false }))
  expect([select.selectConflicts(snapshot()), room(two).status, memory.entries.size]).toEqual([[], 'clean', 0])
})

test('a silent network failure keeps the change, and a change with a lost answer has one effect', async () => {
  let isCut = true
  const sent: (string | null)[] = []
  const faults = [http.post(change, () => (isCut ? HttpResponse.error() : undefined)), changeKeys(sent)]
  const { ready, snapshot, section, room, until } = await openHousekeeping({ faults })
  await ready()
  const { id, priority } = select.selectRooms(snapshot())[3]!
  section.send({ type: 'change.requested', ids: [id], change: { hk_priority: priority ? 0 : 1 } })
  await until(() => expect(room(id)).toMatchObject({ priority: !priority, pending: 'queued' }))
  isCut = false
  section.send({ type: 'queue.retried' })
  await until(() => expect(room(id)).toMatchObject({ priority: !priority, pending: null }))
  expect(new Set(sent).size).toBe(1)
})

test('a change rejected as a whole is reverted on the screen with the reason', async () => {
  const faults = [http.post(change, () => HttpResponse.json({ message: 'Not for you' }, { status: 403 }))]
  const { ready, snapshot, section, room, until } = await openHousekeeping({ faults })
  await ready()
  const { id, name, priority } = select.selectRooms(snapshot())[3]!
  section.send({ type: 'change.requested', ids: [id], change: { hk_priority: priority ? 0 : 1 } })
  expect(room(id).priority).toBe(!priority)
  await until(() => expect(room(id)).toMatchObject({ priority, pending: null }))
  expect(select.selectResults(snapshot())?.text).toBe(`Room ${name}: Not for you.`)
})

test("a second tab of the same user shows the first one's queue and its results", async () => {
  const memory = storageInMemory()
  const one = await openHousekeeping({ memory })
  const two = await openHousekeeping({ memory })
  await one.ready()
  await two.ready()
  const { id, priority } = select.selectRooms(one.snapshot())[5]!
  one.network(false)
  one.section.send({ type: 'change.requested', ids: [id], change: { hk_priority: priority ? 0 : 1 } })
  const [key] = memory.entries.keys()
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(select.selectQueue(two.snapshot())).toEqual([])
  dispatchEvent(new StorageEvent('storage', { key: key! }))
  expect(select.selectQueue(two.snapshot())).toMatchObject([{ rooms: [{ id }], state: 'queued' }])
  expect(two.room(id)).toMatchObject({ priority: !priority, pending: 'queued' })
  one.network(true)
  await one.until(() => expect(memory.entries.size).toBe(0))
  dispatchEvent(new StorageEvent('storage', { key: key! }))
  await two.until(() => expect(two.room(id)).toMatchObject({ priority: !priority, pending: null }))
  await one.until(() => expect(one.room(id)).toMatchObject({ priority: !priority, pending: null }))
  // A user signed out in another tab, so nothing more is sent.
  one.network(false)
  one.section.send({ type: 'change.requested', ids: [id], change: { hk_priority: priority ? 1 : 0 } })
  memory.entries.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([select.selectQueue(one.snapshot()), select.selectQueue(two.snapshot())]).toEqual([[], []])
})

/** Opens the section with a room that is dirty from the start. */
async function openWithDirty() {
  const before = await openHousekeeping()
  await before.ready()
  const { id, name } = select.selectRooms(before.snapshot())[0]!
  before.stop()
  await bringToCondition(id, 'dirty')
  const opened = await openHousekeeping()
  await opened.ready()
  expect(opened.room(id).status).toBe('dirty')
  return { ...opened, id, name }
}
const putBack = (id: number) => ({
  type: 'undo.requested' as const,
  reverts: [{ ids: [id], patch: { housekeeping_status: 'dirty' as const, undo: 1 as const } }],
})

test('a step undone offline waits behind it; both arrive, and the room has its original status', async () => {
  const { id, section, snapshot, room, until, network } = await openWithDirty()
  const { changedAt } = room(id)
  network(false)
  section.send({ type: 'event.requested', event: 'start', ids: [id] })
  section.send(putBack(id))
  expect(room(id)).toMatchObject({ status: 'dirty', pending: 'queued' })
  expect(select.selectQueue(snapshot()).map(({ text }) => text)).toEqual(['Start cleaning', 'Undo: back to dirty'])
  network(true)
  await until(() => expect(room(id)).toMatchObject({ status: 'dirty', pending: null, changedAt }))
  expect(select.selectQueue(snapshot())).toEqual([])
})

test("a step that can't be undone any more is reported and leaves no conflict", async () => {
  const { id, name, section, snapshot, room, until, network } = await openWithDirty()
  section.send({ type: 'event.requested', event: 'start', ids: [id] })
  await until(() => expect(room(id)).toMatchObject({ status: 'cleaning', pending: null }))
  network(false)
  section.send(putBack(id))
  await changeAsManager([id], { housekeeping_status: 'clean' })
  network(true)
  await until(() => expect(room(id)).toMatchObject({ status: 'clean', pending: null }))
  const reported = () => select.selectResults(snapshot())?.text
  await until(() => expect(reported()).toMatch(new RegExp(`^Room ${name}: Changed meanwhile by Marta Oliveira`)))
  expect(select.selectConflicts(snapshot())).toEqual([])
})
