// `npm run bench [-- --runs=7 --floor-only --strict]`: measures the app and the baseline in alternation.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs'
import { chromiumVersion, findChromium, howToInstall } from '../tools/lib/chromium.mjs'
import { startServer } from '../test/support/server.ts'
import { openOrigin } from './origins.ts'
import { addProperties } from './properties.ts'
import { compare, medians, table } from './report.ts'
import { measure, soak, type Figures } from './tour.ts'

const hasFlag = (flag: string) => process.argv.includes(flag)
const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 7)
const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall(process.platform))

const server = await startServer({ env: { LOG_LEVEL: 'silent' } })
const origins = { floor: await openOrigin(server.url, 'bench/floor'), ours: await openOrigin(server.url) }
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  await addProperties(server.url, 200)
  const names = hasFlag('--floor-only') ? (['floor'] as const) : (['floor', 'ours'] as const)
  const measured: Record<'floor' | 'ours', Figures[]> = { floor: [], ours: [] }
  // The first round warms up server and disk caches and is discarded.
  for (let run = 0; run <= runs; run++) {
    for (const name of names) {
      const figures = await measure(browser, origins[name].url)
      if (run > 0) measured[name].push(figures)
    }
    process.stdout.write(run === 0 ? 'warmed up' : `, ${run}/${runs}`)
  }
  process.stdout.write('\n')
  const results: Partial<Record<'floor' | 'ours', Figures>> = {}
  for (const name of names) results[name] = { ...medians(measured[name]), ...(await soak(browser, origins[name].url)) }
  const lines = compare(results.floor ?? {}, results.ours)
  console.log(
    `\n${table(lines)}\n\n${chromiumVersion(executablePath)}, ${cpus().length} cores, CPU 4 × slower, ${runs} runs`,
  )
  writeFileSync('bench/results.json', `${JSON.stringify({ runs, measured, lines }, null, 2)}\n`)
  if (hasFlag('--strict') && lines.some(({ isOver }) => isOver)) process.exitCode = 1
} finally {
  await browser.close()
  for (const origin of Object.values(origins)) origin.close()
  await server.remove()
}
