// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heartbeatMs } from '../../src/api/contract/room-change.ts'
import { watchRoomChanges } from '../../src/machines/calendar/event-stream.machine.ts'
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
    held.clock.increment(ms)
    await settled()
  }
  return { ...held, streams, accept, pass, reported: () => held.parent.received }
}
const minute = 60_000

test('rooms that other users change are reported, and rooms in unknown events are reloaded', async () => {
  const { accept, reported } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  stream.send('changed', 'a-2', [4, 5])
  stream.send('resync', 'b-1')
  await settled()
  expect(reported()).toEqual([{ type: 'rooms.changed', roomIds: [4, 5] }, { type: 'allRooms.changed' }])
})

test('an interrupted stream resumes at the last event', async () => {
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

test('a minute with the stream open needs no reload, including the first; a minute without it does', async () => {
  const { accept, reported, pass } = open()
  const stream = accept()
  stream.send('ready', 'a-1')
  await settled()
  // The server sends heartbeats; a silent stream counts as lost.
  for (let ms = 0; ms < 2 * minute; ms += heartbeatMs) {
    await pass(heartbeatMs)
    stream.send('ready', `a-${ms}`)
    await settled()
  }
  stream.close()
  await settled()
  await pass(minute)
  expect(reported()).toEqual([
    { type: 'minute.passed', isStreamLive: true },
    { type: 'minute.passed', isStreamLive: true },
    { type: 'minute.passed', isStreamLive: false },
  ])
})

test('if the stream opens long after the nights were loaded, the first minute is reloaded', async () => {
  const { accept, reported, pass } = open()
  const stream = accept()
  await pass(3000)
  for (let ms = 3000; ms < 2 * minute; ms += heartbeatMs) {
    stream.send('ready', `a-${ms}`)
    await pass(heartbeatMs)
  }
  expect(reported().slice(0, 2)).toEqual([
    { type: 'minute.passed', isStreamLive: false },
    { type: 'minute.passed', isStreamLive: true },
  ])
})

test('returning to the window or the network loads the missed changes', async () => {
  const { reported } = open()
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect(reported()).toEqual([{ type: 'minute.passed', isStreamLive: false }, { type: 'allRooms.changed' }])
})

test('without a network no stream is tried; once it is back the stream resumes, and missed changes are loaded', async () => {
  const { accept, reported, streams, pass, last } = open()
  accept().send('ready', 'a-4')
  await settled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  window.dispatchEvent(new Event('offline'))
  await pass(minute)
  expect(streams()).toBe(1)
  window.dispatchEvent(new Event('online'))
  expect([streams(), last().headers.get('last-event-id')]).toEqual([2, 'a-4'])
  expect(reported()).toEqual([{ type: 'minute.passed', isStreamLive: false }, { type: 'allRooms.changed' }])
})

test('the end of the session ends the stream for good', async () => {
  const { accept, pass, streams } = open()
  const stream = accept()
  stream.send('ended', 'a-1')
  stream.close()
  await settled()
  await pass(2 * minute)
  expect(streams()).toBe(1)
})
