// `npm run bench:activity [-- --size=5000000 --rounds=20 --plans --strict]`: measures a page of the activity log for
// each filter as the log grows, in a temporary PostgreSQL.
import { millisecondsInDay } from 'date-fns/constants'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { schema } from '../server/db/schema.ts'
import { addDemoData } from '../server/db/seed/demo.ts'
import { demoPassword } from '../server/db/seed/people.ts'
import { createNoticeChanges } from '../server/notices/notice-changes.ts'
import { createRoomChanges } from '../server/housekeeping/room-changes.ts'
import { createReadiness } from '../server/http/readiness.ts'
import { createLog } from '../server/log.ts'
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { fill, oldWord, rareWord } from './activity/fill.ts'
import { percentile } from './api/load.ts'
import { tabulate } from './api/tabulate.ts'

const numberOption = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const hasFlag = (flag: string) => process.argv.includes(`--${flag}`)
const [size, rounds] = [numberOption('size', 5_000_000), numberOption('rounds', 20)]
const budget = { ratio: 1.5, ms: 50 }

interface Client {
  query: (...args: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}
interface Statement {
  text: string
  values?: unknown[]
}

const document = `query ($property_id: Int!, $scope: String, $from: String, $to: String, $actor_ids: [Int!], $modules: [String!], $events: [String!],
  $entity_type: String, $entity_id: String, $keyword: String, $cursor: String, $per_page: Int) {
  activity_log(property_id: $property_id, scope: $scope, from: $from, to: $to, actor_ids: $actor_ids, modules: $modules, events: $events,
    entity_type: $entity_type, entity_id: $entity_id, keyword: $keyword, cursor: $cursor, per_page: $per_page) {
    data { id occurred_at actor event entity_label exists can_undo undone_by changes { label before after } } next_cursor previous_cursor
  } }`

async function serve(url: string, count: number) {
  const opened = await openPostgres(url, () => undefined)
  await opened.migrate()
  await addDemoData(opened.db, new Date())
  const log = createLog('info', { write: () => true })
  const changes = createRoomChanges(opened.listen)
  const app = createApp({
    db: opened.db,
    config: readConfig({}),
    log,
    roomChanges: changes,
    noticeChanges: createNoticeChanges(opened.listen),
    readiness: createReadiness(opened.checkWrite),
  })
  const body = (email: string) => new URLSearchParams({ email: `${email}@demo.example`, password: demoPassword })
  const tokenOf = async (email: string) => {
    const reply = await app.request('/api/v1/login', { method: 'POST', body: body(email) })
    return ((await reply.json()) as { data: { token: string } }).data.token
  }
  const tokens: Record<string, string> = { manager: await tokenOf('manager'), regional: await tokenOf('regional') }
  const propertyReply = await app.request('/api/v1/hotel_management/properties/property/harbour-view', {
    headers: { Authorization: `Bearer ${tokens.manager}` },
  })
  const propertyId = ((await propertyReply.json()) as { data: { id: number } }).data.id
  // A separate connection, because filling takes longer than the app's statement time-out.
  const filling = new pg.Client({ connectionString: url })
  await filling.connect()
  await fill(drizzle({ client: filling, schema }), count, propertyId)
  await filling.end()

  const client = (opened.db as unknown as { $client: Client }).$client
  const query = client.query.bind(client)
  let statements: unknown[][] = []
  client.query = (...args) => {
    statements.push(args)
    return query(...args)
  }
  const ask = async (variables: object, by = 'manager') => {
    statements = []
    const reply = await app.request('/api/v1/hotel_management/graphql', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens[by]}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: document, variables: { property_id: propertyId, ...variables } }),
    })
    const { data, errors } = (await reply.json()) as {
      data: { activity_log: { data: unknown[]; next_cursor: string | null } }
      errors?: unknown
    }
    if (errors) throw new Error(JSON.stringify(errors))
    return data.activity_log
  }
  /** Query plans of the last statements that read the log. */
  const plans = async () => {
    const ofLog = statements.filter(([statement]) => (statement as Statement).text.includes('"activity_log"'))
    const lines: string[] = []
    for (const [statement, values] of ofLog) {
      const { text, values: own } = statement as Statement
      const { rows } = await query(`explain (analyze, buffers, costs off) ${text}`, values ?? own)
      lines.push(...rows.map((row) => `    ${String(row['QUERY PLAN'])}`), '')
    }
    return lines.join('\n')
  }
  const close = async () => {
    await changes.close()
    await opened.close()
  }
  return { ask, plans, query, close }
}

