import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { callerOf } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'
import { openMetrics } from '../support/scrape.ts'

const route = {
  list: '/api/v1/hotel_management/properties/property',
  one: '/api/v1/hotel_management/properties/property/{property}',
}
let metrics: Awaited<ReturnType<typeof openMetrics>>
let api: Api
beforeAll(async () => {
  metrics = await openMetrics()
  api = await openApi({ telemetry: metrics.telemetry, config: { loginAttempts: { perAccount: 2, perAddress: 1000 } } })
})
afterAll(async () => {
  await api.close()
  await metrics.telemetry.stop()
})

const added = async (name: string, act: () => Promise<unknown>) => {
  const before = await metrics.values(name)
  await act()
  const after = await metrics.values(name)
  return Object.fromEntries(
    Object.entries(after)
      .map(([labels, value]) => [labels, value - (before[labels] ?? 0)] as const)
      .filter(([, value]) => value !== 0),
  )
}

test('/metrics counts each request once, by method, route template and class of status', async () => {
  const counted = await added('http_server_request_duration_seconds_count', async () => {
    const manager = await callerOf(api, 'manager')
    for (const _ of [1, 2, 3]) await manager.get('property')
    await manager.get('property/harbour-view')
    await manager.get('property/casa-azul')
    await manager.get('property/no-such-hotel')
    await api.fetch(route.list)
    await api.fetch(route.list, { method: 'PATCH' })
    await api.fetch('/api/v1/Ada-Byron/7')
    await api.fetch('/wp-login.php')
    await api.fetch('/api/health')
  })
  expect(counted).toEqual({
    'POST /api/v1/login 2xx': 1,
    [`GET ${route.list} 2xx`]: 3,
    [`GET ${route.one} 2xx`]: 2,
    [`GET ${route.one} 4xx`]: 1,
    [`GET ${route.list} 4xx`]: 1,
    [`PATCH ${route.list} 4xx`]: 1,
    'GET /api/* 4xx': 1,
    'GET /* 4xx': 1,
    'GET /api/health 2xx': 1,
  })
})

test('the buckets of a histogram add up to its count', async () => {
  await api.fetch('/api/health')
  const buckets = await metrics.samples('http_server_request_duration_seconds_bucket')
  const isHealth = ({ labels }: { labels: Readonly<Record<string, string>> }) => labels.route === '/api/health'
  const last = buckets.filter(isHealth).find(({ labels }) => labels.le === '+Inf')
  const count = (await metrics.samples('http_server_request_duration_seconds_count')).find(isHealth)
  expect(last?.value).toBe(count?.value)
  expect(buckets.filter(isHealth)).toHaveLength(12)
})

test('refusals are counted by kind: sign-in, throttle, session, permission, property', async () => {
  const counted = await added('back_office_refusals_total', async () => {
    for (const password of ['Wrong-1!', 'Wrong-2!', 'Wrong-3!'])
      await api.signIn('accountant', password).catch(() => {})
    await api.resetAttempts()
    await api.fetch(route.list, { headers: { Authorization: 'Bearer no-such-token' } })
    const attendant = await callerOf(api, 'housekeeping')
    await attendant.remove('property/1')
    const { ask } = await graphqlOf(api, 'housekeeping')
    const regional = await callerOf(api, 'regional')
    const { data: harbourView } = (await regional.get('property/harbour-view')).body
    expect((await ask(`{ dashboard(property_id: ${harbourView.id}) { date } }`)).codes).toEqual(['FORBIDDEN'])
    await regional.get('property/hill-house')
    await regional.get('facilities?property_id=999999')
  })
  expect(counted).toEqual({
    wrong_credentials: 2,
    throttled: 1,
    invalid_token: 1,
    missing_permission: 2,
    foreign_property: 2,
  })
})

