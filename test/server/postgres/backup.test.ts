import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lostOf, postgresPrograms, signIn, startWriters } from '../../support/failover.ts'
import { run, setUpProcesses } from '../../support/processes.ts'
import { tableContents } from '../../support/table-contents.ts'

setUpProcesses()

const timeout = 120_000
const url = process.env.TEST_DATABASE_URL!
const PATH = `${postgresPrograms()}${delimiter}${process.env.PATH!}`

let admin: pg.Client
let folder: string
const databases: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotel-backup-'))
  admin = new pg.Client({ connectionString: url })
  await admin.connect()
}, timeout)
afterAll(async () => {
  for (const name of databases) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

async function newDatabase(): Promise<string> {
  const name = `hotel_backup_${process.pid}_${databases.length}`
  await admin.query(`create database ${name}`)
  databases.push(name)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

const backUp = (DATABASE_URL: string, file: string, env = {}) =>
  run({ DATABASE_URL, PATH, ...env }, 'server/back-up.ts', [file]).ended
const restore = (DATABASE_URL: string, file: string, env = {}) =>
  run({ DATABASE_URL, PATH, ...env }, 'server/restore.ts', [file]).ended

async function contentsOf(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const contents = await tableContents(async (text) => (await client.query(text)).rows)
  await client.end()
  return contents
}

test(
  'a backup made under eight writers has every row that was acknowledged before it began, and a server starts on it',
  async () => {
    const source = await newDatabase()
    const server = run({ DATABASE_URL: source, DEMO: '1' })
    const address = await server.ready
    const before = await contentsOf(source)
    const writers = startWriters(() => address, await signIn(address), 8)
    await writers.more(200)
    const acknowledged = [...writers.tally.acknowledged]
    const file = join(folder, 'drill.backup')
    const made = await backUp(source, file)
    await writers.more(8)
    await writers.stop()
    expect([made.code, made.err]).toEqual([0, ''])
    expect(writers.tally.acknowledged.length).toBeGreaterThan(acknowledged.length)
    expect([...writers.tally.replies.keys()]).toEqual(['201'])

    const target = await newDatabase()
    const restored = await restore(target, file)
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect(await lostOf(target, acknowledged)).toEqual([])
    const [now, then] = [await contentsOf(source), await contentsOf(target)]
    expect(Object.keys(then)).toEqual(Object.keys(now))
    // What nobody writes to meanwhile is the same, row by row; of the rest nothing is there that the source doesn't have.
    const written = /^public\.(property_types|activity_\w+|sessions|known_devices|login_attempts)$/
    for (const [table, rows] of Object.entries(then))
      if (!written.test(table)) expect({ [table]: rows }).toEqual({ [table]: before[table] })
    for (const table of ['public.property_types', 'public.activity_log']) {
      const kept = new Set(now[table])
      expect(then[table]!.filter((row) => !kept.has(row))).toEqual([])
    }
    const other = await run({ DATABASE_URL: target }).ready
    expect((await fetch(`${other}/api/ready`)).status).toBe(200)
  },
  timeout,
)

test(
  'a damaged backup, a database that is not empty and missing programs are refused in one line each',
  async () => {
    const [source, target] = [await newDatabase(), await newDatabase()]
    const file = join(folder, 'refused.backup')
    const nothing = 'There is nothing to back up: the database has no schema of this product\n'
    expect(await backUp(source, file)).toMatchObject({ code: 1, err: nothing })
    expect((await run({ DATABASE_URL: source }, 'server/prepare-database.ts').ended).code).toBe(0)
    const missing = await backUp(source, file, { PATH: folder })
    expect(missing.err).toBe(
      'The backup was not written: pg_dump is not installed: it belongs to the client programs of PostgreSQL\n',
    )
    expect(await backUp(source, file)).toMatchObject({ code: 0, err: '' })

    const notEmpty = 'The database of DATABASE_URL is not empty: restore into a new one, with no server running\n'
    expect(await restore(source, file)).toMatchObject({ code: 1, err: notEmpty })
    const damaged = join(folder, 'damaged.backup')
    const bytes = readFileSync(file)
    bytes[bytes.length - 100]! ^= 1
    writeFileSync(damaged, bytes)
    const mismatch = `${damaged} is damaged or no backup: it does not match its checksum\n`
    expect(await restore(target, damaged)).toMatchObject({ code: 1, err: mismatch })
    const withoutPrograms = await restore(target, file, { PATH: folder })
    expect(withoutPrograms.err).toBe('pg_restore is not installed: it belongs to the client programs of PostgreSQL\n')
    expect(await contentsOf(target)).toEqual({})
  },
  timeout,
)
