// `npm run bench:backup [-- --writers=8 --before=400]`: backs up a PostgreSQL with the demonstration data while clients write, restores it
// elsewhere, and compares. The same for the embedded database, stopped. Temporary databases, loopback only.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { lostOf, postgresPrograms, signIn, startWriters } from '../test/support/failover.ts'
import { run } from '../test/support/server-process.ts'
import { withPostgresCluster } from '../tools/lib/postgres.mjs'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const [count, before] = [option('writers', 8), option('before', 400)]

const folder = mkdtempSync(join(tmpdir(), 'hotel-backup-'))
const PATH = `${postgresPrograms()}${delimiter}${process.env.PATH ?? ''}`

/** Runs a command of the operator; its seconds include the start of the process. */
async function timed(command: 'back-up' | 'restore', env: Record<string, string>, file: string): Promise<string> {
  const since = performance.now()
  const { code, err } = await run({ PATH, ...env }, `server/${command}.ts`, [file]).ended
  if (code !== 0) throw new Error(err)
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
const sizeOf = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`

async function drillPostgres(url: string) {
  const server = run({ DATABASE_URL: url, DEMO: '1' })
  const address = await server.ready
  const writers = startWriters(() => address, await signIn(address), count)
  await writers.more(before)
  const acknowledged = [...writers.tally.acknowledged]
  const file = join(folder, 'postgres.backup')
  const backup = await timed('back-up', { DATABASE_URL: url }, file)
  await writers.stop()
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('create database restored')
  await admin.end()
  const target = Object.assign(new URL(url), { pathname: '/restored' }).href
  const restore = await timed('restore', { DATABASE_URL: target }, file)
  const lost = await lostOf(target, acknowledged)
  server.child.kill('SIGTERM')
  await server.ended
  const { tally } = writers
  const written = tally.acknowledged.length
  const failed = [...tally.replies].reduce((sum, [status, total]) => (status === '201' ? sum : sum + total), 0)
  if (lost.length > 0 || failed > 0) process.exitCode = 1
  return {
    size: sizeOf(file),
    backup,
    restore,
    'rows acknowledged before, of these lost': `${acknowledged.length}, ${lost.length}`,
    'rows written meanwhile, of these failed': `${written - acknowledged.length}, ${failed}`,
  }
}

async function drillEmbedded() {
  const [DATA_DIR, elsewhere] = [join(folder, 'data'), join(folder, 'restored')]
  const prepared = await run({ DATA_DIR, DEMO: '1' }, 'server/prepare-database.ts').ended
  if (prepared.code !== 0) throw new Error(prepared.err)
  const file = join(folder, 'embedded.backup')
  const backup = await timed('back-up', { DATA_DIR }, file)
  return { size: sizeOf(file), backup, restore: await timed('restore', { DATA_DIR: elsewhere }, file) }
}

try {
  const postgres = await withPostgresCluster(postgresPrograms(), ({ url }) => drillPostgres(url), [])
  console.table({ PostgreSQL: postgres, embedded: await drillEmbedded() })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
