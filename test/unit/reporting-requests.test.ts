import { describe, expect, test } from 'vitest'
import { withSession } from '../../src/api/session-http.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import * as reporting from '../../src/api/reporting.ts'
import { openScope } from '../support/scope-calls.ts'
import { openWire, settled } from '../support/wire.ts'

const figure = { key: 'sold', label: 'Sold', unit: 'rooms', value: 3, formula: 'Stays over that night', parts: [] }
const meta = { current_page: 1, last_page: 1, per_page: 50, total: 0 }
const rows = { date: '2026-03-10', currency: 'EUR', figure, data: [], meta }
const dashboard = {
  property_id: 7,
  date: '2026-03-10',
  today: '2026-03-10',
  currency: 'EUR',
  figures: [figure],
  outlook: [],
  blockings: [],
  activity: [],
}

const asks = [
  ['dashboard', (at) => reporting.dashboard(at, '2026-03-10'), { property_id: 7, date: '2026-03-10' }, dashboard],
  [
    'dashboard_rows',
    (at) => reporting.dashboardRows(at, { figure: 'sold', page: 2 }),
    { property_id: 7, figure: 'sold', page: 2 },
    rows,
  ],
  [
    'housekeeping_history',
    (at) => reporting.housekeepingHistory(at, { facility_id: 9, cursor: 'c' }),
    { property_id: 7, facility_id: 9, cursor: 'c' },
    { data: [], next_cursor: null },
  ],
  [
    'housekeeping_as_of',
    (at) => reporting.housekeepingAsOf(at, '2026-03-10T08:00:00Z'),
    { property_id: 7, at: '2026-03-10T08:00:00Z' },
    { at: '2026-03-10T08:00:00Z', rooms: [] },
  ],
] satisfies [string, (at: ReturnType<typeof openScope>['scope']) => Promise<unknown>, object, object][]

/** A request whose answer the test controls. */
const asked = (ask: (typeof asks)[number][1]) => {
  const { scope, last } = openScope()
  const reply = ask(scope)
  // The test may expect a failure; until then the rejection must not be unhandled.
  reply.catch(() => undefined)
  return { reply, call: async () => (await settled(), last()) }
}

describe.each(asks)('%s', (name, ask, variables, data) => {
  test('is sent as one JSON query with the usual header, and its answer is checked by the contract', async () => {
    const { reply, call } = asked(ask)
    const { url, method, headers, json, answer } = await call()
    expect([method, url]).toEqual(['POST', '/v1/hotel_management/graphql'])
    expect([headers.get('content-type'), headers.get('x-app-context')]).toEqual([
      'application/json',
      'hotel_management',
    ])
    const { query, variables: sent } = JSON.parse(json!) as { query: string; variables: object }
    expect(query).toContain(`${name}(`)
    expect(sent).toEqual(variables)
    answer({ data: { [name]: data } })
    await expect(reply).resolves.toEqual(data)
  })

  test('an unreadable answer is an error with the request number', async () => {
    for (const body of ['not json', '7', 'null', '{}', '{"data":"no object"}', `{"data":{"${name}":{"meta":7}}}`]) {
      const { reply, call } = asked(ask)
      const headers = { 'x-request-id': 'req-9', 'content-type': 'application/json' }
      ;(await call()).reply(new Response(body, { headers }))
      await expect(reply).rejects.toMatchObject({ name: 'ApiError', code: 'MALFORMED', requestId: 'req-9' })
    }
  })

  test('an error of the field equals the error that REST would return', async () => {
    for (const [code, status] of [
      ['NOT_FOUND', 404],
      ['FORBIDDEN', 403],
      ['VALIDATION', 422],
      ['INTERNAL', 500],
      ['TOO_LARGE', 413],
    ] as const) {
      const { reply, call } = asked(ask)
      const extensions = { code, errors: { date: ['Must be a date'] }, request_id: 'req-4' }
      ;(await call()).answer({ data: { [name]: null }, errors: [{ message: 'No.', path: [name], extensions }] })
      await expect(reply).rejects.toMatchObject({
        name: 'ApiError',
        status,
        code,
        message: 'No.',
        fields: { date: ['Must be a date'] },
        requestId: 'req-4',
      })
    }
  })

  test('a server without reporting, or without this part, is distinguished from a missing record', async () => {
    for (const status of [404, 405, 501]) {
      const { reply, call } = asked(ask)
      ;(await call()).answer({ message: 'There is nothing at this address.', code: 'NOT_FOUND' }, { status })
      await expect(reply).rejects.toMatchObject({
        name: 'ApiError',
        status: 404,
        code: reporting.noReportingCode,
        message: 'This server has no reporting.',
      })
    }
    const { reply, call } = asked(ask)
    ;(await call()).answer({
      errors: [{ message: 'Cannot query field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    })
    await expect(reply).rejects.toMatchObject({ code: reporting.noReportingCode })
  })
})

test('a reply that ends the session ends it here too, and a lost connection is reported as such', async () => {
  const ended: string[] = []
  const wire = openWire()
  const http = withSession(wire.http, {
    readToken: () => 'token',
    onEnded: (end) => ended.push(end),
    onPasswordRequired: () => {},
    confirm: async () => false,
  })
  const at = withProperty(http, { id: 7, prefix: 'harbour-view' })
  const reply = reporting.dashboard(at)
  reply.catch(() => undefined)
  await settled()
  expect(wire.last().headers.get('authorization')).toBe('Bearer token')
  wire.last().answer({ message: 'Your session has ended.', code: 'TOKEN_INVALID_OR_EXPIRED' }, { status: 401 })
  await expect(reply).rejects.toMatchObject({ status: 401, code: 'TOKEN_INVALID_OR_EXPIRED' })
  expect(ended).toEqual(['expired'])
  const down = asked((scope) => reporting.dashboard(scope))
  ;(await down.call()).fail()
  await expect(down.reply).rejects.toMatchObject({ status: 0, code: 'UNREACHABLE' })
  const forbidden = asked((scope) => reporting.dashboard(scope))
  ;(await forbidden.call()).answer(
    { message: 'You do not have the permission for this.', code: 'FORBIDDEN' },
    { status: 403 },
  )
  await expect(forbidden.reply).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

test('an aborted request is cancelled on the network, and rejects with the abort', async () => {
  const { scope, last } = openScope()
  const stop = new AbortController()
  const reply = reporting.dashboard(scope, undefined, stop.signal)
  reply.catch(() => undefined)
  await settled()
  stop.abort()
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
  expect(last().signal.aborted).toBe(true)
})
