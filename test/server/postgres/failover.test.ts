import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createEventReader } from '../../../src/api/event-stream.ts'
import { type Cluster, withPostgresCluster } from '../../../tools/lib/postgres.mjs'
import { lostOf, postgresPrograms, signIn, startWriters } from '../../support/failover.ts'
import { run } from '../../support/server-process.ts'

const timeout = 120_000

interface Started {
  process: ReturnType<typeof run>
  address: string
  headers: Record<string, string>
}

let cluster: Cluster
let server: Started
let leave = (): void => undefined
let left: Promise<unknown>

// One database and one process for all tests, because they must survive each of them.
beforeAll(async () => {
  await new Promise<void>((resolve, reject) => {
    left = withPostgresCluster(postgresPrograms(), (made) => {
      cluster = made
      resolve()
      return new Promise<void>((end) => (leave = end))
    })
    left.catch(reject)
  })
  const process = run({ DATABASE_URL: cluster.url, DEMO: '1' })
  const address = await process.ready
  server = { process, address, headers: await signIn(address) }
}, timeout)
afterAll(async () => {
  server.process.child.kill('SIGKILL')
  leave()
  await left
}, timeout)

const api = '/api/v1/hotel_management'

/** Result of a request: status, body and milliseconds. */
async function ask({ address, headers }: Started, path: string, init: RequestInit = {}) {
  const sent = performance.now()
  const reply = await fetch(address + path, { ...init, headers: { ...headers, ...init.headers } })
  const body = (await reply.json()) as { code?: string; message?: string; data?: { status?: string } }
  return { status: reply.status, body, retryAfter: reply.headers.get('retry-after'), ms: performance.now() - sent }
}

/** Event types of a property's stream, as they arrive. */
async function watch({ address, headers }: Started, property_id: number) {
  const reply = await fetch(`${address}${api}/housekeeping/changes?property_id=${property_id}`, { headers })
  const kinds: string[] = []
  const feed = createEventReader(({ type }) => kinds.push(type))
  const decoder = new TextDecoder()
  const reader = reply.body!.getReader()
  const reading = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      feed(decoder.decode(read.value, { stream: true }))
  })()
  return { kinds, leave: () => Promise.all([reader.cancel(), reading]) }
}

const graphql = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query: '{ activity_log(scope: "account") { data { id } } }' }),
}

test(
  'restarting or killing the database under eight writers loses no process and no acknowledged write, and streams reload',
  async () => {
    const writers = startWriters(() => server.address, server.headers, 8)
    const stream = await watch(server, 1)
    for (const down of [cluster.stop, cluster.kill, cluster.stop, cluster.kill]) {
      await writers.more(40)
      await down()
      await cluster.start()
      await writers.more(1)
      expect(server.process.child.exitCode).toBe(null)
    }
    await writers.stop()
    const { tally } = writers
    expect([...tally.replies.keys()].sort()).toEqual(['201', '503'])
    expect(tally.withoutRetryAfter).toBe(0)
    expect(tally.slowestMs).toBeLessThan(10_000)
    expect(await lostOf(cluster.url, tally.acknowledged)).toEqual([])
    await expect.poll(() => stream.kinds, { timeout: 15_000 }).toContain('resync')
    await stream.leave()
  },
  timeout,
)

test(
  'while the database is stopped REST, GraphQL and streams fail alike, and the server is not ready',
  async () => {
    await cluster.stop()
    const away = { status: 503, retryAfter: '2', body: { code: 'UNAVAILABLE' } }
    const asked = [
      ask(server, `${api}/properties/property`),
      ask(server, `${api}/graphql`, graphql),
      ask(server, `${api}/housekeeping/changes?property_id=1`),
      ask(server, '/api/v1/login', {
        method: 'POST',
        body: new URLSearchParams({ email: 'a@b.example', password: 'x' }),
      }),
    ]
    for (const reply of await Promise.all(asked)) expect(reply).toMatchObject(away)
    expect((await ask(server, '/api/ready')).status).toBe(503)
    await cluster.start()
    expect((await ask(server, `${api}/properties/property`)).status).toBe(200)
  },
  timeout,
)

test(
  'while the database is frozen every request fails within 10 s, also those waiting for a connection; afterwards the server continues',
  async () => {
    // Idle connections, as in a server that has been busy.
    await Promise.all(Array.from({ length: 20 }, () => ask(server, `${api}/properties/property`)))
    const sent = startWriters(() => server.address, server.headers, 8)
    await sent.more(8)
    cluster.freeze()
    onTestFinished(() => cluster.thaw())
    const ready = await ask(server, '/api/ready')
    expect([ready.status, ready.body.data?.status]).toEqual([503, 'the database cannot be written'])
    expect(ready.ms).toBeLessThan(2000)
    const burst = () => Promise.all(Array.from({ length: 40 }, () => ask(server, `${api}/properties/property`)))
    for (const replies of [await burst(), await burst()])
      for (const reply of replies) {
        expect(reply).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'UNAVAILABLE' } })
        expect(reply.ms).toBeLessThan(10_000)
      }
    cluster.thaw()
    await sent.more(40)
    await sent.stop()
    expect([...sent.tally.replies.keys()].sort()).toEqual(['201', '503'])
    expect(sent.tally.slowestMs).toBeLessThan(10_000)
    expect(await lostOf(cluster.url, sent.tally.acknowledged)).toEqual([])
    await expect.poll(async () => (await ask(server, '/api/ready')).status).toBe(200)
    const after = await Promise.all(Array.from({ length: 40 }, () => ask(server, `${api}/properties/property`)))
    expect(after.filter(({ status }) => status !== 200)).toEqual([])
  },
  timeout,
)

test(
  'a slow query on a responding database is not interrupted',
  async () => {
    const blocker = new pg.Client({ connectionString: cluster.url })
    await blocker.connect()
    await blocker.query('begin; lock table property_types')
    const body = new URLSearchParams({ name: 'Waits for the lock' })
    const asked = ask(server, `${api}/properties/property_types`, { method: 'POST', body })
    // Longer than the time-out for a frozen database.
    await blocker.query('select pg_sleep(8)')
    await blocker.query('commit')
    await blocker.end()
    expect(await asked).toMatchObject({ status: 201 })
  },
  timeout,
)

test(
  'a server stops while its database is frozen',
  async () => {
    cluster.freeze()
    server.process.child.kill('SIGTERM')
    expect(await server.process.ended).toMatchObject({ code: 0, err: '' })
  },
  timeout,
)
