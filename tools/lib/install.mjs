import { readFileSync } from 'node:fs'
import { npm, runQuietly } from './child-process.mjs'
import { showStep } from './progress.mjs'
import { runInParallel } from './run-in-parallel.mjs'

/**
 * True if the installed packages differ from the lockfile. Both files are npm's own records, so a manual `npm install` counts too.
 * Packages for other platforms may be missing, and with `forStart` those that only tests and checks need.
 */
export function isInstallStale(wanted, installed, forStart = false) {
  if (!installed) return true
  const { '': _root, ...packages } = wanted.packages
  const differs = ([path, entry]) => {
    const found = installed.packages[path]
    if (!found) return !entry.optional && !(forStart && (entry.dev || entry.devOptional))
    return found.version !== entry.version || found.integrity !== entry.integrity
  }
  return (
    Object.entries(packages).some(differs) || Object.keys(installed.packages).some((path) => path && !packages[path])
  )
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function install(label, ...options) {
  const run = (signal) => runQuietly({ ...npm('ci', '--no-audit', '--no-fund', ...options), signal })
  await showStep(label, () => runInParallel([run]))
}

const readInstalled = () => readJson('node_modules/.package-lock.json')

/** Installs exactly the lockfile's packages, unless they are installed already. */
export async function ensureInstalled(label = 'Installing dependencies') {
  if (isInstallStale(readJson('package-lock.json'), readInstalled())) await install(label)
}

/** Installs what building and running need. In a new checkout, packages that only tests and checks need are left out: a third of all. */
export async function ensureInstalledForStart(label) {
  const installed = readInstalled()
  if (!isInstallStale(readJson('package-lock.json'), installed, true)) return
  await install(label, ...(installed ? [] : ['--omit=dev']))
}
