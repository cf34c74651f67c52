// `npm run dev` starts the API, restarted on change, and Vite with HMR in front of it. One Ctrl-C stops both.
import { fileURLToPath } from 'node:url'
import { startApart } from './lib/child-process.mjs'
import { freePort } from './lib/free-port.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { onStopAsked } from './lib/stop-signals.mjs'
import { runAsProgram } from './lib/progress.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runAsProgram(async () => {
  requireNode()
  await ensureInstalled()
  const page = Number(process.env.PORT ?? 4000)
  const api = await freePort(4001)
  const start = (args, env) => startApart(process.execPath, args, { env })
  const children = [
    start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], { PORT: String(api) }),
    start(['node_modules/vite/bin/vite.js', '--port', String(page), '--strictPort', '--clearScreen', 'false'], {
      API_ORIGIN: `http://127.0.0.1:${api}`,
    }),
  ]
  let isStopping = false
  const stop = () => {
    // A second signal would interrupt the server's orderly shutdown.
    if (!isStopping) for (const child of children) child.stop('SIGTERM')
    isStopping = true
  }
  onStopAsked(stop)
  // Neither process is useful alone, so when one ends, the other is stopped.
  const codes = await Promise.all(children.map(({ ended }) => ended.finally(stop)))
  return codes.find((code) => code !== 0) ?? 0
})
