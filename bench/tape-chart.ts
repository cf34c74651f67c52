// `npm run bench:tape-chart [-- --runs=5 --strict]`: compares the tape chart of 500 rooms × 90 days with a hand-written
// DOM version in one run.
import { cpus } from 'node:os'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs'
import { chromiumVersion, findChromium, howToInstall } from '../tools/lib/chromium.mjs'
import { openOrigin } from './origins.ts'
import { median, medians } from './report.ts'
import { buildPage, sizeOfChart } from './tape-chart/build.ts'
import { measureChart } from './tape-chart/measure.ts'
import type { Figures } from './tour.ts'

const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall(process.platform))

/** Baseline on the machine of docs/performance.md. On a slower machine the limits scale with the baseline. */
const reference = { fps: 59, slow: 2 }
const isFluent = (ours: number, floor: number) => ours >= 55 * Math.min(1, floor / reference.fps)
const isEven = (ours: number, floor: number) => ours <= 5 + Math.max(0, floor - reference.slow)

/** Whether a figure is within its budget, given the baseline's (performance P11, P12, P13, P14, P15, P16). */
const isWithin: Record<string, (ours: number, floor: number) => boolean> = {
  'first bars (ms)': (ours, floor) => ours <= 1.8 * floor,
  'down: frames per second': isFluent,
  'across: frames per second': isFluent,
  'down: slow frames (%)': isEven,
  'across: slow frames (%)': isEven,
  'long tasks while scrolling (ms)': (ours, floor) => ours <= floor,
  'blank samples': (ours) => ours === 0,
  'drop → bar moved (ms)': (ours, floor) => ours <= 2 * floor,
  'heap (MB)': (ours) => ours <= 8,
  'code and styles (kB gzip)': (ours) => ours <= 25,
}

const names = ['floor', 'ours'] as const
const pages = {
  floor: await openOrigin('http://127.0.0.1', await buildPage('floor.ts')),
  ours: await openOrigin('http://127.0.0.1', await buildPage('ours.tsx')),
}
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  const measured: Record<(typeof names)[number], Figures[]> = { floor: [], ours: [] }
  // The first round is a warm-up and is discarded.
  for (let run = 0; run <= runs; run++)
    for (const name of names) {
      const figures = await measureChart(browser, pages[name].url)
      if (run > 0) measured[name].push(figures)
    }
  const [floor, ours] = [medians(measured.floor), medians(measured.ours)]
  ours['code and styles (kB gzip)'] = await sizeOfChart()
  let isOver = false
  for (const [name, value] of Object.entries(ours)) {
    const [base, all] = [floor[name] ?? 0, measured.ours.map((run) => run[name] ?? value)]
    const isKept = isWithin[name]?.(value, base) ?? true
    if (!isKept) isOver = true
    const spread = `${Math.min(...all).toFixed(1)}–${Math.max(...all).toFixed(1)}`
    const cells = [name.padEnd(34), base.toFixed(1).padStart(8), value.toFixed(1).padStart(8), spread.padStart(14)]
    console.log(`${cells.join('')}${isKept ? '' : '  OVER'}`)
  }
  const speed = median(measured.ours.map((run) => run['first bars (ms)']! / (floor['first bars (ms)'] || 1)))
  console.log(`first bars: ${speed.toFixed(2)} × floor`)
  console.log(
    `${chromiumVersion(executablePath)}, ${cpus().length} cores, CPU 4 × slower, ${runs} runs (floor, ours, spread)`,
  )
  if (process.argv.includes('--strict') && isOver) process.exitCode = 1
} finally {
  await browser.close()
  for (const page of Object.values(pages)) page.close()
}
