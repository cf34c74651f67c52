// `npm test`, and with --suite=quick, further or all the other suites of tools/lib/suites.mjs. Other arguments go to Vitest.
// At the end it names each test that failed, or that passed on the second try. The last line is always "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuiltForTests } from './lib/build.mjs'
import { runInForeground } from './lib/child-process.mjs'
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.mjs'
import { findOnPath } from './lib/find-on-path.mjs'
import { ensureFirefox } from './lib/firefox.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ensureNodeVersions, versionsToRun } from './lib/node-versions.mjs'
import { isOutOfTime, isOutOfTimeForBrowsers, untilOf } from './lib/out-of-time.mjs'
import { findPostgres, withTemporaryPostgres } from './lib/postgres.mjs'
import { runAsProgram } from './lib/progress.mjs'
import { projectsAsked } from './lib/requested-projects.mjs'
import { stepsOf } from './lib/suites.mjs'
import { addTotals, isSuccess, totalsLine } from './lib/totals.mjs'
import { ensureWebKit } from './lib/webkit.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'back-office-tests-'))
const totalsFile = join(folder, 'totals.json')
const failures = []
const secondTries = []
let totals = { passed: 0, failed: 0 }

/** The totals of the last command. A command that didn't finish counts as one failure. */
function readTotals(command) {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, failures: [`${command} ended without a result`], secondTries: [] }
  }
}

/** Runs a command that writes its totals to a file, and adds them up. `where` is added to the names of its tests. */
async function runCounted(args, { env = {}, node = process.execPath, where = '' } = {}) {
  rmSync(totalsFile, { force: true })
  const code = await runInForeground(node, args, { env: { ...env, TEST_TOTALS: totalsFile } })
  const counted = readTotals(args[0])
  const isFailed = code !== 0 && counted.failed === 0
  const failed = [...counted.failures, ...(isFailed ? [`${args[0]} ended with code ${code}`] : [])]
  failures.push(...failed.map((name) => `${name}${where}`))
  secondTries.push(...counted.secondTries.map((name) => `${name}${where}`))
  totals = addTotals(totals, isFailed ? { ...counted, failed: 1 } : counted)
}

async function checkTypes() {
  const code = await runInForeground(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'])
  totals = addTotals(totals, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  if (code !== 0) failures.push('the types')
}

const { TEST_UNTIL } = process.env
const replayCommand = ['node_modules/tsx/dist/cli.mjs', 'tools/qa.ts', '--retry', '--no-pictures']

const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=./tools/lib/totals-reporter.mjs',
]

async function runInEachNode(args) {
  const versions = await ensureNodeVersions()
  if (versions.length === 0) console.log('The server tests run in this version of Node only: the others are for Linux')
  for (const { version, path } of versionsToRun(versions, { isCi: Boolean(process.env.CI) })) {
    console.log(`Server tests in Node ${version}`)
    await runCounted([...vitest, ...args], { node: path, where: ` (Node ${version})` })
  }
}

async function hasWebKit() {
  if (await ensureWebKit()) return true
  console.log('WebKit not found: no browser test runs in it')
  return false
}

async function runInWebKit(args) {
  if (isOutOfTimeForBrowsers(untilOf())) console.log('Out of time: the tasks in WebKit did not run')
  else if (await hasWebKit()) await runVitest(args)
}

async function runVitest(args, { isWithoutWebKit = false } = {}) {
  const asks = projectsAsked(args)
  const env = {}
  if (asks('e2e') || asks('further-e2e')) {
    // The headless shell does not know whether an app can be installed.
    if (asks('further-e2e')) await ensureChromium()
    env.CHROME_PATH = await ensureHeadlessShell()
    await ensureBuiltForTests({ withFurther: asks('further-e2e') })
  }
  if (asks('further-firefox')) {
    const firefox = await ensureFirefox()
    if (firefox) env.FIREFOX_PATH = firefox
    else console.log('Firefox not found: the browser tests run in Chromium only')
    await ensureChromium()
    await ensureBuiltForTests({ withFurther: true })
  }
  if (asks('further-webkit') && !isWithoutWebKit && (await hasWebKit())) {
    env.TEST_WEBKIT = '1'
    await ensureBuiltForTests({ withFurther: false })
  }
  if (asks('server') && !(findOnPath(['promtool']) && findOnPath(['prometheus'])))
    console.log('Prometheus not found: it does not check and scrape /metrics')
  const command = [...vitest, ...args]
  if (process.env.TEST_DATABASE_URL || !asks('further-postgres')) return runCounted(command, { env })
  const bin = findPostgres()
  if (bin) return withTemporaryPostgres(bin, (url) => runCounted(command, { env: { ...env, TEST_DATABASE_URL: url } }))
  console.log('PostgreSQL not found: server tests run on PGlite only')
  return runCounted(command, { env })
}

await runAsProgram(async () => {
  requireNode()
  await ensureInstalled()
  for (const { types, replay, inEachNode, isWebKit, args, ...options } of stepsOf(process.argv.slice(2))) {
    if (types) await checkTypes()
    else if ((replay || inEachNode) && isOutOfTime(untilOf()))
      console.log(`Out of time: ${replay ? 'the replay of the test paths' : 'other versions of Node'} did not run`)
    else if (isWebKit) await runInWebKit(args)
    else if (replay) await runCounted([...replayCommand, ...(TEST_UNTIL ? [`--until=${TEST_UNTIL}`] : [])])
    else if (inEachNode) await runInEachNode(args)
    else await runVitest(args, options)
  }
  return isSuccess(totals) ? 0 : 1
})
// The process failed before a test could. That counts as a failure too.
if (process.exitCode !== 0 && totals.failed === 0) totals.failed = 1
for (const secondTry of secondTries) console.log(`Second try: ${secondTry}`)
for (const failure of failures) console.log(`Failed: ${failure}`)
console.log(totalsLine(totals))
rmSync(folder, { recursive: true, force: true })
