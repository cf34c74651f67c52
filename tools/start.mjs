// `npm start` installs and builds what is missing, then runs the server in this terminal.
// Imports only Node's own modules, because it runs before the first install.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { startApart } from './lib/child-process.mjs'
import { ensureInstalledForStart } from './lib/install.mjs'
import { isDatabaseNew, prepareDatabase } from './lib/new-database.mjs'
import { requireNode } from './lib/node-version.mjs'
import { onStopAsked } from './lib/stop-signals.mjs'
import { runAsProgram } from './lib/progress.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runAsProgram(async () => {
  requireNode()
  await ensureInstalledForStart('1/3 Installing dependencies')
  const isNew = isDatabaseNew(process.env)
  const label = isNew ? 'Building, and preparing the database' : 'Building the app and the server'
  await ensureBuilt(`2/3 ${label}`, isNew ? [prepareDatabase] : [])
  console.log('3/3 Starting the server…')
  const server = startApart(process.execPath, ['dist/server/main.js'])
  onStopAsked(server.stop)
  return server.ended
})
