import { expect, test } from 'vitest'
import type { RoomCondition } from '../../src/api/contract/housekeeping.ts'
import { queueMachine } from '../../src/machines/housekeeping/queue.machine.ts'
import { type QueueEntry, queueStore } from '../../src/machines/housekeeping/queue.rules.ts'
import type { RoomWish } from '../../src/machines/housekeeping/room.rules.ts'
import type { Locks } from '../../src/machines/housekeeping/turn.actor.ts'
import { openProperty } from '../support/area-actor.ts'
import { keptInMemory } from '../support/kept.ts'
import { locksInMemory } from '../support/locks.ts'
import { settled } from '../support/wire.ts'

const path = 'properties/update_room_status'
const seen = '2026-03-03T08:00:00.000Z'
let made = 0
const entry = (id: number, wish: RoomWish, over: Partial<QueueEntry> = {}): QueueEntry => ({
  key: `key-${(made += 1)}`,
  batch: 'batch',
  at: made,
  rooms: [{ id, name: `10${id}`, basedOn: seen }],
  wish,
  hasWaited: false,
  ...over,
})
const start: RoomWish = { housekeeping_status: 'cleaning' }
const finish: RoomWish = { housekeeping_status: 'clean' }
const now = (over: Partial<RoomCondition> = {}): RoomCondition => ({
  housekeeping_status: 'cleaning',
  hk_changed_at: '2026-03-03T09:00:00.000Z',
  hk_changed_by: { id: 8, name: 'Ana Lima' },
  service: 'none',
  hk_priority: 0,
  attendant: null,
  reported_occupancy: null,
  ...over,
})
const ok = (id: number) => ({ id, ok: true, current: now() })
const changed = (id: number, current = now({ housekeeping_status: 'inspected' })) => ({
  id,
  ok: false,
  message: 'Changed meanwhile by Ana Lima: now inspected',
  code: 'CHANGED',
  current,
})

function open(memory = keptInMemory(), owner: string | null = '3', locks?: Locks) {
  const held = openProperty()
  const store = queueStore(memory.kept, owner, 7)
  const queue = held.start(queueMachine, { input: { at: held.input.at, store, turn: { locks, name: 'queue' } } })
  const make = (...entries: QueueEntry[]) => {
    for (const added of entries) queue.send({ type: 'change.made', entry: added })
  }
  const calls = () => held.calls.filter(({ url }) => url.includes(path))
  const sent = () => calls().map(({ form }) => form.find(([name]) => name === 'housekeeping_status')?.[1])
  const reply = (...results: object[]) => held.answer(path, { data: { results } })
  /** The line goes down: the client tries such a write three times by itself. */
  const cut = async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      held.last().fail()
      await settled()
    }
  }
  const said = (type: string) => held.parent.told.filter((event) => event.type === type)
  const context = () => queue.getSnapshot().context
  return { ...held, ...memory, queue, make, calls, sent, reply, cut, said, context }
}
const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'))

test('online a change is sent at once, with its own key and with what the person saw', async () => {
  const { make, last, reply, said, box } = open()
  const change = entry(1, start)
  make(change)
  expect(last().form).toEqual([
    ['facility_ids[]', '1'],
    ['housekeeping_status', 'cleaning'],
    ['based_on[]', seen],
  ])
  expect([last().headers.get('idempotency-key'), box.size]).toEqual([change.key, 1])
  await reply(ok(1))
  expect([said('change.answered'), box.size]).toMatchObject([[{ entry: change, conflicts: [] }], 0])
})

test('changes go one after another, in the order they were made', async () => {
  const { make, sent, reply, context } = open()
  make(entry(1, start), entry(1, finish), entry(2, start))
  expect(sent()).toEqual(['cleaning'])
  await reply(ok(1))
  expect(sent()).toEqual(['cleaning', 'clean'])
  await reply(ok(1))
  await reply(ok(2))
  expect([sent(), context().entries]).toEqual([['cleaning', 'clean', 'cleaning'], []])
})

test('offline nothing is sent; back again all of it is, in order, each with its own key', async () => {
  const { queue, make, calls, sent, reply, said, context } = open()
  queue.send({ type: 'network.lost' })
  const changes = [entry(1, start), entry(1, finish), entry(2, { hk_priority: 1 })]
  make(...changes)
  expect(calls()).toHaveLength(0)
  expect(said('queue.changed').at(-1)).toMatchObject({ queue: { sending: null, isStored: true } })
  expect(context().entries.map(({ hasWaited }) => hasWaited)).toEqual([true, true, true])
  queue.send({ type: 'network.restored' })
  await reply(ok(1))
  await reply(ok(1))
  await reply(ok(2))
  expect([sent(), keysOf(calls())]).toEqual([['cleaning', 'clean', undefined], changes.map(({ key }) => key)])
})

