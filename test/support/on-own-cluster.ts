// Starts the server with its own PostgreSQL in the folder DATA_DIR: what a test does to the disk affects both.
import { mkdirSync } from 'node:fs'
import { start } from '../../server/start.ts'
import { projectRoot } from '../../server/root.ts'
import { withPostgresCluster } from '../../tools/lib/postgres.mjs'
import { postgresPrograms } from './failover.ts'

const folder = process.env.DATA_DIR!
mkdirSync(folder)
await withPostgresCluster(
  postgresPrograms(),
  async ({ url }) => {
    const say = (line: string) => void process.stdout.write(`${line}\n`)
    const { stop } = await start({ env: { ...process.env, DATABASE_URL: url }, root: projectRoot(), printLine: say })
    await new Promise((resolve) => process.once('SIGTERM', resolve))
    await stop()
  },
  ['fsync=off', 'min_wal_size=32MB', 'max_wal_size=48MB', 'autovacuum=off'],
  folder,
)
