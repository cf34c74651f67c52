// `npm run bench:abandoned [-- --postgres --strict --server=dist/server/main.js]`: measures how clients that disconnect
// or stall their upload affect others. Loopback only; each round is limited in count and time. Needs `npm run build`,
// and Linux.
import sharp from 'sharp'
import { newFolder } from './server/folder.ts'
import { type Served, serve } from './server/start.ts'
import { sendPartially, formType, propertyForm, unfinishedForm } from './abandoned-requests/load.ts'
import { residentMB } from './server/resident.ts'
import { percentile } from './api/load.ts'
import { tabulate } from './api/tabulate.ts'
import { findPostgres, withTemporaryPostgres } from '../tools/lib/postgres.mjs'

const hasFlag = (flag: string) => process.argv.includes(`--${flag}`)
const budgets = { memoryMB: 100, slower: 2, signInMs: 500 }
const base = '/api/v1/hotel_management/properties'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const lines: string[][] = []
let isOverBudget = false
const budgetLabel = (isWithin: boolean) => {
  isOverBudget ||= !isWithin
  return isWithin ? '' : 'OVER'
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Repeats a request for `ms`, at least five times. Returns milliseconds of each. */
async function measureRepeatedly(ms: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + ms
  while (performance.now() < until || times.length < 5) {
    times.push(await measureTime(work))
    await pause(20)
  }
  return times
}

/** Peak memory growth of the process while `work` runs. */
async function measureMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  const before = residentMB(pid)
  let peak = before
  const watching = setInterval(() => (peak = Math.max(peak, residentMB(pid))), 50)
  try {
    return { result: await work(), peak: Math.max(peak, residentMB(pid)) - before }
  } finally {
    clearInterval(watching)
  }
}

async function measureDetailWhile(name: string, served: Served, idle: number, begin: () => { cut: () => void }[]) {
  const { result, peak } = await measureMemory(served.pid, async () => {
    const began = begin()
    const times = await measureRepeatedly(6000, served.detail)
    for (const { cut } of began) cut()
    return times
  })
  const p95 = percentile(result, 0.95)
  const isWithin = peak <= budgets.memoryMB && p95 <= budgets.slower * idle
  lines.push([
    name,
    `${peak.toFixed(0)} MB`,
    `≤ ${budgets.memoryMB} MB`,
    `${p95.toFixed(0)} ms`,
    `≤ ${(budgets.slower * idle).toFixed(0)} ms`,
    budgetLabel(isWithin),
  ])
  // Waits for remaining work, so that it does not count in the next round.
  await served.waitUntilIdle()
}

async function measure(engine: string, env: Record<string, string>): Promise<void> {
  const folder = newFolder()
  const served = await serve(folder.path, env)
  try {
    await measureRepeatedly(3000, served.detail)
    const [token, other] = [served.token('manager'), served.token('regional')]
    const headers = { Authorization: `Bearer ${token}` }
    const export_ = `${served.url}${base}/facilities?download=1`
    // One call of each kind, so that code loaded on first use is in memory.
    await served.get(`${base}/facilities?download=1`)
    const idle = percentile(await measureRepeatedly(4000, served.detail), 0.95)
    lines.push([`${engine}: idle`, '', '', `${idle.toFixed(0)} ms`, '', ''])
    await measureDetailWhile(`${engine}: 60 cut downloads`, served, idle, () => {
      const begun = Array.from({ length: 60 }, () => sendPartially(export_, { headers }, null))
      setTimeout(() => {
        for (const { cut } of begun) cut()
      }, 300)
      return begun
    })
    const { body, size } = unfinishedForm(59 * 1024 * 1024)
    const form = { 'Content-Type': formType, 'Content-Length': size }
    const post = (path: string, more: Record<string, string>) => () =>
      Array.from({ length: 15 }, () =>
        sendPartially(served.url + path, { method: 'POST', headers: { ...form, ...more } }, body),
      )
    await measureDetailWhile(`${engine}: 15 withheld sign-ins of 59 MB`, served, idle, post('/api/v1/login', {}))
    await measureDetailWhile(
      `${engine}: 15 withheld pictures of 59 MB`,
      served,
      idle,
      post(`${base}/property`, headers),
    )

    const picture = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#4a7' } })
      .png()
      .toBuffer()
    const { result, peak } = await measureMemory(served.pid, async () => {
      const uploads = Array.from({ length: 6 }, (_, index) => {
        const upload = propertyForm(
          `bench-${index}`,
          Array.from({ length: 20 }, () => picture),
        )
        return fetch(`${served.url}${base}/property`, {
          method: 'POST',
          headers: { 'Content-Type': formType, Authorization: `Bearer ${index % 2 ? other : token}` },
          body: new Uint8Array(upload),
          signal: AbortSignal.timeout(120_000),
        }).then(
          ({ status }) => status,
          () => 0,
        )
      })
      // Waits until the server has the requests.
      await pause(1000)
      const times = await measureRepeatedly(12_000, () => served.signIn('manager'))
      console.log(`${engine}: the six uploads were answered ${(await Promise.all(uploads)).join(', ')}`)
      return times
    })
    const slowest = Math.max(...result)
    lines.push([
      `${engine}: sign-in beside 6 × 20 pictures of 40 MP, slowest`,
      `${peak.toFixed(0)} MB`,
      '',
      `${slowest.toFixed(0)} ms`,
      `≤ ${budgets.signInMs} ms`,
      budgetLabel(slowest <= budgets.signInMs),
    ])
  } finally {
    await served.stop()
    folder.remove()
  }
}

await measure('PGlite', { DATABASE_URL: '' })
const bin = hasFlag('postgres') ? findPostgres() : null
if (bin) await withTemporaryPostgres(bin, (url) => measure('PostgreSQL', { DATABASE_URL: url }))
console.log(`\n${tabulate([['', 'memory', 'budget', 'p95', 'budget', ''], ...lines])}`)
if (hasFlag('strict') && isOverBudget) process.exitCode = 1
