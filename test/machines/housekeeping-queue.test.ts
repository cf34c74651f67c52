import { expect, test } from 'vitest'
import { queueStore } from '../../src/machines/housekeeping/queue.rules.ts'
import { keptInMemory } from '../support/kept.ts'
import { path, seen, entry, start, finish, now, ok, changed, openQueue, keysOf } from '../support/queue-actor.ts'

test('online a change is sent at once, with its own key and with what the person saw', async () => {
  const { make, last, reply, said, box } = openQueue()
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
  const { make, sent, reply, context } = openQueue()
  make(entry(1, start), entry(1, finish), entry(2, start))
  expect(sent()).toEqual(['cleaning'])
  await reply(ok(1))
  expect(sent()).toEqual(['cleaning', 'clean'])
  await reply(ok(1))
  await reply(ok(2))
  expect([sent(), context().entries]).toEqual([['cleaning', 'clean', 'cleaning'], []])
})

test('offline nothing is sent; back again all of it is, in order, each with its own key', async () => {
  const { queue, make, calls, sent, reply, said, context } = openQueue()
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
  const { queue, make, calls, reply, context } = openQueue()
  make(entry(1, start))
  queue.send({ type: 'network.lost' })
  expect(calls()[0]?.signal.aborted).toBe(true)
  queue.send({ type: 'network.restored' })
  expect(new Set(keysOf(calls())).size).toBe(1)
  await reply(ok(1))
  expect([calls().length, context().entries]).toEqual([2, []])
})

test('a line that fails although the browser believes in it keeps the change, and tries again later or at once', async () => {
  const { queue, make, cut, calls, clock, context, said } = openQueue()
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
  const first = openQueue(memory)
  first.queue.send({ type: 'network.lost' })
  const changes = [entry(1, start), entry(1, finish)]
  first.make(...changes)
  first.queue.stopWithParent()
  const second = openQueue(memory)
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
  const { queue, make } = openQueue(memory)
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
  const { make, said, calls } = openQueue(keptInMemory(), null)
  make(entry(1, start))
  expect([calls().length, said('queue.changed').at(-1)]).toMatchObject([1, { queue: { isStored: false } }])
})

test('someone else was there meanwhile: both versions are kept to be decided, over a reload too', async () => {
  const memory = keptInMemory()
  const { make, reply, said, context } = openQueue(memory)
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
  expect(openQueue(memory).context().conflicts).toMatchObject([conflict])
})

test('theirs is taken by dropping mine, and nothing of it stays in the browser', async () => {
  const { queue, make, reply, context, box } = openQueue()
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
  const direct = openQueue()
  direct.make(entry(1, start))
  await direct.reply(refused)
  expect(direct.context().conflicts).toEqual([])
  const waited = openQueue()
  waited.make(entry(1, start, { hasWaited: true }))
  await waited.reply(refused)
  expect(waited.context().conflicts).toHaveLength(1)
})

test('what has come true anyway is no refusal, as after an answer that got lost', async () => {
  const { make, reply, said, context } = openQueue()
  make(entry(1, start, { hasWaited: true }))
  await reply({ id: 1, ok: false, message: 'Start cleaning is for rooms that are dirty', current: now() })
  expect([context().conflicts, said('change.answered')[0]?.results]).toMatchObject([[], [{ id: 1, ok: true }]])
})

test('a call that is refused as a whole is given up, and the next one goes', async () => {
  const { make, answer, said, calls, context } = openQueue()
  make(entry(1, start), entry(2, start))
  await answer(path, { message: 'No' }, 403)
  expect(said('change.refused')).toMatchObject([{ entry: { rooms: [{ id: 1 }] }, error: { status: 403 } }])
  expect([calls().length, context().entries.length]).toEqual([2, 1])
})

/** Two tabs of one browser; `tell` is what each hears when the other has written. */
