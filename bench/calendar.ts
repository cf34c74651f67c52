// `npm run bench:calendar`: measures the hotel calendar in the whole app with 500 rooms, 90 days and 6,000 bars at a 4
// × slower CPU.
import { chromium, type Page } from 'playwright-core'
import { newProperty } from '../test/support/api-calls.ts'
import { startServer } from '../test/support/server.ts'
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs'
import { findChromium, howToInstall } from '../tools/lib/chromium.mjs'
import { install, scroll } from './tape-chart/measure.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall(process.platform))
const account = { email: 'manager@demo.example', password: 'Welcome-2026!' }
const [rooms, perRoom] = [500, 12]
const base = 'hotel_management/properties'
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** Creates a property of `rooms` rooms over the API, each blocked for five nights a week. */
async function addProperty(server: string): Promise<void> {
  let headers: Record<string, string> = { 'Content-Type': 'application/json' }
  const post = async (path: string, fields: object) => {
    const reply = await fetch(`${server}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(fields) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { data: Record<string, unknown> }).data
  }
  headers = { ...headers, Authorization: `Bearer ${String((await post('login', account)).token)}` }
  const property_id = (await post(`${base}/property`, newProperty('bench-500', { timezone: 'UTC' }))).id
  const category = await post(`${base}/facility_categories`, { property_id, name: 'Rooms', kind: 'room' })
  const money = {
    base_price: 10_000,
    max_adults: 2,
    max_children: 0,
    max_occupancy: 2,
    extra_beds: 0,
    cleaning_minutes: 30,
  }
  const type = {
    property_id,
    facility_category_id: category.id,
    name: 'Double',
    code: 'DBL',
    description: '',
    ...money,
  }
  const { id: facility_type_id } = await post(`${base}/facility_types`, { ...type, size_m2: null, amenity_ids: [] })
  const names = Array.from({ length: rooms }, (_, index) => String(1000 + index))
  const room = {
    property_id,
    facility_type_id,
    floor: null,
    building: null,
    section: null,
    is_accessible: 0,
    smoking: 0,
  }
  const rest = {
    bed_setup: null,
    max_occupancy: 2,
    amenity_ids: [],
    note: '',
    bookable_date_from: null,
    bookable_date_to: null,
  }
  const created = await post(`${base}/facilities`, { names, ...room, ...rest })
  const facility_ids = (created.results as { id: number }[]).map(({ id }) => id)
  for (let week = 0; week < perRoom; week++) {
    const dates = { date_from: day(week * 7), date_to: day(week * 7 + 5) }
    const facility_status = (['out_of_order', 'hold', 'internal_use'] as const)[week % 3]!
    // Most facilities of one call.
    for (let from = 0; from < rooms; from += 200)
      await post(`${base}/update_facility_status`, {
        facility_ids: facility_ids.slice(from, from + 200),
        facility_status,
        reason_code: 'renovation',
        ...dates,
      })
  }
}

const longTasks = (page: Page) =>
  page.evaluate(() => {
    const { marks } = window as unknown as { marks: { bars: number; tasks: PerformanceEntry[] } }
    const after = marks.tasks.filter(({ startTime }) => startTime > marks.bars)
    return { count: after.length, longest: Math.max(0, ...after.map(({ duration }) => duration)), bars: marks.bars }
  })

const server = await startServer({ env: { LOG_LEVEL: 'silent' } })
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  await addProperty(server.url)
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } })
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
