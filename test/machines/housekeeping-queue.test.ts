import { expect, test } from 'vitest'
import { queueStore } from '../../src/machines/housekeeping/queue.rules.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import {
  path,
  readAt,
  entry,
  startCleaning,
  finishCleaning,
  conditionNow,
  okResult,
  changedResult,
  openQueue,
  keysOf,
} from '../support/queue-actor.ts'

test('online a change is sent at once, with its own key and the version the user saw', async () => {
  const { make, last, reply, sentToParent, entries } = openQueue()
  const change = entry(1, startCleaning)
  make(change)
  expect(last().form).toEqual([
    ['facility_ids[]', '1'],
    ['housekeeping_status', 'cleaning'],
    ['based_on[]', readAt],
  ])
  expect([last().headers.get('idempotency-key'), entries.size]).toEqual([change.key, 1])
  await reply(okResult(1))
  expect([sentToParent('change.answered'), entries.size]).toMatchObject([[{ entry: change, conflicts: [] }], 0])
})

test('changes are sent one after another, in order', async () => {
  const { make, sent, reply, context } = openQueue()
  make(entry(1, startCleaning), entry(1, finishCleaning), entry(2, startCleaning))
  expect(sent()).toEqual(['cleaning'])
  await reply(okResult(1))
  expect(sent()).toEqual(['cleaning', 'clean'])
  await reply(okResult(1))
  await reply(okResult(2))
  expect([sent(), context().entries]).toEqual([['cleaning', 'clean', 'cleaning'], []])
})

test('offline nothing is sent; back online all changes are sent in order, each with its own key', async () => {
  const { queue, make, calls, sent, reply, sentToParent, context } = openQueue()
  queue.send({ type: 'network.lost' })
  const changes = [entry(1, startCleaning), entry(1, finishCleaning), entry(2, { hk_priority: 1 })]
  make(...changes)
  expect(calls()).toHaveLength(0)
  expect(sentToParent('queue.changed').at(-1)).toMatchObject({ queue: { sending: null, isStored: true } })
  expect(context().entries.map(({ hasWaited }) => hasWaited)).toEqual([true, true, true])
  queue.send({ type: 'network.restored' })
  await reply(okResult(1))
  await reply(okResult(1))
  await reply(okResult(2))
  expect([sent(), keysOf(calls())]).toEqual([['cleaning', 'clean', undefined], changes.map(({ key }) => key)])
})

test('a change under way when the connection was lost is sent again with the same key', async () => {
  const { queue, make, calls, reply, context } = openQueue()
  make(entry(1, startCleaning))
  queue.send({ type: 'network.lost' })
  expect(calls()[0]?.signal.aborted).toBe(true)
  queue.send({ type: 'network.restored' })
  expect(new Set(keysOf(calls())).size).toBe(1)
  await reply(okResult(1))
  expect([calls().length, context().entries]).toEqual([2, []])
})

test('if the connection fails while the browser reports online, the change is kept and retried later or on request', async () => {
  const { queue, make, cut, calls, clock, context, sentToParent } = openQueue()
  make(entry(1, startCleaning))
  await cut()
  expect([queue.getSnapshot().value, calls().length]).toEqual(['waiting', 3])
  expect(sentToParent('queue.changed').at(-1)).toMatchObject({ queue: { sending: null } })
  clock.increment(10_000)
  expect([queue.getSnapshot().value, calls().length]).toEqual([{ sending: 'calling' }, 4])
  await cut()
  queue.send({ type: 'queue.retried' })
  expect([queue.getSnapshot().value, context().entries.length]).toEqual([{ sending: 'calling' }, 1])
})

test('a reload loses nothing: the same changes are sent in order with their keys', async () => {
  const memory = storageInMemory()
  const first = openQueue(memory)
  first.queue.send({ type: 'network.lost' })
  const changes = [entry(1, startCleaning), entry(1, finishCleaning)]
  first.make(...changes)
  first.queue.stopWithParent()
  const second = openQueue(memory)
  expect(second.sentToParent('queue.changed')[0]).toMatchObject({
    queue: { entries: changes.map(({ key }) => ({ key })) },
  })
  await second.reply(okResult(1))
  await second.reply(okResult(1))
  expect(keysOf(second.calls())).toEqual(changes.map(({ key }) => key))
  expect(second.calls()[0]?.form).toEqual([
    ['facility_ids[]', '1'],
    ['housekeeping_status', 'cleaning'],
    ['based_on[]', readAt],
  ])
  expect(memory.entries.size).toBe(0)
})

