// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heartbeatMs } from '../../src/api/contract/room-change.ts'
import { watchRoomChanges } from '../../src/machines/calendar/event-stream.actor.ts'
import { openProperty } from '../support/property-actor.ts'
import { openTestStream } from '../support/test-stream.ts'
import { settled } from '../support/wire.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function open() {
  const held = openProperty()
  held.start(watchRoomChanges, { input: { scope: held.input.scope } })
  const streams = () => held.countCalls('housekeeping/changes')
  const accept = () => openTestStream(held.last())
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await settled()
  }
  return { ...held, streams, accept, pass, told: () => held.parent.received }
}
const minute = 60_000

test('rooms that others change are told, and what nobody knows is read anew', async () => {
  const { accept, told } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  stream.send('changed', 'a-2', [4, 5])
  stream.send('resync', 'b-1')
  await settled()
  expect(told()).toEqual([{ type: 'rooms.changed', roomIds: [4, 5] }, { type: 'allRooms.changed' }])
})

test('a line that is cut is taken up where it was left', async () => {
  const { accept, last, pass, streams } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  stream.send('changed', 'a-7', [3])
  await settled()
  stream.close()
  await settled()
  expect(streams()).toBe(1)
  await pass(1000)
  expect([streams(), last().headers.get('last-event-id')]).toEqual([2, 'a-7'])
})

test('a minute with the line open needs no reading, the first one too; one without it does', async () => {
  const { accept, told, pass } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  await settled()
  // A line that stands is heard of now and then; a silent one is lost.
  for (let ms = 0; ms < 2 * minute; ms += heartbeatMs) {
    await pass(heartbeatMs)
    stream.send('ready', `a-${ms}`)
    await settled()
  }
  stream.close()
  await settled()
  await pass(minute)
  expect(told()).toEqual([
    { type: 'minute.passed', isStreamLive: true },
    { type: 'minute.passed', isStreamLive: true },
    { type: 'minute.passed', isStreamLive: false },
  ])
})

test('a line that came to stand long after the nights were read leaves its first minute to be read', async () => {
  const { accept, told, pass } = open()
  const stream = accept()
  await pass(3000)
  for (let ms = 3000; ms < 2 * minute; ms += heartbeatMs) {
    stream.send('ready', `a-${ms}`)
    await pass(heartbeatMs)
  }
  expect(told().slice(0, 2)).toEqual([
    { type: 'minute.passed', isStreamLive: false },
    { type: 'minute.passed', isStreamLive: true },
  ])
})

test('who comes back to the window, or to the network, has what was missed', async () => {
  const { told } = open()
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect(told()).toEqual([{ type: 'minute.passed', isStreamLive: false }, { type: 'allRooms.changed' }])
})

test('the session’s end ends the line for good', async () => {
  const { accept, pass, streams } = open()
  const stream = accept()
  stream.send('ended', 'a-1')
  stream.close()
  await settled()
  await pass(2 * minute)
  expect(streams()).toBe(1)
})
