// `npm run failover [-- --restarts=20 --kills=20 --terminations=20 --freeze=60 --outage=30 --writers=8]`: the database is stopped, killed,
// loses its connections, freezes and stays away (seconds) while clients write.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startWriters, lostOf, postgresPrograms, signIn } from '../test/support/failover.ts'
import { run } from '../test/support/server-process.ts'
import { withPostgresCluster } from '../tools/lib/postgres.mjs'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const [restarts, kills, terminations] = [option('restarts', 20), option('kills', 20), option('terminations', 20)]
const [freeze, outage, count] = [option('freeze', 60), option('outage', 30), option('writers', 8)]
/** Longest time until a reply, also while the database is away. */
const replyWithinMs = 10_000
/** Writes between two stops; enough to keep every writer busy. */
const between = 40

await withPostgresCluster(postgresPrograms(), async (cluster) => {
  const env = { DATABASE_URL: cluster.url, DEMO: '1' }
  let server = run(env)
  let address = await server.ready
  let deaths = 0
  let backMs = 0
  const writers = startWriters(() => address, await signIn(address), count)

  async function fall(down: () => Promise<void>, up = cluster.start): Promise<void> {
    await writers.more(between)
    await down()
    await up()
    const since = performance.now()
    if (server.child.exitCode !== null) {
      deaths += 1
      console.error((await server.ended).err)
      server = run(env)
      address = await server.ready
    }
    await writers.more(1)
    backMs = Math.max(backMs, performance.now() - since)
  }

  for (let done = 0; done < restarts; done += 1) await fall(cluster.stop)
  for (let done = 0; done < kills; done += 1) await fall(cluster.kill)
  const admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
  const terminate = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where backend_type = $1 and pid <> pg_backend_pid()',
      ['client backend'],
    )
  for (let done = 0; done < terminations; done += 1)
    await fall(
      async () => void (await terminate()),
      () => Promise.resolve(),
    )
  await admin.end()
  if (freeze > 0)
    await fall(
      async () => {
        cluster.freeze()
        await wait(freeze * 1000)
      },
      async () => cluster.thaw(),
    )
  if (outage > 0)
    await fall(async () => {
      await cluster.stop()
      await wait(outage * 1000)
    })
  await writers.stop()
  server.child.kill('SIGTERM')
  const { code } = await server.ended
  const { tally } = writers
  const lost = await lostOf(cluster.url, tally.acknowledged)
  console.table({
    'restarts, kills (kill -9), losses of all connections': `${restarts}, ${kills}, ${terminations}`,
    'frozen, away': `${freeze} s, ${outage} s`,
    'deaths of the process': deaths,
    'replies by status': [...tally.replies].map(([status, total]) => `${status}: ${total}`).join(', '),
    '503 without Retry-After': tally.withoutRetryAfter,
    'slowest reply': `${Math.round(tally.slowestMs)} ms`,
    'slowest first write after the start': `${Math.round(backMs)} ms`,
    'writes acknowledged, of these lost': `${tally.acknowledged.length}, ${lost.length}`,
    'exit code at the end': code,
  })
  const isUnanswered = tally.replies.has('none') || tally.slowestMs > replyWithinMs
  if (deaths > 0 || lost.length > 0 || tally.withoutRetryAfter > 0 || isUnanswered || code !== 0) process.exitCode = 1
})
