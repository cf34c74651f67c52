// `npm run user:create` creates the first user of an installation without demo data.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child-process.mjs'
import { ensureInstalledForStart } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runAsProgram } from './lib/progress.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runAsProgram(async () => {
  requireNode()
  await ensureInstalledForStart('Installing dependencies')
  await ensureBuilt()
  return runInForeground(process.execPath, ['dist/server/create-user.js', ...process.argv.slice(2)])
})