test('what was on its way when the line was lost goes again with the same key', async () => {
  const { queue, make, calls, reply, context } = open()
  make(entry(1, start))
  queue.send({ type: 'network.lost' })
  expect(calls()[0]?.signal.aborted).toBe(true)
  queue.send({ type: 'network.restored' })
  expect(new Set(keysOf(calls())).size).toBe(1)
  await reply(ok(1))
  expect([calls().length, context().entries]).toEqual([2, []])
})

test('a line that fails although the browser believes in it keeps the change, and tries again later or at once', async () => {
  const { queue, make, cut, calls, clock, context, said } = open()
  make(entry(1, start))
  await cut()
  expect([queue.getSnapshot().value, calls().length]).toEqual(['waiting', 3])
  expect(said('queue.changed').at(-1)).toMatchObject({ queue: { sending: null } })
  clock.increment(10_000)
  expect([queue.getSnapshot().value, calls().length]).toEqual([{ sending: 'calling' }, 4])
  await cut()
  queue.send({ type: 'queue.retried' })
  expect([queue.getSnapshot().value, context().entries.length]).toEqual([{ sending: 'calling' }, 1])
})

test('a reload loses nothing: the same entries go, in order, with their keys', async () => {
  const memory = keptInMemory()
  const first = open(memory)
  first.queue.send({ type: 'network.lost' })
  const changes = [entry(1, start), entry(1, finish)]
  first.make(...changes)
  first.queue.stopWithParent()
  const second = open(memory)
  expect(second.said('queue.changed')[0]).toMatchObject({ queue: { entries: changes.map(({ key }) => ({ key })) } })
  await second.reply(ok(1))
  await second.reply(ok(1))
  expect(keysOf(second.calls())).toEqual(changes.map(({ key }) => key))
  expect(second.calls()[0]?.form).toEqual([
    ['facility_ids[]', '1'],
    ['housekeeping_status', 'cleaning'],
    ['based_on[]', seen],
  ])
  expect(memory.box.size).toBe(0)
})

test('another person, or another property, finds nothing of it', () => {
  const memory = keptInMemory()
  const { queue, make } = open(memory)
  queue.send({ type: 'network.lost' })
  make(entry(1, start))
  expect(queueStore(memory.kept, '4', 7).read().entries).toEqual([])
  expect(queueStore(memory.kept, '3', 8).read().entries).toEqual([])
  expect(queueStore(memory.kept, '3', 7).read().entries).toHaveLength(1)
})

test('what cannot be read is as if it were not there', () => {
  const { kept, box } = keptInMemory()
  box.set('kept:3:housekeeping:7:entry:a', '{"key":1}')
  box.set('kept:3:housekeeping:7:conflict:1', 'no json')
  expect(queueStore(kept, '3', 7).read()).toEqual({ entries: [], conflicts: [] })
})

test('a browser that keeps nothing says so, and the change goes all the same', async () => {
  const { make, said, calls } = open(keptInMemory(), null)
  make(entry(1, start))
  expect([calls().length, said('queue.changed').at(-1)]).toMatchObject([1, { queue: { isStored: false } }])
})

test('someone else was there meanwhile: both versions are kept to be decided, over a reload too', async () => {
  const memory = keptInMemory()
  const { make, reply, said, context } = open(memory)
  make(entry(1, start), entry(1, { hk_priority: 1 }))
  await reply(changed(1))
  await reply(changed(1))
  const conflict = {
    id: 1,
    name: '101',
    mine: { ...start, hk_priority: 1 },
    theirs: { housekeeping_status: 'inspected' },
  }
  expect([context().conflicts, said('change.answered')[0]?.conflicts]).toMatchObject([[conflict], [{ id: 1 }]])
  expect(open(memory).context().conflicts).toMatchObject([conflict])
})

test('theirs is taken by dropping mine, and nothing of it stays in the browser', async () => {
  const { queue, make, reply, context, box } = open()
  make(entry(1, start))
  await reply(changed(1))
  expect(box.size).toBe(1)
  queue.send({ type: 'conflict.dropped', id: 1 })
  expect([context().conflicts, box.size]).toEqual([[], 0])
})

test('a refusal is a conflict only where the change had waited: who sent it at once knows the room', async () => {
  const refused = {
    id: 1,
    ok: false,
    message: 'The guest asked not to be disturbed',
    current: now({ housekeeping_status: 'dirty' }),
  }
  const direct = open()
  direct.make(entry(1, start))
  await direct.reply(refused)
  expect(direct.context().conflicts).toEqual([])
  const waited = open()
  waited.make(entry(1, start, { hasWaited: true }))
  await waited.reply(refused)
  expect(waited.context().conflicts).toHaveLength(1)
})

