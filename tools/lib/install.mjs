import { readFileSync } from 'node:fs'
import { npm, runQuietly } from './child-process.mjs'
import { showStep } from './progress.mjs'
import { together } from './together.mjs'

/**
 * True if the installed packages differ from the lockfile. Both files are npm's own records, so a manual `npm install` counts too.
 * Packages for other platforms may be missing.
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

/** Installs exactly the lockfile's packages, unless they are installed already. */
export async function ensureInstalled(label = 'Installing dependencies') {
  if (!isInstallStale(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  const install = (signal) => runQuietly({ ...npm('ci', '--no-audit', '--no-fund'), signal })
  await showStep(label, () => together([install]))
}
