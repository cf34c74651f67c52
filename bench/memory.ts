// `npm run bench:memory [-- --idle=60 --strict]`: measures the resident memory of the built server with demonstration
// data: a minute after its start, after a tour of requests, and a minute after that. Needs `npm run build`, and Linux.
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { tabulate } from './api/tabulate.ts'
import { newFolder } from './server/folder.ts'
import { residentMB } from './server/resident.ts'
import { type Served, serve } from './server/start.ts'

const idleSeconds = Number(process.argv.find((arg) => arg.startsWith('--idle='))?.split('=')[1] ?? 60)
const budgets = { PGlite: 250, PostgreSQL: 120 }
const lines: string[][] = []
let isOverBudget = false
const idle = () => new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000))

const base = '/api/v1/hotel_management/properties'
const lists = [
  'property',
  'property?per_page=50&sort=-rooms_count',
  'property?keyword=harbour',
  'facilities?per_page=50',
]

/** Fifty rounds of lists, a detail and the activity log, then one download. */
async function tour(served: Served): Promise<void> {
  const headers = { Authorization: `Bearer ${served.token('manager')}`, 'Content-Type': 'application/json' }
  for (let round = 0; round < 50; round += 1) {
    for (const list of lists) await served.get(`${base}/${list}`)
    await served.detail()
    const query = '{ activity_log(property_id: 1) { data { id actor changes { field before after } } } }'
    const reply = await fetch(`${served.url}/api/v1/hotel_management/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    const { errors } = (await reply.json()) as { errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
  }
  await served.get(`${base}/facilities?download=1`)
}

async function measure(engine: keyof typeof budgets, env: Record<string, string>): Promise<void> {
  const folder = newFolder()
  try {
    // The first start fills the database; only later ones are measured.
    await (await serve(folder.path, env)).stop()
    const served = await serve(folder.path, env)
    const figures: number[] = []
    const note = () => void figures.push(residentMB(served.pid))
    try {
      await idle()
      note()
      await tour(served)
      note()
      await idle()
      note()
    } finally {
      await served.stop()
    }
    const isWithin = figures[0]! <= budgets[engine]
    isOverBudget ||= !isWithin
    lines.push([
      engine,
      ...figures.map((figure) => `${figure.toFixed(0)} MB`),
      `≤ ${budgets[engine]} MB idle`,
      isWithin ? '' : 'OVER',
    ])
  } finally {
    folder.remove()
  }
}

await measure('PGlite', { DATABASE_URL: '' })
const bin = findPostgres()
if (bin) await withTemporaryPostgres(bin, (url) => measure('PostgreSQL', { DATABASE_URL: url }))
console.log(tabulate([['', 'idle', 'after a tour', 'idle again', 'budget', ''], ...lines]))
if (process.argv.includes('--strict') && isOverBudget) process.exitCode = 1
