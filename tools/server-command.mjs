// `node tools/server-command.mjs NAME …` runs a command of the built server: `npm run user:create`, `npm run backup` and the like.
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
  const [name, ...args] = process.argv.slice(2)
  return runInForeground(process.execPath, [`dist/server/${name}.js`, ...args])
})
