// `npm run bench:accounting [-- --size=1000000 --rounds=9 --plans --strict]`: measures the accounting report of a month
// with to-date columns, on two years of entries of one property, in a temporary PostgreSQL.
import { subYears } from 'date-fns'
import pg from 'pg'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { addDemoData } from '../server/db/seed/demo.ts'
import { demoPassword } from '../server/db/seed/people.ts'
import { places } from '../server/db/seed/places.ts'
import { createNoticeChanges } from '../server/notices/notice-changes.ts'
import { createRoomChanges } from '../server/housekeeping/room-changes.ts'
import { createReadiness } from '../server/http/readiness.ts'
import { createLog } from '../server/log.ts'
import * as documents from '../src/api/accounting-documents.ts'
import { accountingGroups, reportTabs } from '../src/api/contract/enums.ts'
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { fill } from './accounting/fill.ts'
import { percentile } from './api/load.ts'
import { tabulate } from './api/tabulate.ts'

const numberOption = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const hasFlag = (flag: string) => process.argv.includes(`--${flag}`)
const [size, rounds] = [numberOption('size', 1_000_000), numberOption('rounds', 9)]
const budgetMs = 300

interface Client {
  query: (...args: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}
interface Statement {
  text: string
  values?: unknown[]
}

async function serve(url: string) {
  const opened = await openPostgres(url, () => undefined)
  await opened.migrate()
  await addDemoData(opened.db, new Date(), places.slice(0, 1))
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
  const body = new URLSearchParams({ email: 'manager@demo.example', password: demoPassword })
  const reply = await app.request('/api/v1/login', { method: 'POST', body })
  const { token } = ((await reply.json()) as { data: { token: string } }).data
  // Filling takes longer than the app's statement time-out.
  const filling = await openPostgres(`${url}?options=-c%20statement_timeout%3D0`, () => undefined)
  await fill(filling.db, size, 1)
  await filling.close()

  const client = (opened.db as unknown as { $client: Client }).$client
  const query = client.query.bind(client)
  let noted: Statement[] | null = null
  client.query = (...args) => {
    noted?.push({
      ...(args[0] as Statement),
      values: (args[1] as unknown[] | undefined) ?? (args[0] as Statement).values,
    })
    return query(...args)
  }
  const ask = async (document: string, variables: object) => {
    const answer = await app.request('/api/v1/hotel_management/graphql', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: document, variables: { property_id: 1, ...variables } }),
    })
    const result = (await answer.json()) as { data?: object; errors?: unknown }
    if (result.errors) throw new Error(JSON.stringify(result.errors))
    return Object.values(result.data!)[0] as { next_cursor?: string }
  }
  /** Query plans of the statements that read accounting entries. */
  const plansOf = async (document: string, variables: object) => {
    noted = []
    await ask(document, variables)
    const statements = noted.filter(({ text }) => text.includes('accounting_entries'))
    noted = null
    const plans: string[] = []
    for (const { text, values } of statements) {
      const { rows } = await query({ text: `explain (analyze, buffers, costs off) ${text}`, values })
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  }
  return { ask, plansOf, close: () => changes.close().then(() => opened.close()) }
}

const yearAgo = subYears(new Date(), 1).getFullYear()
/** The last month of a full year, so that year-to-date covers all of it. */
const month = { from: `${yearAgo}-12-01`, to: `${yearAgo}-12-31` }
const rowArgs = { ...month, ledger: 'revenue', currency: 'EUR' }

const questions: [string, string, object, boolean][] = [
  ['a month by account', documents.report, month, true],
  ['the same beside the month before', documents.report, { ...month, compare: 'previous_period' }, true],
  ['the same by posting date', documents.report, { ...month, basis: 'posting_date' }, true],
  ...reportTabs.flatMap((tab) =>
    accountingGroups.map((group_by): [string, string, object, boolean] => [
      `${tab} by ${group_by}`,
      documents.report,
      { ...month, tab, group_by },
      true,
    ]),
  ),
  ['a whole year by account', documents.report, { from: `${yearAgo}-01-01`, to: month.to }, false],
  ['trial balance of the month', documents.trialBalance, month, false],
  ['entries of the month', documents.entries, rowArgs, false],
  ['entries of one account', documents.entries, { ...rowArgs, group_by: 'account', key: 'S7' }, false],
  ['entries of a year', documents.entries, { ...rowArgs, from: `${yearAgo}-01-01` }, false],
  [
    'the last page of a year',
    documents.entries,
    { ...rowArgs, from: `${yearAgo}-01-01`, cursor: `${yearAgo}-12-30_1` },
    false,
  ],
  [
    'entries of every ledger since ever',
    documents.entries,
    { from: '2000-01-01', to: month.to, currency: 'EUR' },
    false,
  ],
]

async function measure(url: string): Promise<boolean> {
  const { ask, plansOf, close } = await serve(url)
  console.log(`${size.toLocaleString('en')} entries are there`)
  const times = questions.map(() => [] as number[])
  for (let round = -1; round < rounds; round += 1)
    for (const [index, [, document, variables]] of questions.entries()) {
      const started = performance.now()
      await ask(document, variables)
      // The first round is a warm-up.
      if (round >= 0) times[index]!.push(performance.now() - started)
    }
  const lines = questions.map(([name, , , isBudgeted], index) => {
    const [median, p95] = [percentile(times[index]!, 0.5), percentile(times[index]!, 0.95)]
    const isOver = isBudgeted && median > budgetMs
    return {
      isOver,
      cells: [name, median.toFixed(0), p95.toFixed(0), isBudgeted ? `≤ ${budgetMs}` : '', isOver ? 'OVER' : ''],
    }
  })
  console.log(
    tabulate([['ms through the whole API', 'median', 'p95', 'budget', ''], ...lines.map(({ cells }) => cells)]),
  )
  for (const [name, document, variables] of hasFlag('plans') ? questions : questions.slice(0, 1))
    console.log(`\n${name}\n${(await plansOf(document, variables)).join('\n\n')}`)
  await close()
  return lines.every(({ isOver }) => !isOver)
}

const bin = findPostgres()
if (!bin) throw new Error('PostgreSQL not found')
await withTemporaryPostgres(bin, async (url) => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('create database bench_accounting')
  await admin.end()
  const isWithin = await measure(Object.assign(new URL(url), { pathname: '/bench_accounting' }).href)
  if (hasFlag('strict') && !isWithin) process.exitCode = 1
})
