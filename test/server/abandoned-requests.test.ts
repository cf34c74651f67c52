import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readFile } from '../../src/api/download.ts'
import { createHttp } from '../../src/api/http.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, formOf, newProperty } from '../support/api-calls.ts'
import { pictureFile } from '../support/pictures.ts'

let api: Api
let manager: Caller
let regional: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
})
afterAll(() => api.close())

const base = '/api/v1/hotel_management/properties'
const download = (caller: Caller, path = 'facilities', signal?: AbortSignal) =>
  caller.fetch(`${base}/${path}?download=1`, { signal: signal ?? null })

/** Number of downloads in the log. */
const exported = async () => {
  const { rows } = (await api.db.execute(
    `select count(*)::int as n from activity_log where event = 'exported'`,
  )) as unknown as {
    rows: { n: number }[]
  }
  return rows[0]!.n
}
const abandonedIn = (log: readonly string[]) => log.filter((line) => line.includes('"status":499')).length

test.each(['facilities', 'property', 'addons'])(
  'an aborted download of %s stops at once and frees its place in the queue',
  async (path) => {
    const before = await exported()
    const ended = abandonedIn(api.logged)
    for (let round = 0; round < 3; round += 1) {
      // The first runs, the others wait.
      const gone = AbortSignal.timeout(60)
      const replies = Array.from({ length: 4 }, () => download(manager, path, gone))
      await once(gone, 'abort')
      const started = performance.now()
      await Promise.all(replies)
      expect(performance.now() - started).toBeLessThan(1000)
    }
    expect(abandonedIn(api.logged) - ended).toBe(12)
    expect(await exported()).toBe(before)
    expect((await download(manager, path)).status).toBe(200)
    expect(api.logged.filter((line) => line.includes('request failed'))).toEqual([])
  },
)

test('too many downloads by one user are rejected, and other users are not affected', async () => {
  const replies = Array.from({ length: 6 }, () => download(manager))
  const other = download(regional)
  const settled = await Promise.all(replies)
  expect(settled.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429])
  const refused = settled.find(({ status }) => status === 429)!
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await refused.json()).message).toBe(
    'Too many downloads of yours are under way. Wait until one is done, then try again.',
  )
  expect((await other).status).toBe(200)
})

test('the client retries after the time in Retry-After and gets all its downloads; after three rejections it shows why', async () => {
  const request = { path: '/v1/hotel_management/properties/facilities', query: { download: 1 } }
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => manager.fetch(String(input), init)
  const waited: number[] = []
  let done = 0
  const wait = async (ms: number) => {
    waited.push(ms)
    await vi.waitFor(() => expect(done).toBeGreaterThanOrEqual(4), 20_000)
  }
  const patient = createHttp({ base: '/api', fetch, wait })
  const read = async () => {
    const { size } = await readFile(patient, request, () => undefined)
    done += 1
    return size
  }
  // The server runs four at a time, in any order; the others wait.
  const sizes = await Promise.all(Array.from({ length: 6 }, read))
  expect(sizes.every((size) => size > 0)).toBe(true)
  expect(waited).toEqual([5000, 5000])

  // Twenty clients without pauses use up their three attempts while the first four still run.
  const impatient = createHttp({ base: '/api', fetch, wait: async () => undefined })
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => readFile(impatient, request, () => undefined)))
  const messages = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []))
  expect(new Set(messages)).toEqual(
    new Set(['Too many downloads of yours are under way. Wait until one is done, then try again.']),
  )
})

test('picture uploads run a few at a time, and an aborted upload creates nothing', async () => {
  const picture = await pictureFile('wide.png', 6000)
  const upload = (prefix: string, signal: AbortSignal | null = null) =>
    manager.fetch(`${base}/property`, {
      method: 'POST',
      body: formOf(newProperty(prefix, { images: [picture, picture] })),
      signal,
    })
  const client = new AbortController()
  const cut = upload('cut-house', client.signal)
  const replies = ['one', 'two', 'three', 'four', 'five'].map((name) => upload(`${name}-house`))
  client.abort('gone')
  await cut
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(statuses.every((status) => status === 201 || status === 429)).toBe(true)
  expect(statuses).toContain(201)
  expect(statuses).toContain(429)
  expect((await manager.get('property/cut-house')).status).toBe(404)
})

test('a report that finds the queue full fails as a whole with 429', async () => {
  const { body } = await manager.get('property/harbour-view')
  const query = `{ housekeeping_as_of(property_id: ${body.data.id}, at: "${new Date().toISOString()}") { __typename } accounting_report(property_id: ${body.data.id}, from: "2026-01-01", to: "2026-01-31") { currencies { rows { key code name quantity net tax gross } } } }`
  const ask = () =>
    manager.fetch('/api/v1/hotel_management/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  const replies = await Promise.all(Array.from({ length: 12 }, ask))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect([refused[0]!.headers.get('retry-after'), (await refused[0]!.json()).code]).toEqual(['5', 'TOO_MANY_JOBS'])
  expect(replies.some(({ status }) => status === 200)).toBe(true)
})

test('bulk writes wait for each other, and all succeed', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => 900_000 + index)
  const write = () =>
    manager.post('update_asset_bookable_date', { facility_ids: ids, bookable_date_from: null, bookable_date_to: null })
  const replies = await Promise.all(Array.from({ length: 10 }, write))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  await vi.waitFor(async () => expect((await write()).status).toBe(200))
})
