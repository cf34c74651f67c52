// `npm test`: everything the tests need, then one Vitest run over all projects. Arguments go to Vitest.
// The last line is always "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child-process.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { findPostgres, withTemporaryPostgres } from './lib/postgres.mjs'
import { runAsProgram } from './lib/progress.mjs'
import { projectsAsked } from './lib/projects-asked.mjs'
import { isSuccess, totalsLine } from './lib/totals.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const args = process.argv.slice(2)
const asks = projectsAsked(args)
const folder = mkdtempSync(join(tmpdir(), 'back-office-tests-'))
const totalsFile = join(folder, 'totals.json')

/** Runs Vitest and resolves with its exit code. */
function runVitest(env) {
  const reporters = ['--reporter=default', '--reporter=./tools/lib/totals-reporter.mjs']
  return runInForeground(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    env: { ...env, TEST_TOTALS: totalsFile },
  })
}

async function runWithPostgres(env) {
  if (process.env.TEST_DATABASE_URL || !asks('server-postgres')) return runVitest(env)
  const bin = findPostgres()
  if (bin) return withTemporaryPostgres(bin, (url) => runVitest({ ...env, TEST_DATABASE_URL: url }))
  console.log('PostgreSQL not found: server tests ran on PGlite only')
  return runVitest(env)
}

/** What Vitest counted; a run that did not come to its end is a failure. */
function readTotals() {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

await runAsProgram(async () => {
  requireNode()
  await ensureInstalled()
  const env = {}
  if (asks('e2e')) {
    env.CHROME_PATH = await ensureChromium()
    await ensureBuilt()
  }
  const code = await runWithPostgres(env)
  return code === 0 && isSuccess(readTotals()) ? 0 : code || 1
})
console.log(totalsLine(readTotals()))
rmSync(folder, { recursive: true, force: true })
