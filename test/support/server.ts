import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/lib/free-port.mjs'

interface Options {
  /** Environment variables besides PORT and DATA_DIR: `{ DEMO: '0' }`, `{ DATABASE_URL }` … */
  env?: Record<string, string>
  /** Starts with a copy of this data folder. Otherwise a new one is seeded, which takes seconds. */
  dataFrom?: string
  /** It ends within minutes: compiling the embedded database well would take longer than it saves. */
  isShort?: boolean
  /** Its data folder, instead of a new temporary one. */
  dataDir?: string
  /** Its port, instead of a free one. */
  port?: number
}

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** All its output so far. */
  log: () => string
  /** Stops it gracefully and keeps the data folder. */
  stop: () => Promise<void>
  /** Stops it and removes the data folder. */
  remove: () => Promise<void>
}

/** Tests sign in far more often than a user. A test of the rate limit sets its own limits. */
const defaults = {
  NODE_ENV: 'production',
  DATABASE_URL: '',
  LOGIN_ATTEMPTS_PER_ACCOUNT: '1000',
  LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  REQUESTS_PER_SECOND: '0',
}

/** Longest startup in milliseconds: a busy machine seeds slowly. */
const readyWithin = 240_000

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'back-office-data-'))

/** Starts the built server like `npm start`, on a free port with its own data folder. */
export async function startServer({
  env = {},
  dataFrom,
  isShort = false,
  ...fixed
}: Options = {}): Promise<RunningServer> {
  const dataDir = fixed.dataDir ?? newDataDir()
  if (dataFrom) cpSync(dataFrom, dataDir, { recursive: true })
  const port = fixed.port ?? (await freePort())
  const child = spawn(process.execPath, [...(isShort ? ['--liftoff-only'] : []), 'dist/server/main.js'], {
    env: { ...process.env, ...defaults, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const remove = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(url, () => child.exitCode)
  } catch (error) {
    await remove()
    throw new Error(`The server did not get ready: ${String(error)}\n${output}`, { cause: error })
  }
  return { url, dataDir, process: child, log: () => output, stop, remove }
}

/** Waits until the server answers. `exitCode` is null while its process runs. */
export async function waitUntilReady(url: string, exitCode: () => number | null = () => null) {
  const until = Date.now() + readyWithin
  while (Date.now() < until) {
    const code = exitCode()
    if (code !== null) throw new Error(`it ended with ${code}`)
    const reply = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no answer of /api/ready within ${readyWithin / 1000} s`)
}
