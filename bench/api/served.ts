// Runs in its own process: the app and a bare Hono handler with the same statements.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { extensions } from '../../server/db/pglite-options.ts'
import { wrapPglite } from '../../test/support/in-process-pglite.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { createNoticeChanges } from '../../server/notices/notice-changes.ts'
import { createRoomChanges } from '../../server/housekeeping/room-changes.ts'
import { createReadiness } from '../../server/http/readiness.ts'
import { createLog } from '../../server/log.ts'
import { fill } from './data.ts'

interface Client {
  query: (...args: unknown[]) => Promise<{ rows: unknown[] }>
}

const { BENCH_DATABASE_URL: url, BENCH_SIZE: size } = process.env
const opened = url ? await openPostgres(url, () => undefined) : wrapPglite(await PGlite.create({ extensions }))
await opened.migrate()
await fill(opened.db, Number(size))

/** Records the app's SQL statements, below drizzle, while `noting`. */
const client = (opened.db as unknown as { $client: Client }).$client
const query = client.query.bind(client)
let noted: unknown[][] | null = null
client.query = (...args) => {
  noted?.push(args)
  return query(...args)
}

// Writes the log as in production, but discards it.
const log = createLog('info', { write: () => true })
const changes = createRoomChanges(opened.listen)
const readiness = createReadiness(opened.checkWrite)
const noticeChanges = createNoticeChanges(opened.listen)
const app = createApp({ db: opened.db, config: readConfig({}), log, roomChanges: changes, noticeChanges, readiness })

const statements = new Map<string, unknown[][]>()
const floor = new Hono()
/** `/note?path=…`: calls the app twice and keeps the statements of the second call. */
floor.get('/note', async (c) => {
  const path = c.req.query('path')!
  const ask = () => app.request(path, { headers: { Authorization: c.req.header('authorization')! } })
  await ask()
  noted = []
  const reply = await ask()
  statements.set(path, noted)
  noted = null
  return c.json({ status: reply.status, statements: statements.get(path)!.length })
})
floor.get('/floor', async (c) => {
  let data: unknown[] = []
  for (const statement of statements.get(c.req.query('path')!)!) {
    const { rows } = await query(...statement)
    if (rows.length >= data.length) data = rows
  }
  return c.json({ data })
})
floor.get('/cpu', (c) => c.json(process.cpuUsage()))

const serve = (fetch: Parameters<typeof getRequestListener>[0]) =>
  new Promise<number>((resolve) => {
    const server = createServer(getRequestListener(fetch)).listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    )
  })
process.send!({ app: await serve(app.fetch), floor: await serve(floor.fetch) })
// Exits with the measuring process.
process.on('disconnect', () => process.exit(0))
