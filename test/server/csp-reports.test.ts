import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { pageHeaders } from '../../server/http/page-headers.ts'
import { type Api, openApi } from '../support/api.ts'
import { openMetrics } from '../support/scrape.ts'

const path = '/api/csp_reports'
let metrics: Awaited<ReturnType<typeof openMetrics>>
let api: Api
beforeAll(async () => {
  metrics = await openMetrics()
  api = await openApi({ telemetry: metrics.telemetry, config: { trustProxy: true } })
})
afterAll(async () => {
  await api.close()
  await metrics.telemetry.stop()
})
beforeEach(() => void api.logged.splice(0))

let addresses = 0
/** Each call comes from a network of its own, unless it names one. */
const send = (body: unknown, type = 'application/reports+json', ip = `192.0.2.${++addresses}`) =>
  api.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Forwarded-For': ip },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const reports = () => api.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'csp_report')

const reportOf = (over: object = {}, type = 'csp-violation') => ({
  type,
  age: 3,
  url: 'https://hotel.example/properties/ada?email=ada@hotel.example',
  user_agent: 'Ada Browser',
  body: {
    documentURL: 'https://hotel.example/properties/ada?email=ada@hotel.example',
    effectiveDirective: 'img-src',
    blockedURL: 'https://ada:secret@evil.example/pixel.png?guest=Ada#Ada',
    sourceFile: 'https://hotel.example/assets/a-1.js?x=Ada',
    lineNumber: 7,
    sample: 'Ada',
    ...over,
  },
})

test('a page names the endpoint in both ways that browsers know, and the rest of its policy is as before', () => {
  const headers = pageHeaders(readConfig({}), 'n')
  expect(headers['Reporting-Endpoints']).toBe(`csp="${path}"`)
  const policy = headers['Content-Security-Policy']!.split('; ')
  expect(policy.slice(-2)).toEqual([`report-uri ${path}`, 'report-to csp'])
  expect(policy.slice(0, -2)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-n'",
    "style-src 'self' 'nonce-n'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default import service-worker',
  ])
})

test('reports of the Reporting API are logged and counted, without queries and names', async () => {
  const inline = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: 'chrome-extension://ada/x' }
  const reply = await send([reportOf(), reportOf(inline), reportOf({}, 'deprecation')])
  expect([reply.status, await reply.text()]).toEqual([204, ''])
  expect(reports()).toMatchObject([
    {
      directive: 'img-src',
      blocked: 'https://evil.example/pixel.png',
      source: 'https://hotel.example/assets/a-1.js',
      line: 7,
    },
    { directive: 'script-src-elem', blocked: 'inline', source: 'chrome-extension:', line: 7 },
  ])
  expect(api.logged.join('')).not.toMatch(/ada/i)
  expect(await metrics.values('back_office_csp_violations_total')).toEqual({ 'img-src': 1, 'script-src-elem': 1 })
})

test('a report of report-uri is logged likewise, and the id of a picture is left out', async () => {
  const report = {
    'document-uri': 'https://hotel.example/?ada',
    'violated-directive': 'connect-src https://hotel.example',
    'blocked-uri': 'https://hotel.example/api/v1/hotel_management/images/secret-id',
    'line-number': null,
  }
  expect((await send({ 'csp-report': report }, 'application/csp-report')).status).toBe(204)
  const blocked = 'https://hotel.example/api/v1/hotel_management/images/…'
  expect(reports()).toMatchObject([{ directive: 'connect-src', blocked, source: '', line: null }])
  expect(api.logged.join('')).not.toMatch(/ada|secret-id/i)
})

test('an unknown directive and an unreadable address are not copied into log and metrics', async () => {
  await send([reportOf({ effectiveDirective: 'ada-src', blockedURL: 'Ada Byron', sourceFile: 7 })])
  expect(reports()).toMatchObject([{ directive: 'other', blocked: '', source: '' }])
})

test('a body logs ten reports at most', async () => {
  const short = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } }
  expect((await send(Array.from({ length: 50 }, () => short))).status).toBe(204)
  expect(reports()).toHaveLength(10)
})

test('anything but a report of at most 8 kB is refused', async () => {
  const refused = [
    await send([reportOf()], 'application/json'),
    await send('{'),
    await send({ type: 'csp-violation' }),
    await send([], 'application/csp-report'),
    await send([reportOf({ sample: 'x'.repeat(8 * 1024) })]),
    await api.fetch(path),
  ]
  expect(refused.map(({ status }) => status)).toEqual([415, 400, 400, 400, 413, 404])
  expect(reports()).toEqual([])
})

test('a network may send 30 bodies in a minute; another network is not affected', async () => {
  const statuses = []
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await send([], undefined, `2001:db8::${(sent + 1).toString(16)}`)).status)
  expect(statuses).toEqual([...Array(30).fill(204), 429])
  expect((await send([], undefined, '2001:db8:0:1::1')).status).toBe(204)
})
