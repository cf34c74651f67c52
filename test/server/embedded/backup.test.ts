import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../../server/db/migrate.ts'
import { extensions } from '../../../server/db/pglite-options.ts'
import { fixtureArchive } from '../../support/api.ts'
import { newFolder, run, setUpProcesses } from '../../support/processes.ts'
import { tableContents } from '../../support/table-contents.ts'

setUpProcesses()

const timeout = 120_000

/** Prepared once: the folder of a database with data, and a backup of it. */
let shared: string
let dataDir: string
let file: string
let made: Awaited<ReturnType<typeof backUp>>
beforeAll(async () => {
  shared = mkdtempSync(join(tmpdir(), 'hotel-backup-'))
  dataDir = join(shared, 'data')
  file = join(shared, 'night.backup')
  mkdirSync(dataDir)
  const loadDataDir = await fixtureArchive('small')
  await (await PGlite.create({ dataDir: join(dataDir, 'pgdata'), extensions, loadDataDir })).close()
  made = await backUp(dataDir, file)
}, timeout)
afterAll(() => rmSync(shared, { recursive: true, force: true }))

const backUp = (DATA_DIR: string, to: string) => run({ DATA_DIR }, 'server/back-up.ts', [to]).ended
const restore = (DATA_DIR: string, from: string, env = {}) =>
  run({ DATA_DIR, ...env }, 'server/restore.ts', [from]).ended

async function contentsOf(folder: string) {
  const client = await PGlite.create({ dataDir: join(folder, 'pgdata'), extensions })
  const contents = await tableContents(async <Row>(text: string) => (await client.query<Row>(text)).rows)
  await client.close()
  return contents
}

test(
  'a backup restored in another folder has every row of every table, and a server starts on it',
  async () => {
    expect([made.code, made.err]).toEqual([0, ''])
    expect(made.out).toMatch(/^\/\S+night\.backup: PGlite, schema of \d{4}-\d\d-\d\d, \d+ bytes, sha256 [\da-f]{64}\n$/)
    expect(readdirSync(shared).sort()).toEqual(['data', 'night.backup'])
    const other = newFolder()
    const { code, out, err } = await restore(other, file)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Restored the backup of \S+ \(PGlite\)/)
    const [restored, original] = [await contentsOf(other), await contentsOf(dataDir)]
    expect(original['public.stays']!.length).toBeGreaterThan(100)
    for (const [table, rows] of Object.entries(original))
      expect({ [table]: restored[table] }).toEqual({ [table]: rows })
    expect(Object.keys(restored)).toEqual(Object.keys(original))
    const address = await run({ DATA_DIR: other }).ready
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  },
  timeout,
)

test(
  'a backup with one changed byte is refused, and nothing is created',
  async () => {
    const bytes = readFileSync(file)
    // A field of the header, its padding, the content, the last byte.
    const places = [bytes.indexOf('made_at') + 14, 500, 512 + Math.floor(bytes.length / 2), bytes.length - 1]
    const refused = [...places, 'longer', 'shorter'].map(async (place) => {
      const damaged = join(newFolder(), 'damaged.backup')
      const copy = Buffer.from(bytes)
      if (typeof place === 'number') copy[place] = copy[place]! ^ 1
      writeFileSync(damaged, place === 'shorter' ? copy.subarray(0, -1) : copy)
      if (place === 'longer') appendFileSync(damaged, ' ')
      const target = newFolder()
      const { code, err } = await restore(target, damaged)
      return [code, err.replace(damaged, 'FILE'), readdirSync(target)]
    })
    const line = 'FILE is damaged or no backup: it does not match its checksum\n'
    expect(await Promise.all(refused)).toEqual(refused.map(() => [1, line, []]))
  },
  timeout,
)

test(
  'while a server runs, its folder is neither backed up nor restored; a folder with a database is not restored',
  async () => {
    const folder = newFolder()
    cpSync(dataDir, folder, { recursive: true })
    const to = join(newFolder(), 'refused.backup')
    const server = run({ DATA_DIR: folder })
    await server.ready
    const inUse = `${folder} is in use by process ${server.child.pid}\n`
    expect(await backUp(folder, to)).toMatchObject({ code: 1, err: inUse })
    expect(await restore(folder, file)).toMatchObject({ code: 1, err: inUse })
    server.child.kill('SIGTERM')
    await server.ended
    const filled = `${folder} has a database already: restore into an empty folder\n`
    expect(await restore(folder, file)).toMatchObject({ code: 1, err: filled })
    expect(existsSync(to)).toBe(false)
    expect(await backUp(folder, file)).toMatchObject({ code: 1, err: `${file} exists already\n` })
    const empty = newFolder()
    const nothing = `There is nothing to back up: ${empty} has no database\n`
    expect(await backUp(empty, to)).toMatchObject({ code: 1, err: nothing })
  },
  timeout,
)

/** A folder with the migrations before the newest one. */
function olderMigrations(): string {
  const folder = newFolder()
  cpSync(migrationsFolder(), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] }
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
  return folder
}

async function openFolder(folder: string, work: (client: PGlite) => Promise<unknown>) {
  const client = await PGlite.create({ dataDir: join(folder, 'pgdata'), extensions })
  await work(client)
  await client.close()
}

test(
  'a backup of an older schema is migrated; one of a newer schema and one of the other engine are refused in one line',
  async () => {
    const [older, newer] = [newFolder(), newFolder()]
    await openFolder(older, async (client) => {
      await migrate(drizzle({ client }), { migrationsFolder: olderMigrations() })
      await client.query(`insert into property_types (name, name_key) values ('Inn', 'inn')`)
    })
    cpSync(older, newer, { recursive: true })
    const later = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.UTC(2099, 0, 2)})`
    await openFolder(newer, (client) => client.query(later))
    const [old, late] = [join(newFolder(), 'old.backup'), join(newFolder(), 'late.backup')]
    expect([(await backUp(older, old)).code, (await backUp(newer, late)).code]).toEqual([0, 0])

    const target = newFolder()
    expect(await restore(target, old)).toMatchObject({ code: 0, err: '' })
    const restored = await contentsOf(target)
    const journal = 'drizzle.__drizzle_migrations'
    const current = (await contentsOf(dataDir))[journal]!
    expect(restored[journal]).toHaveLength(current.length)
    expect(restored['public.property_types']!.join()).toContain('"Inn"')

    const refused = await restore(newFolder(), late)
    expect(refused.err).toMatch(/^The backup is newer than this version: its schema is of 2099-01-02, [^\n]+\n$/)
    const otherEngine = await restore(newFolder(), old, { DATABASE_URL: 'postgres://localhost:1/none' })
    expect(otherEngine.err).toBe(
      'The backup is of PGlite and the database to restore is PostgreSQL: unset DATABASE_URL\n',
    )
    expect([refused.code, otherEngine.code]).toEqual([1, 1])
  },
  timeout,
)
