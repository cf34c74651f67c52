// `npm run bench:network [-- --runs=7]`: times what a person waits for at a round trip of 150 ms (performance P21), with and without
// reading ahead. There is no floor: a page that knows nothing in advance waits for a round trip at least.
import { cpus } from 'node:os'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs'
import { chromiumVersion, findChromium, howToInstall } from '../tools/lib/chromium.mjs'
import { startServer } from '../test/support/server.ts'
import { median } from './report.ts'
import { installStopwatch, type Stopwatch } from './stopwatch.ts'

const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 7)
const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall(process.platform))

const roundTrip = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }
/** Milliseconds that a person looks at a screen, and rests on a link, before the next step. */
const [lookMs, restMs] = [1500, 600]
const budgets = { medianMs: 100, p95Ms: 250, calls: 1.6 }
/** Nothing is known before the first rows: their time is reported, but isn't part of the tour. */
const firstSteps = new Set(['sign in → rows', 'reload → rows', 'cold cache → rows'])

type Times = Record<string, number[]>

/** Adds the milliseconds from the input that `act` makes to the frame with other texts. */
async function time(page: Page, times: Times, name: string, act: () => Promise<unknown>, options: TimeOptions = {}) {
  const { event = 'click', selector } = options
  await page.evaluate(([on, where]) => window.stopwatch.arm(on, where), [event, selector] as const)
  await act()
  const handle = await page.waitForFunction(() => window.stopwatch.result(), undefined, { polling: 20 })
  ;(times[name] ??= []).push(Number(await handle.jsonValue()))
  await page.waitForTimeout(lookMs)
}

interface TimeOptions {
  event?: Parameters<Stopwatch['arm']>[0]
  selector?: string
}

async function openPage(browser: Browser, url: string, cpu: number, savesData: boolean) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  // The TypeScript runner wraps functions in `__name`, which does not exist in a page.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(installStopwatch)
  if (savesData)
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', roundTrip)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/api/v1/') ? 1 : 0))
  return { page, devtools, calls: () => calls, close: () => context.close() }
}

/** Signs in, and reloads the list with and without the browser's cache. */
async function openList(page: Page, devtools: CDPSession, times: Times) {
  await page.goto('/login')
  await page.getByLabel('Email').fill('manager@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Welcome-2026!')
  const signIn = () => page.getByRole('button', { name: 'Sign in' }).click()
  await time(page, times, 'sign in → rows', signIn)
  const showsRows = async (name: string) => {
    await page.reload({ waitUntil: 'commit' })
    const rows = (selector: string) => document.querySelector(selector) && performance.now()
    const handle = await page.waitForFunction(rows, 'tbody th[scope=row] a', { polling: 'raf' })
    ;(times[name] ??= []).push(Number(await handle.jsonValue()))
    await page.waitForTimeout(lookMs)
  }
  await showsRows('reload → rows')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await showsRows('cold cache → rows')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
}

/** A person signs in, pages through the list, opens a property, and looks at its sections. Returns the number of calls. */
async function tour(browser: Browser, url: string, cpu: number, savesData: boolean, times: Times): Promise<number> {
  const { page, devtools, calls, close } = await openPage(browser, url, cpu, savesData)
  await openList(page, devtools, times)
  const link = (name: string) => page.getByRole('link', { name, exact: true }).last()
  const menuItem = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).last()
  const rest = async (on: Locator) => {
    await on.hover()
    await page.waitForTimeout(restMs)
    return () => on.click()
  }
  for (let round = 0; round < 2; round++) await time(page, times, 'next page', () => link('Next page').click())
  await time(page, times, 'previous page', () => link('Previous page').click())
  await time(page, times, 'Back to a page', () => page.goBack(), { event: 'popstate' })
  const property = page.locator('tbody th[scope=row] a').first()
  const openProperty = await rest(property)
  const figures = { selector: 'main h2' }
  await time(page, times, 'row → dashboard', openProperty, figures)
  await time(page, times, 'Back to the list', () => page.goBack(), { event: 'popstate' })
  await time(page, times, 'Forward to the dashboard', () => page.goForward(), { event: 'popstate', ...figures })
  await time(page, times, 'menu → products', await rest(menuItem('Products')))
  await time(page, times, 'tab → add-ons', await rest(link('Add-ons')))
  await time(page, times, 'menu → accounting', await rest(menuItem('Accounting Report')))
  await time(page, times, 'menu → activity logs', await rest(menuItem('Activity Logs')), {
    selector: 'main li, main h2',
  })
  await close()
  return calls()
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

const server = await startServer({ env: { LOG_LEVEL: 'silent' } })
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  for (const cpu of [1, 4]) {
    const calls = { on: 0, off: 0 }
    for (const ahead of ['on', 'off'] as const) {
      const times: Times = {}
      for (let run = 0; run <= runs; run++) {
        // The first run warms up server and disk caches and is discarded.
        calls[ahead] = await tour(browser, server.url, cpu, ahead === 'off', run === 0 ? {} : times)
        process.stdout.write(`${run}/${runs} `)
      }
      console.log(`\n\nRound trip 150 ms, CPU ${cpu} × slower, reading ahead ${ahead}: median ms`)
      for (const [name, values] of Object.entries(times))
        console.log(`${name.padEnd(26)}${median(values).toFixed(0).padStart(6)}`)
      const all = Object.entries(times).flatMap(([name, values]) => (firstSteps.has(name) ? [] : values))
      const [middle, p95] = [median(all), percentile(all, 0.95)]
      const isOver = middle > budgets.medianMs || p95 > budgets.p95Ms
      console.log(
        `${'whole tour'.padEnd(26)}${middle.toFixed(0).padStart(6)}, p95 ${p95.toFixed(0)}${isOver ? '  OVER' : ''}\n`,
      )
    }
    const ratio = calls.on / calls.off
    console.log(
      `Calls of a tour: ${calls.on} with reading ahead, ${calls.off} without: ${ratio.toFixed(2)} ×${ratio > budgets.calls ? '  OVER' : ''}\n`,
    )
  }
  console.log(`${chromiumVersion(executablePath)}, ${cpus().length} cores, ${runs} runs`)
} finally {
  await browser.close()
  await server.remove()
}
