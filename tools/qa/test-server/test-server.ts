import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { extensions } from '../../../server/db/pglite-options.ts'
import { wrapPglite } from '../../../test/support/in-process-pglite.ts'
import { demoPassword, people } from '../../../server/db/seed/people.ts'
import { readClient } from '../../../server/http/client.ts'
import { createNoticeChanges } from '../../../server/notices/notice-changes.ts'
import { createRoomChanges } from '../../../server/housekeeping/room-changes.ts'
import { createReadiness } from '../../../server/http/readiness.ts'
import { listen } from '../../../server/listen.ts'
import { createLog } from '../../../server/log.ts'
import { fixtureArchive } from '../../../test/support/api.ts'
import type { Action } from '../../test-paths/action.ts'
import { type WriteLog, openWriteLog } from './write-log.ts'
import { underWay } from './under-way.ts'

export type ElsewhereCall = Omit<Extract<Action, { do: 'elsewhere' }>, 'do'>

/** The real API on its own database with the demo data, serving the instrumented app. */
export interface TestServer extends WriteLog {
  address: string
  /** The stored session of a demo account, in the format of its cookie. */
  session: (account: string) => unknown
  /** Signs in a demo account again and returns the new value of its cookie. */
  signIn: (account: string) => Promise<unknown>
  /** Another user's direct call to the API. Throws if the API rejects it. */
  elsewhere: (call: ElsewhereCall) => Promise<void>
  close: () => Promise<void>
}

/**
 * Makes the service worker skip the app's own code, which opens a page a third faster. With `?code` in its address the worker
 * intercepts the code too.
 */
const passAppCode = `addEventListener('fetch', (event) => {
  if (location.search !== '?code' && new URL(event.request.url).pathname.startsWith('/assets/')) event.stopImmediatePropagation()
})
`
/** Keeps the service worker between paths, although it has no page while the app is left. */
const stayRegistered = `addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})
`
const worker = () =>
  passAppCode +
  stayRegistered +
  readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

/** An empty page of the app's origin, on which a replay prepares the storage. */
export const blankPath = '/qa-blank'

/** A replay signs in more often than the rate limits allow. */
const noRateLimits = {
  LOGIN_ATTEMPTS_PER_ACCOUNT: '1000',
  LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  REQUESTS_PER_SECOND: '0',
  LOG_LEVEL: 'silent',
}

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

interface TestServerOptions {
  root: string
  port?: number
  /** Answers a request before the app and the API do. */
  handleFirst?: (request: Request, testServer: TestServer) => Promise<Response | null> | Response | null
  /** Another language than English that every request asks for. The formats stay those of the browser. */
  language?: string
  /** Reads the JSON of each reply of the API. */
  onReply?: (body: unknown, isRefusal: boolean) => void
}

/** The request as a browser in this language sends it. The reply is not compressed, so that it can be read. */
function inLanguage(request: Request, language: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Accept-Language', language)
  headers.delete('Accept-Encoding')
  return new Request(request, { headers })
}

const isOfApi = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')

/** Starts a test server. Port 0 takes any free port. */
export async function openTestServer({
  root,
  port = 0,
  handleFirst,
  language,
  onReply,
}: TestServerOptions): Promise<TestServer> {
  const client = await PGlite.create({ extensions, loadDataDir: await fixtureArchive('demo') })
  const opened = wrapPglite(client)
  const config = readConfig({ ...noRateLimits, PORT: String(port), DATA_DIR: 'memory' })
  const roomChanges = createRoomChanges(opened.listen)
  const noticeChanges = createNoticeChanges(opened.listen)
  const built = readClient(join(root, 'dist/qa'))
  if (!built) throw new Error('The app for replays is not built: npm run qa builds it')
  const app = createApp({
    db: opened.db,
    config,
    log: createLog('silent'),
    roomChanges,
    noticeChanges,
    readiness: createReadiness(opened.checkWrite),
    client: built,
  })
  const sessions = await signInAll(app.fetch)
  // A run takes longer than the minute after which the use of a session is stored again.
  await client.exec(`update sessions set last_seen_at = now() + interval '1 day'`)
  const writeLog = await openWriteLog(client)
  const calls = underWay()
  const { server, address } = await listen(
    // Requests to the test server itself may wait for the API calls, so they aren't counted.
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
    if (!reply.ok) throw new Error(`${call} by another user returned ${reply.status}: ${await reply.text()}`)
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
      await Promise.all([roomChanges.close(), noticeChanges.close()])
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await opened.close()
    },
  }

  async function answer(request: Request, env?: unknown): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/mockServiceWorker.js')
      return new Response(worker(), { headers: { 'Content-Type': 'text/javascript', 'Service-Worker-Allowed': '/' } })
    if (pathname === blankPath)
      return new Response('<!doctype html><title></title>', {
        headers: { 'Content-Type': 'text/html', 'Referrer-Policy': 'no-referrer' },
      })
    const handled = await handleFirst?.(request, testServer)
    if (handled) return handled
    const asked = language === undefined ? request : inLanguage(request, language)
    const reply = await app.fetch(asked, env as never)
    if (onReply && isOfApi(request) && reply.headers.get('Content-Type')?.includes('json'))
      onReply(await reply.clone().json(), !reply.ok)
    // Allows scripts to observe the page, and a frame to show it.
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

/** Signs in before the log starts, so that restoring rows ends no session. */
async function signInAll(fetch: Fetch) {
  const sessions = new Map<string, { token: string }>()
  for (const { email, status = 1 } of people) {
    if (status === 0) continue
    sessions.set(email.split('@')[0]!, await signIn(fetch, email))
  }
  return sessions
}
