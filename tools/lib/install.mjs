import { readFileSync } from 'node:fs'
import { npm, runQuietly } from './child-process.mjs'
import { showStep } from './progress.mjs'

/**
 * True when what is installed differs from what the lockfile asks. Both are npm's own records, so
 * an `npm install` by hand counts too; packages for other platforms may be absent.
 */
export function isInstallStale(wanted, installed) {
  if (!installed) return true
  const { '': _root, ...packages } = wanted.packages
  const differs = ([path, entry]) => {
    const found = installed.packages[path]
    return found ? found.version !== entry.version || found.integrity !== entry.integrity : !entry.optional
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

/** Installs exactly the lockfile's packages, unless they are there already. */
export async function ensureInstalled(label = 'Installing dependencies') {
  if (!isInstallStale(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  await showStep(label, () => runQuietly(npm('ci', '--no-audit', '--no-fund')))
}