const instant = (back: number) => new Date(Date.now() - back * millisecondsInDay).toISOString()
const day = (back: number) => instant(back).slice(0, 10)
const questions: { name: string; variables: object; by?: string }[] = [
  { name: 'first page', variables: {} },
  { name: 'first page of 200', variables: { per_page: 200 } },
  { name: 'deep by cursor', variables: { cursor: `>${instant(600)}_1` } },
  { name: 'deep, back to newer', variables: { cursor: `<${instant(600)}_1` } },
  { name: 'a month, a year ago', variables: { from: day(395), to: day(365) } },
  { name: 'one person', variables: { actor_ids: [7] } },
  { name: 'five people, deep', variables: { actor_ids: [3, 7, 11, 19, 23], cursor: `>${instant(500)}_1` } },
  { name: 'one module', variables: { modules: ['addons'] } },
  { name: 'a rare event', variables: { events: ['moved'] } },
  { name: 'one person, one event', variables: { actor_ids: [7], events: ['blocked'] } },
  { name: 'one person, a rare event', variables: { actor_ids: [7], events: ['moved'] } },
  { name: 'history of a record', variables: { entity_type: 'facility', entity_id: '1234' } },
  { name: 'a common word', variables: { keyword: 'changed' } },
  { name: 'a rare word', variables: { keyword: rareWord } },
  { name: 'a word of long ago', variables: { keyword: oldWord } },
  { name: 'a word that is not there', variables: { keyword: 'quetzalcoatl' } },
  { name: 'two letters, common', variables: { keyword: 'ro' } },
  { name: 'two letters, not there', variables: { keyword: 'zz' } },
  { name: 'a room and a module', variables: { keyword: 'room 1234', modules: ['housekeeping'] } },
  { name: 'a rare word of one person', variables: { keyword: rareWord, actor_ids: [7] } },
  { name: 'accounts, all', variables: { scope: 'account' } },
  { name: 'accounts, of colleagues', variables: { scope: 'account' }, by: 'regional' },
  { name: 'accounts, a rare word', variables: { scope: 'account', keyword: rareWord } },
]

const bin = findPostgres()
if (!bin) throw new Error('PostgreSQL 15 or later is needed')
let isOverBudget = false
await withTemporaryPostgres(bin, async (url) => {
  const admin = new pg.Client({ connectionString: url })
  // Without this listener, the end of the connection would hide an earlier failure.
  admin.on('error', () => undefined)
  await admin.connect()
  const servers = []
  for (const count of [1000, size]) {
    await admin.query(`create database bench_${count}`)
    const began = performance.now()
    const server = await serve(Object.assign(new URL(url), { pathname: `/bench_${count}` }).href, count)
    const { rows } = await server.query(
      `select pg_size_pretty(pg_table_size('activity_log')) as rows, pg_size_pretty(pg_indexes_size('activity_log')) as indexes`,
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${count.toLocaleString('en')} entries in ${seconds} s: ${rows[0]!.rows}, indexes ${rows[0]!.indexes}`)
    servers.push(server)
  }
  const lines: string[][] = []
  for (const { name, variables, by } of questions) {
    const times = servers.map(() => [] as number[])
    const firsts: number[] = []
    let found = 0
    for (let index = -1; index < rounds; index += 1)
      for (const [at, server] of servers.entries()) {
        const began = performance.now()
        found = (await server.ask(variables, by)).data.length
        const ms = performance.now() - began
        if (index < 0) firsts.push(ms)
        else times[at]!.push(ms)
      }
    const [small, large] = times.map((values) => percentile(values, 0.95)) as [number, number]
    const isWithin = large <= Math.max(budget.ms, budget.ratio * small)
    if (!isWithin) isOverBudget = true
    const cells = [small, percentile(times[1]!, 0.5), large, firsts[1]!].map((ms) => ms.toFixed(1))
    lines.push([name, String(found), ...cells, isWithin ? '' : 'OVER'])
    if (hasFlag('plans')) console.log(`\n${name}\n${await servers[1]!.plans()}`)
  }
  const head = ['ms', 'found', 'p95 of 1,000', `median of ${size.toLocaleString('en')}`, 'p95', 'the first time', '']
  console.log(`\n${tabulate([head, ...lines])}\n`)
  for (const server of servers) await server.close()
  await admin.end()
})
if (hasFlag('strict') && isOverBudget) process.exitCode = 1
