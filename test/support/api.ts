import { Blob as NodeBlob } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { extensions } from '../../server/db/pglite-options.ts'
import { wrapPglite } from './in-process-pglite.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { users } from '../../server/db/schema/access.ts'
import { addDemoData } from '../../server/db/seed/demo.ts'
import { demoPassword } from '../../server/db/seed/people.ts'
import { places } from '../../server/db/seed/places.ts'
import type { BuiltClient } from '../../server/http/client.ts'
import { createNoticeChanges } from '../../server/notices/notice-changes.ts'
import { createRoomChanges } from '../../server/housekeeping/room-changes.ts'
import { createReadiness } from '../../server/http/readiness.ts'
import { createLog } from '../../server/log.ts'
import { projectRoot } from '../../server/root.ts'
import type { OpenTelemetry } from '../../server/telemetry/open-telemetry.ts'
import { measuredState } from '../../server/telemetry/measured-state.ts'
import { createWorkQueues } from '../../server/work-queue.ts'
import { closedByCaller } from './closed-by-caller.ts'
import { startDay } from './day.ts'
import { takeDatabase } from './embedded-databases.ts'
import './node-files.ts'

/** `demo`: the complete demo data. `small`: the same accounts with four of its hotels and few rooms. */
export type Fixture = 'demo' | 'small'

const smallPlaces = places
  .filter(({ prefix }) => ['harbour-view', 'casa-azul', 'old-mint-house', 'hill-house'].includes(prefix))
  .map((place) => Object.assign({}, place, { rooms: 6, floors: 2 }))

/**
 * The demo data, with a cheap hash of the password. A hash names its own cost, so a sign-in takes less than a millisecond of processor
 * time instead of 27, and most tests begin with one. Passwords that a test sets cost what the server asks for.
 */
async function seed({ db }: OpenDatabase, fixture: Fixture) {
  await addDemoData(db, new Date(), fixture === 'demo' ? places : smallPlaces)
  const password_hash = await hash(demoPassword, { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 })
  await db.update(users).set({ password_hash })
}

/** The key changes with everything a template consists of, and with the day that its dates depend on. */
function templateKey(fixture: Fixture): string {
  const key = createHash('sha256').update(`${fixture} ${new Date().toISOString().slice(0, 10)}`)
  key.update(readFileSync(import.meta.filename))
  for (const folder of [
    'server/db',
    'server/access',
    'server/session',
    'server/activity',
    'server/reporting/activity',
  ]) {
    const root = join(projectRoot(), folder)
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql)$/.test(file)) key.update(file).update(readFileSync(join(root, file)))
  }
  return key.digest('hex').slice(0, 16)
}

/** A migrated and seeded data folder as a tar: the first caller creates it, and all others load it. */
export async function fixtureArchive(fixture: Fixture): Promise<Blob> {
  const file = join(tmpdir(), `hotel-api-${process.getuid?.() ?? 0}-${fixture}-${templateKey(fixture)}.tar`)
  if (!existsSync(file)) {
    const client = await PGlite.create({ extensions })
    const opened = wrapPglite(client)
    await opened.migrate()
    await seed(opened, fixture)
    const dump = await client.dumpDataDir('none')
    await opened.close()
    // Written to a temporary file and renamed: several workers may create it at once, and each sees a complete file or none.
    const temporary = `${file}.${process.pid}.${randomUUID()}`
    writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()))
    renameSync(temporary, file)
  }
  return asBlob(readFileSync(file))
}

/** Node's own Blob, because PGlite can't read jsdom's. It returns the bytes without a copy: copying a Blob of 45 MB takes half a second. */
const asBlob = ({ buffer, byteOffset, byteLength }: Buffer): Blob =>
  Object.assign(new NodeBlob([]), {
    arrayBuffer: () => Promise.resolve(buffer.slice(byteOffset, byteOffset + byteLength)),
  }) as unknown as Blob

/** A test has few rows and one connection. PGlite's default of 128 MB buffers takes longer to prepare than to use. */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=16MB', 'wal_buffers=1MB', 'max_connections=5'].flatMap((setting) => ['-c', setting]),
]

/** PostgreSQL's compiled program and its files: shared by the databases of one worker, which saves a third of the time to open one. */
async function loadProgram() {
  const dist = new URL('.', import.meta.resolve('@electric-sql/pglite'))
  return {
    pgliteWasmModule: await WebAssembly.compile(readFileSync(new URL('pglite.wasm', dist))),
    fsBundle: asBlob(readFileSync(new URL('pglite.data', dist))),
  }
}
let program: ReturnType<typeof loadProgram> | undefined

