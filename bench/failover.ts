// `npm run failover [-- --restarts=20 --kills=20 --writers=8]`: repeatedly stops the database while clients write.
import { startWriters, lostOf, postgresPrograms, signIn } from '../test/support/failover.ts'
import { run } from '../test/support/server-process.ts'
import { withPostgresCluster } from '../tools/lib/postgres.mjs'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const [restarts, kills, count] = [option('restarts', 20), option('kills', 20), option('writers', 8)]
/** Writes between two stops; enough to keep every writer busy. */
const between = 40

await withPostgresCluster(postgresPrograms(), async (cluster) => {
  const env = { DATABASE_URL: cluster.url, DEMO: '1' }
  let server = run(env)
  let address = await server.ready
  let deaths = 0
  let backMs = 0
  const writers = startWriters(() => address, await signIn(address), count)

  async function fall(down: () => Promise<void>): Promise<void> {
    await writers.more(between)
    await down()
    await cluster.start()
    const since = performance.now()
    if (server.child.exitCode !== null) {
      deaths += 1
      server = run(env)
      address = await server.ready
    }
    await writers.more(1)
    backMs = Math.max(backMs, performance.now() - since)
  }

  for (let done = 0; done < restarts; done += 1) await fall(cluster.stop)
  for (let done = 0; done < kills; done += 1) await fall(cluster.kill)
  await writers.stop()
  server.child.kill('SIGTERM')
  const { code } = await server.ended
  const { tally } = writers
  const lost = await lostOf(cluster.url, tally.acknowledged)
  console.table({
    'restarts, kills (kill -9)': `${restarts}, ${kills}`,
    'deaths of the process': deaths,
    'replies by status': [...tally.replies].map(([status, total]) => `${status}: ${total}`).join(', '),
    '503 without Retry-After': tally.withoutRetryAfter,
    'slowest reply': `${Math.round(tally.slowestMs)} ms`,
    'slowest first write after the start': `${Math.round(backMs)} ms`,
    'writes acknowledged, of these lost': `${tally.acknowledged.length}, ${lost.length}`,
    'exit code at the end': code,
  })
  if (deaths > 0 || lost.length > 0 || tally.withoutRetryAfter > 0 || code !== 0) process.exitCode = 1
})