test("another user or another property doesn't see the queue", () => {
  const memory = storageInMemory()
  const { queue, make } = openQueue(memory)
  queue.send({ type: 'network.lost' })
  make(entry(1, startCleaning))
  expect(queueStore(memory.texts, '4', 7).read().entries).toEqual([])
  expect(queueStore(memory.texts, '3', 8).read().entries).toEqual([])
  expect(queueStore(memory.texts, '3', 7).read().entries).toHaveLength(1)
})

test('unreadable stored data is ignored', () => {
  const { texts, entries } = storageInMemory()
  entries.set('owner:3:housekeeping:7:entry:a', '{"key":1}')
  entries.set('owner:3:housekeeping:7:conflict:1', 'no json')
  expect(queueStore(texts, '3', 7).read()).toEqual({ entries: [], conflicts: [] })
})

test('a browser without storage is reported, and the change is sent anyway', async () => {
  const { make, sentToParent, calls } = openQueue(storageInMemory(), null)
  make(entry(1, startCleaning))
  expect([calls().length, sentToParent('queue.changed').at(-1)]).toMatchObject([1, { queue: { isStored: false } }])
})

test('a conflict with another user keeps both versions until it is resolved, also over a reload', async () => {
  const memory = storageInMemory()
  const { make, reply, sentToParent, context } = openQueue(memory)
  make(entry(1, startCleaning), entry(1, { hk_priority: 1 }))
  await reply(changedResult(1))
  await reply(changedResult(1))
  const conflict = {
    id: 1,
    name: '101',
    mine: { ...startCleaning, hk_priority: 1 },
    theirs: { housekeeping_status: 'inspected' },
  }
  expect([context().conflicts, sentToParent('change.answered')[0]?.conflicts]).toMatchObject([[conflict], [{ id: 1 }]])
  expect(openQueue(memory).context().conflicts).toMatchObject([conflict])
})

test('taking theirs drops mine, and nothing of it stays in the browser', async () => {
  const { queue, make, reply, context, entries } = openQueue()
  make(entry(1, startCleaning))
  await reply(changedResult(1))
  expect(entries.size).toBe(1)
  queue.send({ type: 'conflict.dropped', id: 1 })
  expect([context().conflicts, entries.size]).toEqual([[], 0])
})

test('a rejection is a conflict only if the change had waited; otherwise the user has just seen the room', async () => {
  const refused = {
    id: 1,
    ok: false,
    message: 'The guest asked not to be disturbed',
    current: conditionNow({ housekeeping_status: 'dirty' }),
  }
  const direct = openQueue()
  direct.make(entry(1, startCleaning))
  await direct.reply(refused)
  expect(direct.context().conflicts).toEqual([])
  const waited = openQueue()
  waited.make(entry(1, startCleaning, { hasWaited: true }))
  await waited.reply(refused)
  expect(waited.context().conflicts).toHaveLength(1)
})

test("a change that is already true isn't a rejection, as after a lost answer", async () => {
  const { make, reply, sentToParent, context } = openQueue()
  make(entry(1, startCleaning, { hasWaited: true }))
  await reply({ id: 1, ok: false, message: 'Start cleaning is for rooms that are dirty', current: conditionNow() })
  expect([context().conflicts, sentToParent('change.answered')[0]?.results]).toMatchObject([[], [{ id: 1, ok: true }]])
})

test('a call rejected as a whole is dropped, and the next one is sent', async () => {
  const { make, answer, sentToParent, calls, context } = openQueue()
  make(entry(1, startCleaning), entry(2, startCleaning))
  await answer(path, { message: 'No' }, 403)
  expect(sentToParent('change.refused')).toMatchObject([{ entry: { rooms: [{ id: 1 }] }, error: { status: 403 } }])
  expect([calls().length, context().entries.length]).toEqual([2, 1])
})
