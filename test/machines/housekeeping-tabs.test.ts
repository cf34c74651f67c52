import { expect, test } from 'vitest'
import type { Locks } from '../../src/machines/housekeeping/tab-lock.actor.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { locksInMemory } from '../support/locks.ts'
import {
  entry,
  startCleaning,
  finishCleaning,
  okResult,
  changedResult,
  openQueue,
  keysOf,
} from '../support/queue-actor.ts'
import { settled } from '../support/wire.ts'

function openTwo(locks?: Locks) {
  const memory = storageInMemory()
  const [one, two] = [openQueue(memory, '3', locks), openQueue(memory, '3', locks)]
  const both = [one, two]
  const sendAll = (type: 'storage.changed' | 'network.lost' | 'network.restored') => {
    for (const { queue } of both) queue.send({ type })
  }
  const tell = () => sendAll('storage.changed')
  const network = (type: 'network.lost' | 'network.restored') => sendAll(type)
  return { memory, one, two, tell, network }
}

test('a change stored by one tab appears in the other, and only one tab sends the changes, in order', async () => {
  const { one, two, tell, network, memory } = openTwo(locksInMemory())
  network('network.lost')
  const [first, second, third] = [entry(1, startCleaning), entry(2, startCleaning), entry(1, finishCleaning)]
  one.make(first)
  tell()
  two.make(second)
  tell()
  one.make(third)
  tell()
  const keys = [first, second, third].map(({ key }) => key)
  for (const { context } of [one, two]) expect(context().entries.map(({ key }) => key)).toEqual(keys)
  expect(two.sentToParent('queue.changed').at(-1)).toMatchObject({ queue: { entries: keys.map((key) => ({ key })) } })
  network('network.restored')
  await settled()
  for (const { rooms } of [first, second, third]) {
    await one.reply(okResult(rooms[0]!.id))
    tell()
    await settled()
  }
  expect([keysOf(one.calls()), two.calls(), memory.entries.size]).toEqual([keys, [], 0])
  expect([one.context().entries, two.context().entries]).toEqual([[], []])
  expect(two.sentToParent('change.settled').map(({ entry: { key } }) => key)).toEqual(keys)
  // The other tab has the lock again.
  two.make(entry(4, startCleaning))
  await settled()
  expect(two.sent()).toEqual(['cleaning'])
})

test('a tab that closes while sending leaves the rest to the other', async () => {
  const { one, two, tell } = openTwo(locksInMemory())
  const changes = [entry(1, startCleaning), entry(2, startCleaning)]
  one.make(...changes)
  await settled()
  tell()
  expect([one.calls().length, two.calls().length]).toEqual([1, 0])
  one.queue.stopWithParent()
  await settled()
  expect(keysOf(two.calls())).toEqual([changes[0]!.key])
  await two.reply(okResult(1))
  await two.reply(okResult(2))
  expect(keysOf(two.calls())).toEqual(changes.map(({ key }) => key))
})

test("in a browser without locks, the other tab's answer aborts the redundant call", async () => {
  const { one, two, tell } = openTwo()
  const change = entry(1, startCleaning)
  one.make(change)
  tell()
  expect(keysOf([...one.calls(), ...two.calls()])).toEqual([change.key, change.key])
  await one.reply(okResult(1))
  tell()
  expect([two.calls()[0]?.signal.aborted, two.context().entries, two.queue.getSnapshot().value]).toEqual([
    true,
    [],
    'idle',
  ])
  expect([two.sentToParent('change.answered'), two.sentToParent('change.settled').length]).toEqual([[], 1])
})

test('a conflict found by one tab is shown in the other, and resolved for both', async () => {
  const { one, two, tell } = openTwo(locksInMemory())
  one.make(entry(1, startCleaning))
  await settled()
  await one.reply(changedResult(1))
  tell()
  expect(two.context().conflicts).toMatchObject([{ id: 1, name: '101' }])
  two.queue.send({ type: 'conflict.dropped', id: 1 })
  tell()
  expect([one.context().conflicts, one.sentToParent('queue.changed').at(-1)]).toMatchObject([
    [],
    { queue: { conflicts: [] } },
  ])
})

test("a change that the browser couldn't store isn't lost when another tab writes", () => {
  const memory = storageInMemory()
  const { queue, make, context } = openQueue({ ...memory, texts: { ...memory.texts, write: () => false } })
  queue.send({ type: 'network.lost' })
  make(entry(1, startCleaning))
  queue.send({ type: 'storage.changed' })
  expect(context().entries).toMatchObject([{ rooms: [{ id: 1 }] }])
})
