import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTelemetry } from '../../server/telemetry/open-telemetry.ts'
import { openApi } from '../support/api.ts'
import { openOtlpReceiver } from '../support/otlp-receiver.ts'

const route = '/api/v1/hotel_management/properties/property'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const callerSpan = '00f067aa0ba902b7'
const password = 'Wrong-Guess-77!'

let collector: Awaited<ReturnType<typeof openOtlpReceiver>>
let logged: Record<string, unknown>[]
let token: string
let userId: number
beforeAll(async () => {
  collector = await openOtlpReceiver()
  const telemetry = await openTelemetry({
    metrics: null,
    otlpEndpoint: collector.endpoint,
    printLine: () => undefined,
  })
  const api = await openApi({ telemetry })
  token = await api.signIn('manager')
  await api.signIn('manager', password).catch(() => undefined)
  const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': 'request-of-the-test' }
  await api.fetch(route, { headers: { ...headers, traceparent: `00-${traceId}-${callerSpan}-01` } })
  await api.fetch(`${route}/no-such-hotel`, { headers })
  await Promise.all(['a', 'b', 'c'].map((word) => api.fetch(`${route}?keyword=${word}`, { headers })))
  await api.db.execute('alter table properties rename to moved')
  await api.fetch(route, { headers })
  await api.db.execute('alter table moved rename to properties')
  logged = api.logged.map((line) => JSON.parse(line))
  userId = logged.findLast(({ userId: id }) => id !== undefined)!.userId as number
  await api.close()
  await telemetry.stop()
})
afterAll(() => collector.close())

const requests = () => collector.spans().filter(({ kind }) => kind === 2)

test('each request is one span with template, status, request id and user id', () => {
  expect(requests()).toHaveLength(logged.filter(({ msg }) => msg === 'request').length)
  expect(requests().map(({ name }) => name)).toEqual([
    'POST /api/v1/login',
    'POST /api/v1/login',
    `GET ${route}`,
    `GET ${route}/{property}`,
    ...Array(4).fill(`GET ${route}`),
  ])
  expect(requests()[2]?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': route,
    'http.response.status_code': 200,
    'back_office.request_id': 'request-of-the-test',
    'user.id': String(userId),
  })
  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'back-office' })
})

test('only a fault of the server marks a span as failed', () => {
  expect(requests().map(({ status }) => status.code ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
})

test('a traceparent is continued, and each other request has a trace of its own', () => {
  expect(requests()[2]).toMatchObject({ traceId, parentSpanId: callerSpan })
  expect(new Set(requests().map((span) => span.traceId)).size).toBe(requests().length)
})

test('each line of the log carries the trace of its request', () => {
  const ofRequests = new Map(requests().map((span) => [span.traceId, span.attributes['back_office.request_id']]))
  const lines = logged.filter(({ requestId }) => requestId !== undefined)
  expect(lines.length).toBeGreaterThan(requests().length)
  for (const { trace_id, requestId } of lines) expect(ofRequests.get(String(trace_id))).toBe(requestId)
})

test('the log is sent too, line by line, with the same traces', () => {
  const sent = collector.logs().map(({ traceId: id, body, severityText }) => [id, body.stringValue, severityText])
  const levels: Record<number, string> = { 30: 'INFO', 40: 'WARN', 50: 'ERROR' }
  expect(sent).toEqual(logged.map(({ trace_id, msg, level }) => [trace_id, msg, levels[level as number]]))
})

test('the metrics are those of /metrics', () => {
  expect(collector.paths()).toEqual(['/v1/logs', '/v1/metrics', '/v1/traces'])
  const names = ['http_server_request_duration_seconds', 'back_office_queue_running_jobs', 'process_cpu_seconds_total']
  expect(collector.metrics()).toEqual(expect.arrayContaining(names))
})

test('nothing that is sent holds a token, a password, an e-mail or an address with its values', () => {
  expect(collector.text()).not.toMatch(/@demo\.example|keyword=/)
  for (const secret of [token, password]) expect(collector.text()).not.toContain(secret)
})

test('queries of a pool are children of their request, without values', () => {
  const queries = collector.spans().filter(({ kind }) => kind === 3)
  if (process.env.TEST_DATABASE_URL) {
    const ids = new Map(requests().map(({ spanId, traceId: id }) => [spanId, id]))
    expect(queries.length).toBeGreaterThan(requests().length)
    for (const query of queries) expect(ids.get(query.parentSpanId!)).toBe(query.traceId)
    for (const { attributes } of queries) expect(attributes['db.query.text']).not.toContain('no-such-hotel')
    expect(queries.filter(({ status }) => status.code === 2)).toHaveLength(1)
  } else expect(queries).toEqual([])
})
