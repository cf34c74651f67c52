// `npm run bench:seals [-- --entries=50000 --seconds=5]`: how fast the activity log is sealed and checked, and what sealing costs those who
// write meanwhile. A temporary PostgreSQL, loopback only.
import { sql } from 'drizzle-orm'
import { checkChain } from '../server/activity/check-chain.ts'
import { sealActivity } from '../server/activity/seal.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import type { Db } from '../server/db/schema.ts'
import { postgresPrograms } from '../test/support/failover.ts'
import { addEntries } from '../test/support/activity-chain.ts'
import { withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { percentile } from './api/load.ts'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const [entries, seconds] = [option('entries', 50_000), option('seconds', 5)]
const writers = 8

/** Milliseconds of each write of eight clients, who write one entry after another for some seconds. */
async function write(db: Db): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const took: number[] = []
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < end) {
        const since = performance.now()
        await db.transaction((tx) => addEntries(tx, 1, new Date()))
        took.push(performance.now() - since)
      }
    }),
  )
  return took
}
const told = (took: number[]) =>
  `${Math.round(took.length / seconds)} a second, p95 ${percentile(took, 0.95).toFixed(1)} ms, slowest ${Math.max(...took).toFixed(0)} ms`

await withTemporaryPostgres(postgresPrograms(), async (url) => {
  const { db, migrate, close } = await openPostgres(url, () => undefined)
  await migrate()
  const alone = await write(db)
  for (let added = 0; added < entries; added += 1000) await addEntries(db, 1000, new Date(), { search_key: 'room' })
  const since = performance.now()
  const sealing = sealActivity(db)
  const meanwhile = await write(db)
  const sealed = (await sealing)?.sealed ?? 0
  const sealSeconds = (performance.now() - since) / 1000
  await sealActivity(db)
  const checkSince = performance.now()
  const checked = await checkChain(db, null)
  const checkSeconds = (performance.now() - checkSince) / 1000
  const total = await db.$count(sql`activity_log`)
  console.table({
    'eight writers, nothing to seal': told(alone),
    'eight writers, while it is sealed': told(meanwhile),
    'entries sealed per second': Math.round(sealed / sealSeconds),
    'entries checked per second': Math.round(checked.sealed / checkSeconds),
    'entries, of these without a seal': `${total}, ${total - checked.sealed}`,
    broken: checked.broken === null ? 'none' : `entry ${checked.broken.entry}: ${checked.broken.problem}`,
  })
  await close()
  if (checked.broken || total !== checked.sealed) process.exitCode = 1
})
