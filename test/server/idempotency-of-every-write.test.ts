import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takesIdempotencyKey } from '../../server/endpoint.ts'
import { endpoints } from '../../server/endpoints.ts'
import { callerOf } from '../support/api-calls.ts'
import { openApi } from '../support/api.ts'
import { day, noon } from '../support/day.ts'
import { addRooms, inventoryOf } from '../support/inventory.ts'
import { WriteSequence, base } from '../support/write-sequence.ts'
import { propertySteps } from '../support/write-sequence-properties.ts'
import { inventorySteps } from '../support/write-sequence-inventory.ts'
import { peopleSteps } from '../support/write-sequence-people.ts'
import { logAndExportSteps, removalSteps } from '../support/write-sequence-log.ts'

/*
 * Sends every write twice with one Idempotency-Key: the second reply equals the first and changes nothing. The steps are those of
 * activity-of-every-write.test.ts; this test intercepts their requests and repeats each.
 */
const sequence = new WriteSequence()
const keyedEndpoints = endpoints.filter(takesIdempotencyKey).map((row) => ({
  name: `${row.method} ${row.path}`,
  method: row.method as string,
  path: new RegExp(`^/api${row.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
}))

/** The content of all tables except the keys. */
async function databaseDigests(): Promise<string[]> {
  const { rows } = (await sequence.api.db.execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'idempotency_keys' order by 1`)) as unknown as {
    rows: { name: string }[]
  }
  const digests: string[] = []
  for (const { name } of rows) {
    const digest = sql.raw(
      `select count(*)::int || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from "${name}" t`,
    )
    const [row] = ((await sequence.api.db.execute(digest)) as unknown as { rows: { digest: string }[] }).rows
    digests.push(`${name} ${row!.digest}`)
  }
  return digests
}

interface SentTwice {
  first: [number, unknown]
  again: [number, unknown]
  isReplayed: string | null
  before: string[]
  after: string[]
}
/** The endpoint under test and the results of its requests. */
let endpointName = ''
let sent: SentTwice[] = []

async function sendTwice(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(request.url)
  const row = keyedEndpoints.find(({ method, path }) => method === request.method && path.test(pathname))
  if (row?.name !== endpointName) return send(request)
  const headers = new Headers(request.headers)
  headers.set('Idempotency-Key', randomUUID())
  const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
  const copy = () => new Request(request.url, { method: request.method, headers, body })
  const first = await send(copy())
  const before = await databaseDigests()
  const again = await send(copy())
  sent.push({
    first: [first.status, await first.clone().json()],
    again: [again.status, await again.json()],
    isReplayed: again.headers.get('idempotency-replayed'),
    before,
    after: await databaseDigests(),
  })
  return first
}

beforeAll(() => sequence.open({ intercept: sendTwice }))
afterAll(() => sequence.api.close())

const steps = {
  ...propertySteps(sequence),
  ...peopleSteps(sequence),
  ...inventorySteps(sequence),
  ...logAndExportSteps(sequence),
  ...removalSteps(sequence),
}

test('every write that accepts a key has a step', () => {
  expect(keyedEndpoints.map(({ name }) => name).filter((name) => !(name in steps))).toEqual([])
  const without = Object.keys(steps).filter((name) => !keyedEndpoints.some((row) => row.name === name))
  expect(without.filter((name) => !name.startsWith('GET '))).toEqual([
    'POST /v1/login',
    'POST /v1/login/second_step',
    'POST /v1/user_management/password_link',
    'POST /v1/hotel_management/graphql',
  ])
})

test.each(Object.entries(steps))(
  '%s repeated with its key gives the same reply and has one effect',
  async (name, step) => {
    await sequence.api.resetAttempts()
    endpointName = name
    sent = []
    await step.accepted()
    const isKeyed = keyedEndpoints.some((row) => row.name === name)
    expect(sent.length > 0).toBe(isKeyed)
    for (const { first, again, isReplayed, before, after } of sent) {
      expect([first[0] < 300, first]).toEqual([true, first])
      expect(again).toEqual(first)
      expect(after).toEqual(before)
      expect(isReplayed).toBe('true')
    }
  },
)

const nights = { facility_status: 'hold', date_from: day(30), date_to: day(32), reason_code: 'leak' }
const setUp = async () => {
  const api = await openApi({ now: noon })
  const manager = await callerOf(api, 'manager')
  const property = await inventoryOf(manager, 'harbour-view')
  const [room] = await addRooms(manager, property, ['Held'])
  const block = (key: string, over = {}) =>
    manager.post('update_facility_status', { facility_ids: [room!], ...nights, ...over }, { 'Idempotency-Key': key })
  const storedCount = async () =>
    (
      (await api.db.execute(sql`select count(*)::int as n from idempotency_keys`)) as unknown as {
        rows: { n: number }[]
      }
    ).rows[0]!.n
  return { api, manager, block, storedCount, property }
}

test('ten concurrent requests with one key all get the same blocking', async () => {
  const { api, block } = await setUp()
  const replies = await Promise.all(Array.from({ length: 10 }, () => block('at-once')))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(replies[0]!.body.data.results).toMatchObject([{ ok: true, blocking_id: expect.any(Number) }])
  await api.close()
})

test('a key used for something else is rejected: another body, another record, another endpoint', async () => {
  const { api, manager, block, property } = await setUp()
  expect((await block('once')).status).toBe(200)
  const other = await block('once', { remarks: 'Another' })
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  const rooms = await addRooms(manager, property, ['To go', 'To stay'])
  const remove = (id: number) =>
    manager.fetch(`/api${base}/facilities/${id}`, { method: 'DELETE', headers: { 'Idempotency-Key': 'gone' } })
  expect((await remove(rooms[0]!)).status).toBe(200)
  expect((await remove(rooms[1]!)).status).toBe(422)
  const type = await manager.post('property_types', { name: 'Another call' }, { 'Idempotency-Key': 'once' })
  expect(type.status).toBe(422)
  await api.close()
})

test('a write whose reply cannot be stored is rolled back', async () => {
  const { api, block, storedCount } = await setUp()
  await api.db.execute(sql`create function fail_to_keep() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`)
  await api.db.execute(
    sql`create trigger fail before update on idempotency_keys for each row execute function fail_to_keep()`,
  )
  expect((await block('torn')).status).toBe(500)
  expect(await storedCount()).toBe(0)
  await api.db.execute(sql`drop trigger fail on idempotency_keys`)
  const resent = await block('torn')
  expect([resent.status, resent.headers.get('idempotency-replayed')]).toEqual([200, null])
  expect(resent.body.data.results).toMatchObject([{ ok: true }])
  await api.close()
})

test('the reply of a password change is stored so that only the token of that call can read it', async () => {
  const api = await openApi()
  const token = await api.signIn('frontdesk')
  const change = (password: string, key: string | null, by = token) =>
    api.fetch('/api/v1/user_management/users/change_password', {
      method: 'POST',
      headers: { Authorization: `Bearer ${by}`, ...(key === null ? {} : { 'Idempotency-Key': key }) },
      body: new URLSearchParams({
        current_password: 'Welcome-2026!',
        password,
        confirm_password: password,
        user_id: String(id),
        first_time_login: '0',
      }),
    })
  const { rows } = (await api.db.execute(
    sql`select id from users where email = 'frontdesk@demo.example'`,
  )) as unknown as {
    rows: { id: number }[]
  }
  const { id } = rows[0]!
  const { data } = await (await change('Changed-2026!', 'pass')).json()
  const stored = JSON.stringify(
    ((await api.db.execute(sql`select * from idempotency_keys`)) as unknown as { rows: object[] }).rows,
  )
  expect([stored.includes('pass'), stored.includes(data.token), stored.includes('Changed-2026!')]).toEqual([
    true,
    false,
    false,
  ])
  expect(await (await change('Changed-2026!', 'pass')).json()).toEqual({ data })
  // The ended token has no other access.
  expect((await change('Changed-2026!', null)).status).toBe(401)
  expect((await change('Changed-2026!', 'another')).status).toBe(401)
  expect((await change('Other-2026!!', 'pass')).status).toBe(422)
  expect((await change('Changed-2026!', 'pass', 'made-up')).status).toBe(401)
  await api.close()
})
