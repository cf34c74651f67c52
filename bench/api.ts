// `npm run bench:api [-- --rounds=5 --quick --strict]`: compares the API with a bare handler that runs the same SQL,
// and measures a page as the table grows. Requests alternate between the targets, so that other load affects all
// equally.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { assignedManager, groupManager, password, rareKeyword } from './api/data.ts'
import { ask, median, percentile, round } from './api/load.ts'
import { tabulate } from './api/tabulate.ts'

const hasFlag = (flag: string) => process.argv.includes(flag)
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
const list = '/api/v1/hotel_management/properties/property'

interface Served {
  child: ChildProcess
  app: string
  floor: string
  tokens: Record<string, string>
}

async function serve(size: number, url = ''): Promise<Served> {
  const child = fork(fileURLToPath(new URL('api/served.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: url, BENCH_SIZE: String(size) },
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)))
  ended.catch(() => undefined)
  const [ports] = (await Promise.race([once(child, 'message'), ended])) as [{ app: number; floor: number }]
  const app = `http://127.0.0.1:${ports.app}`
  const tokens: Record<string, string> = {}
  for (const email of [groupManager, assignedManager]) {
    const reply = await fetch(`${app}/api/v1/login`, { method: 'POST', body: new URLSearchParams({ email, password }) })
    tokens[email] = ((await reply.json()) as { data: { token: string } }).data.token
  }
  return { child, app, floor: `http://127.0.0.1:${ports.floor}`, tokens }
}

const budgets = { floor: 0.6, growth: 1.5 }
let isOverBudget = false
const budgetLabel = (isWithin: boolean) => {
  if (!isWithin) isOverBudget = true
  return isWithin ? '' : 'OVER'
}
const ms = (value: number) => value.toFixed(2)

/** Requests per second and CPU time per request, through the app and through the bare handler. */
async function compareWithFloor(engine: string, served: Served): Promise<string[][]> {
  const token = served.tokens[groupManager]!
  const lines: string[][] = []
  for (const [name, path] of [
    ['list, 10 rows', list],
    ['list, 50 rows', `${list}?per_page=50`],
    ['detail', `${list}/house-500`],
  ] as const) {
    const query = `path=${encodeURIComponent(path)}`
    const { statements } = JSON.parse(await ask(`${served.floor}/note?${query}`, token)) as { statements: number }
    const targets = { app: served.app + path, floor: `${served.floor}/floor?${query}` }
    const rates = { app: [] as number[], floor: [] as number[] }
    const cpu = { app: [] as number[], floor: [] as number[] }
    const count = hasFlag('--quick') ? 150 : 400
    for (let index = -1; index < rounds; index += 1) {
      for (const target of ['floor', 'app'] as const) {
        const used = async () => {
          const { user, system } = JSON.parse(await ask(`${served.floor}/cpu`)) as NodeJS.CpuUsage
          return (user + system) / 1000
        }
        const before = await used()
        const { perSecond } = await round(targets[target], token, count, 8)
        // The first round is a warm-up.
        if (index >= 0) {
          rates[target].push(perSecond)
          cpu[target].push(((await used()) - before) / count)
        }
      }
    }
    const ratio = median(rates.app.map((rate, index) => rate / rates.floor[index]!))
    lines.push([
      `${engine}: ${name}, ${statements} statements`,
      median(rates.floor).toFixed(0),
      median(rates.app).toFixed(0),
      `${(ratio * 100).toFixed(0)} %`,
      `≥ ${budgets.floor * 100} %`,
      ms(median(cpu.floor)),
      ms(median(cpu.app)),
      budgetLabel(ratio >= budgets.floor),
    ])
  }
  return lines
}

const pages = [
  { name: 'first page', path: list, by: groupManager },
  { name: 'page 20', path: `${list}?page=20`, by: groupManager },
  { name: 'active ones', path: `${list}?status=1`, by: groupManager },
  { name: 'bookable ones', path: `${list}?bookable_status=bookable`, by: groupManager },
  { name: 'one type, by rooms', path: `${list}?property_type_ids=3&sort=-rooms_count`, by: groupManager },
  { name: 'a keyword of one row', path: `${list}?keyword=${rareKeyword}`, by: groupManager },
  { name: 'a keyword of all rows', path: `${list}?keyword=house`, by: groupManager },
  { name: 'twenty assigned', path: list, by: assignedManager },
]

/** p95 of a page at each table size; requests alternate between sizes. */
async function measureGrowth(
  engine: string,
  sizes: readonly number[],
  servers: readonly Served[],
): Promise<string[][]> {
  const lines: string[][] = []
  for (const { name, path, by } of pages) {
    const first = await Promise.all(
      servers.map(async ({ app, tokens }) => (await round(app + path, tokens[by]!, 1, 1)).times[0]!),
    )
    const times = servers.map(() => [] as number[])
    for (let index = -1; index < rounds; index += 1)
      for (const [at, { app, tokens }] of servers.entries()) {
        const { times: more } = await round(app + path, tokens[by]!, hasFlag('--quick') ? 20 : 60, 1)
        if (index >= 0) times[at]!.push(...more)
      }
    const p95 = times.map((values) => percentile(values, 0.95))
    const ratio = p95.at(-1)! / p95[0]!
    const cells = sizes.map((_, at) => `${ms(p95[at]!)} (${ms(first[at]!)})`)
    lines.push([
      `${engine}: ${name}`,
      ...cells,
      `${ratio.toFixed(2)} ×`,
      `≤ ${budgets.growth} ×`,
      budgetLabel(ratio <= budgets.growth),
    ])
  }
  return lines
}

async function measure(engine: string, sizes: readonly number[], urlOf: (size: number) => Promise<string>) {
  const servers: Served[] = []
  try {
    for (const size of sizes) {
      servers.push(await serve(size, await urlOf(size)))
      console.log(`${engine}: ${size.toLocaleString('en')} properties are there`)
    }
    const beside = await compareWithFloor(engine, servers[Math.min(1, servers.length - 1)]!)
    const head = ['requests/s', 'floor', 'app', 'ratio', 'budget', 'CPU ms floor', 'CPU ms app', '']
    console.log(`\n${tabulate([head, ...beside])}\n`)
    const growth = await measureGrowth(engine, sizes, servers)
    const columns = sizes.map((size) => size.toLocaleString('en'))
    console.log(`${tabulate([['p95, ms (the first time)', ...columns, 'ratio', 'budget', ''], ...growth])}\n`)
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
  }
}

const bin = findPostgres()
if (bin)
  await withTemporaryPostgres(bin, async (url) => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const create = async (size: number) => {
      await admin.query(`create database bench_${size}`)
      return Object.assign(new URL(url), { pathname: `/bench_${size}` }).href
    }
    await measure('PostgreSQL', hasFlag('--quick') ? [1000, 100_000] : [1000, 100_000, 1_000_000], create)
    await admin.end()
  })
else console.log('PostgreSQL not found: measured on PGlite only')
await measure('PGlite', [1000, 100_000], async () => '')
if (hasFlag('--strict') && isOverBudget) process.exitCode = 1
