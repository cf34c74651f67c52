import { expect, onTestFinished, test, vi } from 'vitest'
import { retryAfterOf } from '../../src/api/api-error.ts'
import { createHttp, type HttpRequest } from '../../src/api/http.ts'
import { openWire, settled } from '../support/wire.ts'

/** A client that records its waits instead of waiting. */
function answering(replies: (() => Response)[], random = () => 0.5) {
  const waits: number[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (replies.shift() ?? (() => Response.json({ data: 1 })))())
  const http = createHttp({ base: '/api', fetch, random, wait: async (ms) => void waits.push(ms) })
  return { fetch, waits, send: (request: HttpRequest) => http.send(request) }
}
const status = (code: number, headers: Record<string, string> = {}) => Response.json({}, { status: code, headers })
const down = () => {
  throw new TypeError('fetch failed')
}

test.each([
  ['500', () => status(500)],
  ['503', () => status(503)],
  ['429', () => status(429)],
  ['a lost connection', down],
])('a query that meets %s is retried twice and no more', async (_, reply) => {
  const { fetch, send } = answering([reply, reply, reply, reply])
  await expect(send({ path: '/rooms' })).rejects.toMatchObject({ name: 'ApiError' })
  expect(fetch).toHaveBeenCalledTimes(3)
})

test.each([400, 401, 403, 404, 409, 422])("a query rejected with %i isn't retried", async (code) => {
  const { fetch, send } = answering([() => status(code)])
  await expect(send({ path: '/rooms' })).rejects.toMatchObject({ status: code })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a query that succeeds the third time succeeds', async () => {
  const { send } = answering([() => status(503), down])
  expect((await send({ path: '/rooms' })).status).toBe(200)
})

test("a query isn't retried while the browser has no network", async () => {
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { fetch, send } = answering([down, down])
  await expect(send({ path: '/rooms' })).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  [0, [150, 300]],
  [0.5, [300, 600]],
  [1, [450, 900]],
])('waits double, and jitter (%f) spreads the clients', async (jitter, expected) => {
  const { waits, send } = answering([down, down, down], () => jitter)
  await expect(send({ path: '/rooms' })).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(waits).toEqual(expected)
})

test.each(['POST', 'DELETE'] as const)('a %s without a key is never sent twice', async (method) => {
  const { fetch, send } = answering([down])
  await expect(send({ method, path: '/rooms' })).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a POST with a key is retried with the same key', async () => {
  const { fetch, send } = answering([() => status(502)])
  await send({ method: 'POST', path: '/rooms', idempotencyKey: 'key-1' })
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toEqual(['key-1', 'key-1'])
})

test('Retry-After is followed in seconds and as a date', async () => {
  vi.setSystemTime('2026-03-01T12:00:00Z')
  const seconds = answering([() => status(429, { 'retry-after': '2' })])
  await seconds.send({ path: '/rooms' })
  const date = answering([() => status(503, { 'retry-after': 'Sun, 01 Mar 2026 12:00:04 GMT' })])
  await date.send({ path: '/rooms' })
  vi.useRealTimers()
  expect([seconds.waits, date.waits]).toEqual([[2000], [4000]])
})

test('a wait longer than ten seconds is reported instead of waited for', async () => {
  const { fetch, send, waits } = answering([() => status(429, { 'retry-after': '11' })])
  await expect(send({ path: '/rooms' })).rejects.toMatchObject({ status: 429, retryAfter: 11 })
  expect([fetch.mock.calls.length, waits]).toEqual([1, []])
})

test.each([
  [null, null],
  ['7', 7],
  ['soon', null],
  ['Sun, 01 Mar 2026 11:59:00 GMT', 0],
  ['Sun, 01 Mar 2026 12:01:00 GMT', 60],
])('Retry-After %s means %s seconds', (value, seconds) => {
  const headers = new Headers(value === null ? {} : { 'retry-after': value })
  expect(retryAfterOf(headers, Date.parse('2026-03-01T12:00:00Z'))).toBe(seconds)
})

test("a hung server ends in a timeout, which a query doesn't retry", async () => {
  const { http, calls } = openWire()
  await expect(http.send({ path: '/rooms', timeoutMs: 1 })).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' })
  expect(calls).toHaveLength(1)
})

test('an abort is passed on unchanged, and nothing is retried', async () => {
  const { http, calls } = openWire()
  const stop = new AbortController()
  const reply = http.send({ path: '/rooms', signal: stop.signal })
  stop.abort(new DOMException('Enough', 'AbortError'))
  await expect(reply).rejects.toMatchObject({ name: 'AbortError', message: 'Enough' })
  expect(calls).toHaveLength(1)
})

test('an abort ends the pause between two tries', async () => {
  const { fetch, calls } = openWire()
  const stop = new AbortController()
  const reply = createHttp({ base: '', fetch, random: () => 10 }).send({ path: '/rooms', signal: stop.signal })
  calls[0]?.fail()
  await settled()
  stop.abort(new DOMException('Enough', 'AbortError'))
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
  expect(calls).toHaveLength(1)
})
