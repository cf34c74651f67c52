// `npm run bench:mixed [-- --seconds=60 --postgres --strict]`: 64 connections that read and write at once, and how long the
// server takes to say that it lives. Beside it, a bare handler that gives the same replies from memory. Loopback only. Needs
// `npm run build`.
import { Agent, type IncomingMessage, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'
import { percentile } from './api/load.ts'
import { tabulate } from './api/tabulate.ts'
import { newFolder } from './server/folder.ts'
import { type Served, serve } from './server/start.ts'

const hasFlag = (flag: string) => process.argv.includes(`--${flag}`)
const seconds = Number(process.argv.find((arg) => arg.startsWith('--seconds='))?.slice('--seconds='.length) ?? 60)
const connections = 64
const budgets = { p99Ms: 2000, healthMs: 100 }
/** A client gives up then. */
const timeoutMs = 10_000
const base = '/api/v1/hotel_management/properties'

interface Call {
  path: string
  /** Form of a write. */
  body?: string
}

/** What the calls of a minute are: a tenth of them write. */
function mixOf(property: number): ((turn: number) => Call)[] {
  const list = `${base}/property`
  const reads = [
    list,
    `${list}?keyword=harbour`,
    `${list}/harbour-view`,
    `${base}/property_types`,
    `${base}/facilities?property_id=${property}`,
    `${base}/facility_types?property_id=${property}`,
    `${base}/addons?property_id=${property}`,
    `${base}/amenities?property_id=${property}`,
    '/api/v1/user_management/access_control/user/permissions',
  ]
  return [
    ...reads.map((path) => () => ({ path })),
    (turn) => ({
      path: `${base}/property_types`,
      body: new URLSearchParams({ name: `Type ${process.pid} ${turn}` }).toString(),
    }),
  ]
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

function send(
  origin: string,
  { path, body }: Call,
  token: string,
): Promise<{ status: number; ms: number; text: string }> {
  const started = performance.now()
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, headers, method: body ? 'POST' : 'GET' }, (reply: IncomingMessage) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => (text += chunk))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, ms: performance.now() - started, text }))
    })
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    sent.end(body)
  })
}

interface Measured {
  times: number[]
  failures: Map<string, number>
  perSecond: number
  health: number[]
}

/** All connections take the calls of the mix in turn, until the time is over. */
async function load(origin: string, mix: readonly ((turn: number) => Call)[], token: string): Promise<Measured> {
  const times: number[] = []
  const health: number[] = []
  const failures = new Map<string, number>()
  const fail = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1)
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  let turn = 0
  const worker = async () => {
    while (!isOver()) {
      turn += 1
      try {
        const { status, ms } = await send(origin, mix[turn % mix.length]!(turn), token)
        times.push(ms)
        if (status >= 300) fail(String(status))
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error))
      }
    }
  }
  const watch = async () => {
    while (!isOver()) {
      const started = performance.now()
      await fetch(`${origin}/api/health`).then((reply) => reply.arrayBuffer())
      health.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  await Promise.all([...Array.from({ length: connections }, worker), watch()])
  return { times, failures, health, perSecond: times.length / ((performance.now() - began) / 1000) }
}

const ms = (value: number) => String(Math.round(value))
let isBroken = false
const lines = [['', 'requests/s', 'median ms', 'p99 ms', 'slowest ms', 'health p99 ms', 'slowest ms', 'failed']]
function note(name: string, { times, failures, perSecond, health }: Measured) {
  const p99 = percentile(times, 0.99)
  isBroken ||= failures.size > 0 || p99 > budgets.p99Ms || Math.max(...health) > budgets.healthMs
  const failed = [...failures].map(([reason, count]) => `${count} × ${reason}`).join(', ') || '0'
  const slowest = (values: readonly number[]) => ms(values.reduce((most, value) => Math.max(most, value), 0))
  const share = [ms(perSecond), ms(percentile(times, 0.5)), ms(p99), slowest(times)]
  lines.push([name, ...share, ms(percentile(health, 0.99)), slowest(health), failed])
}

async function measure(name: string, served: Served): Promise<void> {
  const { url, token } = served
  const manager = token('manager')
  const found = await send(url, { path: `${base}/property/harbour-view` }, manager)
  const mix = mixOf((JSON.parse(found.text) as { data: { id: number } }).data.id)
  const replies = new Map<string, string>()
  for (const [turn, callOf] of mix.entries()) {
    const call = callOf(-turn)
    const { status, text } = await send(url, call, manager)
    if (status >= 300) throw new Error(`${call.path} answered ${status} ${text}`)
    replies.set(call.path, text)
  }
  note(name, await load(url, mix, manager))
  if (lines.length > 2) return
  const bare = createServer((asked, reply) => {
    asked.resume().on('end', () => {
      reply.setHeader('Content-Type', 'application/json')
      reply.end(replies.get(asked.url ?? '') ?? '{}')
    })
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  note('bare handler', await load(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`, mix, manager))
  bare.closeAllConnections()
  bare.close()
}

async function measureEngine(name: string, env: Record<string, string>) {
  const folder = newFolder()
  const served = await serve(folder.path, env)
  try {
    await measure(name, served)
  } finally {
    await served.stop()
    folder.remove()
  }
}

await measureEngine('PGlite', { DATABASE_URL: '' })
const postgres = hasFlag('postgres') ? findPostgres() : null
if (postgres) await withTemporaryPostgres(postgres, (url: string) => measureEngine('PostgreSQL', { DATABASE_URL: url }))
console.log(`${connections} connections, ${seconds} s each\n\n${tabulate(lines)}`)
agent.destroy()
if (isBroken && hasFlag('strict')) process.exitCode = 1
