// `npm run dev`: the API, restarted on change, and Vite with HMR in front of it. One Ctrl-C stops both.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './lib/free-port.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { onParentGone } from './lib/parent.mjs'
import { runAsProgram } from './lib/progress.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runAsProgram(async () => {
  requireNode()
  await ensureInstalled()
  const page = Number(process.env.PORT ?? 4000)
  const api = await freePort(4001)
  const start = (args, env) => spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const children = [
    start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], { PORT: String(api) }),
    start(['node_modules/vite/bin/vite.js', '--port', String(page), '--strictPort', '--clearScreen', 'false'], {
      API_ORIGIN: `http://127.0.0.1:${api}`,
    }),
  ]
  let isStopping = false
  const stop = (signal) => {
    // A second signal would cut the server's orderly stop short; on a terminal, Ctrl-C reaches all of us.
    if (!isStopping && !(signal === 'SIGINT' && process.stdin.isTTY))
      for (const child of children) child.kill('SIGTERM')
    isStopping = true
  }
  onParentGone(stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.on('error', (error) => resolve(console.error(error.message) ?? 1))
          // Where one ends, the other is of no use alone.
          child.on('exit', (code) => (stop(), resolve(code ?? 0)))
        }),
    ),
  )
  return codes.find((code) => code !== 0) ?? 0
})