test('what has come true anyway is no refusal, as after an answer that got lost', async () => {
  const { make, reply, said, context } = open()
  make(entry(1, start, { hasWaited: true }))
  await reply({ id: 1, ok: false, message: 'Start cleaning is for rooms that are dirty', current: now() })
  expect([context().conflicts, said('change.answered')[0]?.results]).toMatchObject([[], [{ id: 1, ok: true }]])
})

test('a call that is refused as a whole is given up, and the next one goes', async () => {
  const { make, answer, said, calls, context } = open()
  make(entry(1, start), entry(2, start))
  await answer(path, { message: 'No' }, 403)
  expect(said('change.refused')).toMatchObject([{ entry: { rooms: [{ id: 1 }] }, error: { status: 403 } }])
  expect([calls().length, context().entries.length]).toEqual([2, 1])
})

/** Two tabs of one browser; `tell` is what each hears when the other has written. */
function openTwo(locks?: Locks) {
  const memory = keptInMemory()
  const [one, two] = [open(memory, '3', locks), open(memory, '3', locks)]
  const both = [one, two]
  const tell = () => both.forEach(({ queue }) => queue.send({ type: 'kept.changed' }))
  const network = (type: 'network.lost' | 'network.restored') => both.forEach(({ queue }) => queue.send({ type }))
  return { memory, one, two, tell, network }
}

test('what one tab keeps the other shows, and only one of them sends it, in the order it was made', async () => {
  const { one, two, tell, network, memory } = openTwo(locksInMemory())
  network('network.lost')
  const [first, second, third] = [entry(1, start), entry(2, start), entry(1, finish)]
  one.make(first)
  tell()
  two.make(second)
  tell()
  one.make(third)
  tell()
  const keys = [first, second, third].map(({ key }) => key)
  for (const { context } of [one, two]) expect(context().entries.map(({ key }) => key)).toEqual(keys)
  expect(two.said('queue.changed').at(-1)).toMatchObject({ queue: { entries: keys.map((key) => ({ key })) } })
  network('network.restored')
  await settled()
  for (const { rooms } of [first, second, third]) {
    await one.reply(ok(rooms[0]!.id))
    tell()
    await settled()
  }
  expect([keysOf(one.calls()), two.calls(), memory.box.size]).toEqual([keys, [], 0])
  expect([one.context().entries, two.context().entries]).toEqual([[], []])
  expect(two.said('change.settled').map(({ entry: { key } }) => key)).toEqual(keys)
  // It is the other's turn again.
  two.make(entry(4, start))
  await settled()
  expect(two.sent()).toEqual(['cleaning'])
})

test('a tab that is closed while it sends leaves the rest to the other', async () => {
  const { one, two, tell } = openTwo(locksInMemory())
  const changes = [entry(1, start), entry(2, start)]
  one.make(...changes)
  await settled()
  tell()
  expect([one.calls().length, two.calls().length]).toEqual([1, 0])
  one.queue.stopWithParent()
  await settled()
  expect(keysOf(two.calls())).toEqual([changes[0]!.key])
  await two.reply(ok(1))
  await two.reply(ok(2))
  expect(keysOf(two.calls())).toEqual(changes.map(({ key }) => key))
})

test('in a browser without locks the other’s answer ends the call that is not needed any more', async () => {
  const { one, two, tell } = openTwo()
  const change = entry(1, start)
  one.make(change)
  tell()
  expect(keysOf([...one.calls(), ...two.calls()])).toEqual([change.key, change.key])
  await one.reply(ok(1))
  tell()
  expect([two.calls()[0]?.signal.aborted, two.context().entries, two.queue.getSnapshot().value]).toEqual([
    true,
    [],
    'idle',
  ])
  expect([two.said('change.answered'), two.said('change.settled').length]).toEqual([[], 1])
})

test('a conflict that one tab finds is shown by the other, and decided for both', async () => {
  const { one, two, tell } = openTwo(locksInMemory())
  one.make(entry(1, start))
  await settled()
  await one.reply(changed(1))
  tell()
  expect(two.context().conflicts).toMatchObject([{ id: 1, name: '101' }])
  two.queue.send({ type: 'conflict.dropped', id: 1 })
  tell()
  expect([one.context().conflicts, one.said('queue.changed').at(-1)]).toMatchObject([[], { queue: { conflicts: [] } }])
})

test('a change that the browser would not keep is not lost to another tab’s news', () => {
  const memory = keptInMemory()
  const { queue, make, context } = open({ ...memory, kept: { ...memory.kept, write: () => false } })
  queue.send({ type: 'network.lost' })
  make(entry(1, start))
  queue.send({ type: 'kept.changed' })
  expect(context().entries).toMatchObject([{ rooms: [{ id: 1 }] }])
})
