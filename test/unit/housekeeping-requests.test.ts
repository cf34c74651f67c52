import { afterEach, expect, test, vi } from 'vitest'
import * as housekeeping from '../../src/api/housekeeping.ts'
import { type ScopeCall, expectMalformed, expectRequest, openScope } from '../support/scope-calls.ts'
import { settled } from '../support/wire.ts'

afterEach(() => vi.useRealTimers())

const calls: ScopeCall[] = [
  [
    'a condition that was seen',
    (at) =>
      housekeeping.change(
        at,
        { facility_ids: [5, 6], housekeeping_status: 'clean', based_on: ['', '2026-01-01T08:00:00Z'] },
        'k',
      ),
    'POST update_room_status',
    'facility_ids[]=5&facility_ids[]=6&housekeeping_status=clean&based_on[]=&based_on[]=2026-01-01T08%3A00%3A00Z',
  ],
  [
    'a room never seen changed, taken from its attendant',
    (at) =>
      housekeeping.change(at, { facility_ids: [5], attendant_id: null, reported_occupancy: null, based_on: [''] }, 'k'),
    'POST update_room_status',
    'facility_ids[]=5&attendant_id=&reported_occupancy=&based_on[]=',
  ],
  ['counts', (at) => housekeeping.counts(at), 'GET housekeeping_counts?property_id=7'],
  ['attendants', (at) => housekeeping.attendants(at), 'GET attendants?property_id=7'],
]

test.each(calls)('%s: method, address and fields', (_, ask, address, form) => expectRequest(ask, address, form))
test.each(calls)('%s: an invalid reply is a typed error', (_, ask) => expectMalformed(ask))

test('a change carries its key, so that a retry has one effect', () => {
  const { scope, last } = openScope()
  housekeeping.change(scope, { facility_ids: [5], hk_priority: 1 }, 'queue-1').catch(() => undefined)
  expect(last().headers.get('idempotency-key')).toBe('queue-1')
})

/** A stream controlled by the test: its chunks arrive as written. */
async function watch(lastEventId?: string) {
  const { scope, last, calls: sent } = openScope()
  const events: housekeeping.RoomChange[] = []
  const stop = new AbortController()
  const end = housekeeping.changes(scope, { lastEventId, onEvent: (event) => events.push(event), signal: stop.signal })
  // The test may expect a failure; until then the rejection must not be unhandled.
  end.catch(() => undefined)
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'req-9' }
  const open = () => last().reply(new Response(body, { headers }))
  const write = async (text: string) => (controller.enqueue(new TextEncoder().encode(text)), settled())
  return {
    events,
    end,
    stop,
    open,
    write,
    last,
    sent,
    close: () => controller.close(),
    cut: () => controller.error(new TypeError('cut')),
  }
}

test('events arrive typed, however they are split; heartbeats and unknown events are ignored', async () => {
  const { events, end, open, write, close, last } = await watch('aa-1')
  expect(last().headers.get('last-event-id')).toBe('aa-1')
  open()
  await write('event: ready\nid: aa-1\nda')
  await write('ta: {}\n\n:\n\nevent: gossip\ndata: {}\n\nevent: changed\r\nid: aa-2\r\ndata: {"facility_ids"')
  await write(':[4,5]}\r\n\r\n')
  await write('event: resync\nid: bb-0\ndata: {}\n\n')
  close()
  expect(await end).toBe('closed')
  expect(events).toEqual([
    { type: 'ready', id: 'aa-1', facility_ids: [] },
    { type: 'changed', id: 'aa-2', facility_ids: [4, 5] },
    { type: 'resync', id: 'bb-0', facility_ids: [] },
  ])
})

test('the end of the stream has its cause: the session, a lost connection, or silence', async () => {
  const over = await watch()
  over.open()
  await over.write('event: ended\ndata: {}\n\n')
  over.close()
  expect(await over.end).toBe('ended')
  const cut = await watch()
  cut.open()
  cut.cut()
  expect(await cut.end).toBe('lost')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = await watch()
  silent.open()
  await silent.write(':\n\n')
  await vi.advanceTimersByTimeAsync(44_000)
  await silent.write(':\n\n')
  await vi.advanceTimersByTimeAsync(44_000)
  let isOver = false
  void silent.end.then(() => (isOver = true))
  await settled()
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await silent.end).toBe('lost')
  expect(silent.sent).toHaveLength(1)
})

test('closing by the caller is no failure', async () => {
  const { end, stop, open, write } = await watch()
  open()
  await write('event: ready\nid: aa-1\ndata: {}\n\n')
  stop.abort(new Error('left'))
  await expect(end).rejects.toThrow('left')
})

test.each([
  ['no json', 'event: changed\nid: aa-1\ndata: rooms\n\n'],
  ['no rooms', 'event: changed\nid: aa-1\ndata: {"facility_ids":"4"}\n\n'],
  ['no id', 'event: changed\ndata: {"facility_ids":[4]}\n\n'],
])("an event with %s is an error with the request number, and the stream isn't requested again", async (_, text) => {
  const { end, open, write, sent } = await watch()
  open()
  await write(text)
  await expect(end).rejects.toMatchObject({ name: 'ApiError', code: 'MALFORMED', requestId: 'req-9' })
  expect(sent).toHaveLength(1)
})

test("a reply that isn't a stream is malformed, and an error keeps its status", async () => {
  const wrong = await watch()
  wrong.last().answer({ data: {} })
  await expect(wrong.end).rejects.toMatchObject({ code: 'MALFORMED' })
  const refused = await watch()
  refused
    .last()
    .answer({ message: 'At most 10', code: 'TOO_MANY_STREAMS' }, { status: 429, headers: { 'retry-after': '60' } })
  await expect(refused.end).rejects.toMatchObject({ status: 429, retryAfter: 60 })
})
