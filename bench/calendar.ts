// `npm run bench:calendar`: measures the hotel calendar in the whole app with 500 rooms, 90 days and 6,000 bars at a 4
// × slower CPU.
import { chromium, type Page } from 'playwright-core'
import { openPglite } from '../server/db/open-pglite.ts'
import { newProperty } from '../test/support/api-calls.ts'
import { startServer } from '../test/support/server.ts'
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs'
import { findChromium, howToInstall } from '../tools/lib/chromium.mjs'
import { fillCalendar } from './calendar/fill.ts'
import { install, scroll } from './tape-chart/measure.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall(process.platform))
const account = { email: 'manager@demo.example', password: 'Welcome-2026!' }
const [rooms, perRoom] = [500, 12]

/** Starts a server with a property of `rooms` rooms, each blocked for five nights a week. */
async function startSeededServer() {
  const server = await startServer({ env: { LOG_LEVEL: 'silent' } })
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  const post = async (path: string, fields: object) => {
    const reply = await fetch(`${server.url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(fields) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: { id: number; token: string } }).data
  }
  headers.Authorization = `Bearer ${(await post('login', account)).token}`
  const property = newProperty('bench-500', { timezone: 'UTC' })
  const { id } = await post('hotel_management/properties/property', property)
  await server.stop()
  const opened = await openPglite(server.dataDir)
  await fillCalendar(opened.db, id, rooms, perRoom)
  await opened.close()
  return startServer({ env: { LOG_LEVEL: 'silent' }, dataDir: server.dataDir })
}

const longTasks = (page: Page) =>
  page.evaluate(() => {
    const { marks } = window as unknown as { marks: { bars: number; tasks: PerformanceEntry[] } }
    const after = marks.tasks.filter(({ startTime }) => startTime > marks.bars)
    return { count: after.length, longest: Math.max(0, ...after.map(({ duration }) => duration)), bars: marks.bars }
  })

const server = await startSeededServer()
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(install)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const asked = { weeks: 0 }
  page.on('response', (reply) => void (reply.url().includes('daily_room_blockings') && (asked.weeks += 1)))
  await page.goto('/hotel-management/properties/bench-500/hotel-calendar?days=90')
  await page.waitForFunction(() => (window as unknown as { marks: { bars: number } }).marks.bars)
  await page.waitForLoadState('networkidle').catch(() => undefined)
  // Reads ahead week by week until the app sends no more requests.
  for (let known = -1; known !== asked.weeks;) {
    known = asked.weeks
    await page.waitForTimeout(3000)
  }
  const reading = await longTasks(page)
  const [down, across] = [await page.evaluate(scroll, 'down' as const), await page.evaluate(scroll, 'across' as const)]
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  console.table({
    'first bars (ms)': reading.bars,
    'weeks read': asked.weeks,
    'long tasks after the first bars, while reading': reading.count,
    'longest of them (ms)': reading.longest,
    'down: frames per second': down.fps,
    'across: frames per second': across.fps,
    'long tasks while scrolling (ms)': down.long + across.long,
    'blank samples': down.blank + across.blank,
    'heap (MB)': usedSize / 1e6,
  })
} finally {
  await browser.close()
  await server.remove()
}
