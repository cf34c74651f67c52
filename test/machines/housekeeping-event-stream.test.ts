import { expect, test } from 'vitest'
import { eventStreamMachine } from '../../src/machines/housekeeping/event-stream.machine.ts'
import { backoffMs, pollMs } from '../../src/machines/room-changes/room-changes.rules.ts'
import { openProperty } from '../support/property-actor.ts'
import { openTestStream } from '../support/test-stream.ts'
import { settled } from '../support/wire.ts'

function open() {
  const held = openProperty()
  const machine = held.start(eventStreamMachine, { input: { scope: held.input.scope } })
  const reported = () =>
    held.parent.received.filter(({ type }) => type === 'rooms.changed').map(({ ids }) => ids as unknown)
  const shown = () => held.parent.received.findLast(({ type }) => type === 'stream.changed')?.stream as unknown
  const streams = () => held.countCalls('housekeeping/changes')
  const accept = () => openTestStream(held.last())
  /** Rejects the stream. The client itself tries a call three times. */
  const refuse = () => held.answer('housekeeping/changes', { message: 'No' }, 404)
  const wait = async (ms: number) => {
    held.clock.increment(ms)
    await settled()
  }
  return { ...held, machine, reported, shown, streams, accept, refuse, wait }
}
const live = { status: 'live', held: 0, hasHeldAll: false }

test('the rooms are loaded once the stream is open, and then only the changed ones', async () => {
  const { accept, reported, shown } = open()
  expect(reported()).toEqual([])
  const stream = accept()
  stream.send('ready', 'a-1')
  await settled()
  expect([reported(), shown()]).toEqual([[null], live])
  stream.send('changed', 'a-2', [4, 5])
  await settled()
  expect(reported()).toEqual([null, [4, 5]])
  stream.send('resync', 'b-1')
  await settled()
  expect(reported()).toEqual([null, [4, 5], null])
})

test('a lost stream resumes at the last event, and nothing is loaded twice', async () => {
  const { accept, reported, shown, last, wait, streams } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  stream.send('changed', 'a-7', [3])
  await settled()
  stream.close()
  await settled()
  expect([shown(), streams()]).toEqual([{ ...live, status: 'connecting' }, 1])
  await wait(backoffMs(1, 1))
  expect([streams(), last().headers.get('last-event-id')]).toEqual([2, 'a-7'])
  accept().send('ready', 'a-8')
  await settled()
  expect([reported(), shown()]).toEqual([[null, [3]], live])
})

test('without a stream the rooms are loaded anyway and then periodically, until the stream is back', async () => {
  const { refuse, reported, shown, wait, streams, accept } = open()
  await refuse()
  expect([reported(), shown()]).toEqual([[null], { ...live, status: 'connecting' }])
  await wait(backoffMs(1, 1))
  await refuse()
  await wait(backoffMs(2, 1))
  await refuse()
  expect([shown(), streams(), reported()]).toEqual([{ ...live, status: 'polling' }, 3, [null]])
  await wait(pollMs)
  expect([reported(), streams(), shown()]).toEqual([[null, null], 4, { ...live, status: 'polling' }])
  await refuse()
  await wait(pollMs)
  expect(reported()).toHaveLength(3)
  accept().send('ready', 'a-1')
  await settled()
  expect([shown(), reported()]).toEqual([live, [null, null, null, null]])
  await wait(pollMs)
  expect(reported()).toHaveLength(4)
})

test('while paused, changes are counted and held back; resuming loads them at once', async () => {
  const { machine, accept, reported, shown } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  await settled()
  machine.send({ type: 'stream.paused' })
  stream.send('changed', 'a-2', [4, 5])
  stream.send('changed', 'a-3', [5, 6])
  await settled()
  expect([reported(), shown()]).toEqual([[null], { status: 'paused', held: 3, hasHeldAll: false }])
  machine.send({ type: 'stream.resumed' })
  expect([reported(), shown()]).toEqual([[null, [4, 5, 6]], live])
  machine.send({ type: 'stream.resumed' })
  expect(reported()).toHaveLength(2)
})

test("while paused, the user's own change is applied, and a resync counts as all rooms", async () => {
  const { machine, accept, reported, shown } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  await settled()
  machine.send({ type: 'stream.paused' })
  machine.send({ type: 'rooms.owned', ids: [4] })
  stream.send('changed', 'a-2', [4, 5])
  await settled()
  expect([reported(), shown()]).toEqual([[null, [4]], { status: 'paused', held: 1, hasHeldAll: false }])
  stream.send('changed', 'a-3', [4])
  stream.send('resync', 'b-1')
  await settled()
  expect(shown()).toEqual({ status: 'paused', held: 2, hasHeldAll: true })
  machine.send({ type: 'stream.resumed' })
  expect(reported()).toEqual([null, [4], null])
})

test('if paused before the first load, the rooms are loaded anyway', async () => {
  const { machine, accept, reported } = open()
  machine.send({ type: 'stream.paused' })
  accept().send('ready', 'a-1')
  await settled()
  expect(reported()).toEqual([null])
})

test('offline nothing is requested; back online the stream resumes', async () => {
  const { machine, accept, shown, streams, last, wait, reported } = open()
  accept().send('ready', 'a-4')
  await settled()
  machine.send({ type: 'network.lost' })
  expect(shown()).toEqual({ ...live, status: 'offline' })
  await wait(pollMs * 3)
  expect(streams()).toBe(1)
  machine.send({ type: 'network.restored' })
  expect([streams(), last().headers.get('last-event-id')]).toEqual([2, 'a-4'])
  accept().send('changed', 'a-9', [2])
  await settled()
  expect([reported(), shown()]).toEqual([[null, [2]], live])
})

test('paused and offline shows offline, because resuming would bring nothing', async () => {
  const { machine, accept, shown } = open()
  accept().send('ready', 'a-1')
  await settled()
  machine.send({ type: 'stream.paused' })
  machine.send({ type: 'network.lost' })
  expect(shown()).toMatchObject({ status: 'offline' })
  machine.send({ type: 'network.restored' })
  expect(shown()).toMatchObject({ status: 'paused' })
})

test('a session that has ended on the stream is noticed by the next call', async () => {
  const { accept, wait, streams, last } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  stream.send('ended', 'a-2')
  await settled()
  stream.close()
  await settled()
  await wait(backoffMs(1, 1))
  expect([streams(), last().url]).toEqual([2, expect.stringContaining('housekeeping/changes')])
})

test('leaving the section closes the stream', async () => {
  const { machine, accept, last, shown } = open()
  accept()
  machine.stopWithParent()
  expect([last().signal.aborted, shown()]).toEqual([true, undefined])
})

test('clients that lose the same server reconnect at different times', () => {
  expect([backoffMs(1, 0), backoffMs(1, 1), backoffMs(3, 1), backoffMs(20, 1)]).toEqual([500, 1000, 4000, 10_000])
})
