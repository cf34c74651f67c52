import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { demoPassword } from '../../server/db/seed/people.ts'
import { freePort } from '../../tools/lib/free-port.mjs'

const script = process.argv.find((arg) => arg.startsWith('--server='))?.slice('--server='.length)

/** Starts the built server with demonstration data in its own process. */
export async function serve(dataDir: string, env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [script ?? 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      LOGIN_ATTEMPTS_PER_ACCOUNT: '1000',
      LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
      REQUESTS_PER_SECOND: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready: ')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  const url = `http://127.0.0.1:${port}`
  const signIn = async (account: string) => {
    const body = new URLSearchParams({ email: `${account}@demo.example`, password: demoPassword })
    const reply = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
    return ((await reply.json()) as { data: { token: string } }).data.token
  }
  const tokens = new Map<string, string>()
  for (const account of ['manager', 'regional']) tokens.set(account, await signIn(account))
  const get = async (path: string) => {
    const headers = { Authorization: `Bearer ${tokens.get('manager')}` }
    // Retries once, because the server may have closed a kept-alive connection. The time includes the retry.
    const reply = await fetch(url + path, { headers }).catch(() => fetch(url + path, { headers }))
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    await reply.arrayBuffer()
  }
  const detail = () => get('/api/v1/hotel_management/properties/property/harbour-view')
  return {
    url,
    pid: child.pid!,
    signIn,
    get,
    detail,
    token: (account: string) => tokens.get(account)!,
    /** Waits until ten requests in a row are fast again. Throws after 600 requests. */
    waitUntilIdle: async () => {
      for (let fastInARow = 0, tries = 0; fastInARow < 10; tries += 1) {
        if (tries === 600) throw new Error('The server is still slow after 600 requests')
        const started = performance.now()
        await detail()
        fastInARow = performance.now() - started < 50 ? fastInARow + 1 : 0
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type Served = Awaited<ReturnType<typeof serve>>