async function openCopy(fixture: Fixture): Promise<PGlite> {
  program ??= loadProgram()
  const loadDataDir = await fixtureArchive(fixture)
  return PGlite.create({ ...(await program), extensions, startParams, loadDataDir })
}

/** The demo data is large and has few tests: putting it back takes longer than a new copy. */
const onPglite = async (fixture: Fixture): Promise<OpenDatabase> =>
  fixture === 'small' ? takeDatabase(() => openCopy(fixture)) : wrapPglite(await openCopy(fixture))

/** The same on PostgreSQL: one template database per fixture, and a copy of it for each caller. */
async function onPostgres(url: string, fixture: Fixture): Promise<OpenDatabase> {
  const nameOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const templateName = `hotel_${fixture}_${templateKey(fixture)}`
  const name = `hotel_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(20260101)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [templateName])
    if (rowCount === 0) {
      const unfinished = `${templateName}_new`
      await admin.query(`drop database if exists ${unfinished}`)
      await admin.query(`create database ${unfinished} template template0`)
      const opened = await openPostgres(nameOf(unfinished), () => undefined)
      await opened.migrate()
      await seed(opened, fixture)
      await opened.close()
      await admin.query(`alter database ${unfinished} rename to ${templateName}`)
    }
    await admin.query(`create database ${name} template ${templateName}`)
  } finally {
    await admin.end()
  }
  const opened = await openPostgres(nameOf(name), () => undefined)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      const again = new pg.Client({ connectionString: url })
      await again.connect()
      await again.query(`drop database if exists ${name} with (force)`)
      await again.end()
    },
  }
}

/** For a clock that goes on for days. */
export const lastingSessions: Partial<Config> = { sessionIdleHours: 0 }

export interface ApiOptions {
  fixture?: Fixture
  now?: () => Date
  config?: Partial<Config>
  /** A built client to serve with the API. */
  client?: BuiltClient
  /** Longest wait for the next byte of a body, in ms. */
  stallMs?: number
  /** Measures the server. Whoever opened it stops it. */
  telemetry?: OpenTelemetry
  /** Sits between a caller and the server: it can send a request more than once, for example. */
  intercept?: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>
  /** Wraps the database, to count queries or inject faults. */
  database?: (opened: OpenDatabase) => OpenDatabase
}

const origin = 'http://localhost'

/** A real server in this process, with its own database. Close it, or Node keeps running. */
export async function openApi({
  fixture = 'small',
  now,
  config,
  client,
  stallMs,
  telemetry,
  intercept = (request, send) => send(request),
  database = (opened) => opened,
}: ApiOptions = {}) {
  startDay()
  const url = process.env.TEST_DATABASE_URL
  const opened = database(url ? await onPostgres(url, fixture) : await onPglite(fixture))
  const logged: string[] = []
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) })
  const roomChanges = createRoomChanges(opened.listen)
  const noticeChanges = createNoticeChanges(opened.listen)
  const readiness = createReadiness(opened.checkWrite)
  const queues = createWorkQueues()
  telemetry?.watch(measuredState({ opened, queues, roomChanges, noticeChanges }), opened)
  const app = createApp({
    db: opened.db,
    roomChanges,
    noticeChanges,
    readiness,
    queues,
    telemetry,
    config: { ...readConfig({ REQUESTS_PER_SECOND: '0' }), ...config },
    log: createLog('debug', sink, telemetry?.log ?? undefined),
    now,
    client,
    stallMs,
    checkReplies: true,
  })

  /** Like the global fetch, but calls this server. A path without an origin works too. */
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    intercept(input instanceof Request ? input : new Request(new URL(String(input), origin), init), async (request) =>
      closedByCaller(await app.fetch(request), request.signal),
    )

  const signIn = async (email: string, password = demoPassword): Promise<string> => {
    const body = new URLSearchParams({ email: email.includes('@') ? email : `${email}@demo.example`, password })
    const reply = await fetch('/api/v1/login', { method: 'POST', body })
    const { data } = (await reply.json()) as { data?: { token: string } }
    if (!data) throw new Error(`${email} cannot sign in: ${reply.status}`)
    return data.token
  }

  /** `fetch` with the token of an account. */
  const as = async (email: string) => {
    const token = await signIn(email)
    return (path: string, init: RequestInit = {}) =>
      fetch(path, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } })
  }

  /** Resets the counters of sign-in attempts. */
  const resetAttempts = () => opened.db.execute(sql`delete from login_attempts`)

  const close = async () => {
    await Promise.all([roomChanges.close(), noticeChanges.close()])
    await opened.close()
  }

  return { app, db: opened.db, listen: opened.listen, readiness, fetch, signIn, as, logged, resetAttempts, close }
}

export type Api = Awaited<ReturnType<typeof openApi>>
