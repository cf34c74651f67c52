import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { extensions, wrapPglite } from '../../../server/db/open.ts'
import { demoPassword, people } from '../../../server/db/seed/people.ts'
import { readClient } from '../../../server/http/client.ts'
import { createRoomChanges } from '../../../server/housekeeping/room-changes.ts'
import { createReadiness } from '../../../server/http/readiness.ts'
import { listen } from '../../../server/listen.ts'
import { createLog } from '../../../server/log.ts'
import { fixtureArchive } from '../../../test/support/api.ts'
import type { Action } from '../../test-paths/action.ts'
import { type WriteLog, openWriteLog } from './write-log.ts'
import { underWay } from './under-way.ts'

export type ElsewhereCall = Omit<Extract<Action, { do: 'elsewhere' }>, 'do'>

/** The real API on a database of its own with the demonstration data, and the instrumented app in front of it. */
export interface TestServer extends WriteLog {
  address: string
  /** The stored session of a demonstration account, as its cookie has it. */
  session: (account: string) => unknown
  /** Signs a demonstration account in anew, and gives what its cookie has then. */
  signIn: (account: string) => Promise<unknown>
  /** Somebody else's call straight to the API; an error where it is refused. */
  elsewhere: (call: ElsewhereCall) => Promise<void>
  close: () => Promise<void>
}

/**
 * The app's own code passes by it, which makes opening a page a third quicker; with `?code` in its address it stands
 * before that too.
 */
const passAppCode = `addEventListener('fetch', (event) => {
  if (location.search !== '?code' && new URL(event.request.url).pathname.startsWith('/assets/')) event.stopImmediatePropagation()
})
`
const worker = () =>
  passAppCode + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

/** Nobody signs in as often as a replay. */
const noRateLimits = { LOGIN_ATTEMPTS_PER_ACCOUNT: '1000', LOGIN_ATTEMPTS_PER_ADDRESS: '100000', LOG_LEVEL: 'silent' }

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

interface TestServerOptions {
  root: string
  port?: number
  /** Answers before the app and the API do. */
  handleFirst?: (request: Request, testServer: TestServer) => Promise<Response | null> | Response | null
}

const isOfApi = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')

/** Opens a house; `port` 0 takes any free one. */
export async function openTestServer({ root, port = 0, handleFirst }: TestServerOptions): Promise<TestServer> {
  const client = await PGlite.create({ extensions, loadDataDir: await fixtureArchive('demo') })
  const opened = wrapPglite(client)
  const config = readConfig({ ...noRateLimits, PORT: String(port), DATA_DIR: 'memory' })
  const changes = createRoomChanges(opened.listen)
  const built = readClient(join(root, 'dist/qa'))
  if (!built) throw new Error('The app for replays is not built')
  const app = createApp({
    db: opened.db,
    config,
    log: createLog('silent'),
    roomChanges: changes,
    readiness: createReadiness(opened.checkWrite),
    client: built,
  })
  const sessions = await signInAll(app.fetch)
  const writeLog = await openWriteLog(client)
  const calls = underWay()
  const { server, address } = await listen(
    // What this server is asked about itself may wait for the calls, and is none of them.
    (request, env) => (isOfApi(request) ? calls.count(answer(request, env)) : answer(request, env)),
    config,
  )

  const elsewhere: TestServer['elsewhere'] = async ({ account, call, body = {} }) => {
    const [method = 'GET', path = ''] = call.split(' ')
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) for (const each of [value].flat()) form.append(name, String(each))
    const headers = { Authorization: `Bearer ${sessions.get(account)?.token}`, 'X-App-Context': 'hotel_management' }
    const init = { method, headers, ...(method === 'GET' ? {} : { body: form }) }
    const reply = await app.fetch(new Request(`${address}/api/${path}`, init))
    if (!reply.ok) throw new Error(`${call} elsewhere was answered ${reply.status}: ${await reply.text()}`)
  }
  const testServer: TestServer = {
    ...writeLog,
    restore: async () => {
      await calls.over()
      return writeLog.restore()
    },
    address,
    elsewhere,
    session: (account) => sessions.get(account) ?? null,
    signIn: (account) => signIn(app.fetch, `${account}@demo.example`),
    close: async () => {
      await changes.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await opened.close()
    },
  }

  async function answer(request: Request, env?: unknown): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/mockServiceWorker.js')
      return new Response(worker(), { headers: { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' } })
    const handled = await handleFirst?.(request, testServer)
    if (handled) return handled
    const reply = await app.fetch(request, env as never)
    // The page for replays is watched by scripts, and in a frame.
    const headers = new Headers(reply.headers)
    headers.delete('Content-Security-Policy')
    return new Response(reply.body, { status: reply.status, headers })
  }
  return testServer
}

async function signIn(fetch: Fetch, email: string) {
  const body = new URLSearchParams({ email, password: demoPassword })
  const reply = await fetch(new Request('http://localhost/api/v1/login', { method: 'POST', body }))
  const { data } = (await reply.json()) as { data: { token: string } }
  return data
}

/** Before anything is kept, so that putting rows back signs nobody out. */
async function signInAll(fetch: Fetch) {
  const sessions = new Map<string, { token: string }>()
  for (const { email, status = 1 } of people) {
    if (status === 0) continue
    sessions.set(email.split('@')[0]!, await signIn(fetch, email))
  }
  return sessions
}