test('open event streams and work queues are reported', async () => {
  const manager = await api.as('manager')
  const stream = await manager('/api/v1/hotel_management/notices/changes')
  expect(stream.status).toBe(200)
  expect(await metrics.values('back_office_event_streams')).toEqual({ rooms: 0, notices: 1 })
  await stream.body?.cancel()
  await vi.waitFor(async () =>
    expect(await metrics.values('back_office_event_streams')).toEqual({ rooms: 0, notices: 0 }),
  )
  const none = { exports: 0, pictures: 0, reports: 0, bulk: 0 }
  for (const name of ['running_jobs', 'waiting_jobs', 'refused_total'])
    expect(await metrics.values(`back_office_queue_${name}`)).toEqual(none)
})

test('background jobs are counted with their outcome', async () => {
  const failing = () => Promise.reject(new Error('no database'))
  const counted = await added('back_office_job_duration_seconds_count', async () => {
    await metrics.telemetry.runJob('maintenance', () => Promise.resolve())
    await expect(metrics.telemetry.runJob('reports', failing)).rejects.toThrow('no database')
  })
  expect(counted).toEqual({ 'maintenance done': 1, 'reports failed': 1 })
})

test('the connections of a pool are reported where there is one', async () => {
  const state = await metrics.values('back_office_db_connections')
  if (process.env.TEST_DATABASE_URL) expect(state).toEqual({ in_use: 0, idle: expect.any(Number) })
  else expect(state).toEqual({})
})

test('memory and delay of the event loop are real', async () => {
  const valueOf = async (name: string) => (await metrics.samples(name))[0]?.value
  const rss = await valueOf('process_resident_memory_bytes')
  expect(rss! / process.memoryUsage().rss).toBeCloseTo(1, 0)
  // The monitor measures from its first tick after a collection.
  const ticks = monitorEventLoopDelay({ resolution: 20 })
  ticks.enable()
  await vi.waitFor(() => expect(ticks.count).toBeGreaterThan(2))
  ticks.disable()
  const until = performance.now() + 300
  while (performance.now() < until);
  expect(await valueOf('nodejs_eventloop_delay_max_seconds')).toBeGreaterThan(0.2)
  expect(await valueOf('nodejs_eventloop_delay_max_seconds')).toBeLessThan(0.2)
})

test('no label holds an id, a name, an address or an e-mail', async () => {
  const text = await metrics.scrape()
  const values = new Set([...text.matchAll(/="([^"]*)"/g)].map(([, value]) => value!))
  expect([...values].filter((value) => !/^([a-z_]+|[A-Z]+|\/[\w/*{}.-]*|\dxx|\+Inf|[\d.]+)$/.test(value))).toEqual([])
  expect([...values].join('\n')).not.toMatch(/\/\d|harbour-view|casa-azul|no-such-hotel|Ada|wp-login|@/)
})

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

test('the queries of the dashboard name only metrics and labels that exist', async () => {
  metrics.telemetry.cspViolated('img-src')
  const { panels } = JSON.parse(readFileSync('deploy/grafana/back-office.json', 'utf8')) as Dashboard
  const text = await metrics.scrape()
  // The PGlite of the tests has no pool.
  const pool = ['back_office_db_connections', 'back_office_db_waiting_requests']
  const names = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name!).concat(pool))
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, name]) => name!).concat('instance', 'state'))
  const named = (expr: string) =>
    [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '').matchAll(/\b[a-z]\w+(?!\w*\s*\()/g)].map(
      ([name]) => name,
    )
  const labelled = (expr: string) =>
    [...expr.matchAll(/by \(([^)]*)\)/g)]
      .flatMap(([, list]) => list!.split(', '))
      .concat([...expr.matchAll(/(\w+)=/g)].map(([, name]) => name!))
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(queries.filter((query) => named(query).length === 0)).toEqual([])
  expect(queries.flatMap(named).filter((name) => !names.has(name))).toEqual([])
  expect(queries.flatMap(labelled).filter((name) => !labels.has(name))).toEqual([])
})
