// `npm run bench [-- --runs=7 --floor-only --strict]`: measures the app, the baseline and the same page on bare React in
// alternation.
import { rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs'
import { chromiumVersion, findChromium, howToInstall } from '../tools/lib/chromium.mjs'
import { startServer } from '../test/support/server.ts'
import { openOrigin } from './origins.ts'
import { addProperties } from './properties.ts'
import { buildReactPage } from './react/build.ts'
import { compare, medians, table } from './report.ts'
import { measure, soak, type Figures } from './tour.ts'

const hasFlag = (flag: string) => process.argv.includes(flag)
const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 7)
const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall(process.platform))

const reactPage = await buildReactPage()
const server = await startServer({ env: { LOG_LEVEL: 'silent' } })
const origins = {
  floor: await openOrigin(server.url, 'bench/floor'),
  react: await openOrigin(server.url, reactPage),
  ours: await openOrigin(server.url),
}
type App = keyof typeof origins
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  await addProperties(server.url, 200)
  const names: App[] = hasFlag('--floor-only') ? ['floor'] : ['floor', 'react', 'ours']
  const measured: Record<App, Figures[]> = { floor: [], react: [], ours: [] }
  // The first round warms up server and disk caches and is discarded.
  for (let run = 0; run <= runs; run++) {
    for (const name of names) {
      const figures = await measure(browser, origins[name].url)
      if (run > 0) measured[name].push(figures)
    }
    process.stdout.write(run === 0 ? 'warmed up' : `, ${run}/${runs}`)
  }
  process.stdout.write('\n')
  const results: Partial<Record<App, Figures>> = {}
  for (const name of names) results[name] = { ...medians(measured[name]), ...(await soak(browser, origins[name].url)) }
  const lines = compare(results.floor ?? {}, results.react, results.ours)
  console.log(
    `\n${table(lines)}\n\n${chromiumVersion(executablePath)}, ${cpus().length} cores, CPU 4 × slower, ${runs} runs`,
  )
  writeFileSync('bench/results.json', `${JSON.stringify({ runs, measured, lines }, null, 2)}\n`)
  if (hasFlag('--strict') && lines.some(({ isOver }) => isOver)) process.exitCode = 1
} finally {
  await browser.close()
  for (const origin of Object.values(origins)) origin.close()
  await server.remove()
  rmSync(reactPage, { recursive: true, force: true })
}
