import { act, render } from '@testing-library/react'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { Profiler, StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { createActor } from 'xstate'
import { createHttp } from '../../src/api/http.ts'
import type { StoredUser } from '../../src/api/contract/session.ts'
import type { Capabilities } from '../../src/machines/capabilities.ts'
import { appMachine } from '../../src/machines/app/app.machine.ts'
import { codeOnDemand } from '../../src/on-demand/code-on-demand.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { AppProvider } from '../../src/screens/actor-hooks.ts'
import { App } from '../../src/screens/App.tsx'
import { navigate } from '../../src/screens/navigate.ts'
import { type Api, openApi } from './api.ts'

/*
 * The whole app in jsdom over the real API in this process. MSW passes every request to the API; additional handlers inject the
 * fault that a test is about. No test may log an error.
 */

const wire = setupServer()
let api: Api
/** Every request of the running test, as "GET /api/v1/…". */
const requests: string[] = []
/** Closes what the running test has opened; and the logged errors that it expects. */
let close = () => {}
let tolerated: RegExp[] = []
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

wire.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url)
  requests.push(`${request.method} ${pathname}${decodeURIComponent(search)}`)
})

/** The hooks of a test file that uses this module. */
export function setUpShell() {
  beforeAll(async () => {
    api = await openApi()
    wire.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    close()
    const complaints = [...errors.mock.calls, ...warnings.mock.calls]
      .map((words) => words.map(String).join(' '))
      .filter((text) => !tolerated.some((pattern) => pattern.test(text)))
    errors.mockClear()
    warnings.mockClear()
    wire.resetHandlers()
    requests.length = 0
    if (complaints.length > 0) throw new Error(`Complaints on the console:\n${complaints.join('\n')}`)
  })
  afterAll(async () => {
    wire.close()
    await api.close()
  })
}

interface Options {
  /** A demo account whose session the browser has already. */
  signInAs?: string
  /** Handlers that run before the API; the first match is used. */
  faults?: RequestHandler[]
  /** Mounts everything twice, as React does in development. */
  isStrict?: boolean
  /** Addresses of the suite's other services. */
  services?: Capabilities['services']
  /** Logged errors that the test expects. */
  tolerates?: RegExp[]
  /** Caches replies, and reads ahead or doesn't (ADR 0051). Without it, every read asks the server. */
  replyCache?: { readsAhead: boolean }
  /** Called each time React has changed the page. */
  onCommit?: () => void
}

const browserCookieJar = () => createCookieJar({ document, host: location.hostname, isSecure: false, domain: null })

async function signInByCall(email: string): Promise<StoredUser> {
  const body = new URLSearchParams({ email: `${email}@demo.example`, password: 'Welcome-2026!' })
  const reply = await api.fetch('/api/v1/login', { method: 'POST', body })
  return ((await reply.json()) as { data: StoredUser }).data
}

/** Signs a user in without the app, as another tab would. */
export async function signInElsewhere(email: string) {
  const user = await signInByCall(email)
  browserCookieJar().writeUser(user)
}

/** Opens the app at `path`, and closes everything when the test has finished. */
export async function openShell(path: string, options: Options = {}) {
  const {
    signInAs,
    services = {},
    faults = [],
    isStrict = false,
    tolerates = [],
    replyCache,
    onCommit = () => undefined,
  } = options
  tolerated = tolerates
  await api.resetAttempts()
  wire.use(
    ...faults,
    http.all('*', ({ request }) => api.fetch(request)),
  )
  const jar = browserCookieJar()
  if (signInAs) jar.writeUser(await signInByCall(signInAs))
  history.replaceState(null, '', path)
  const files: string[] = []
  const app = createActor(appMachine, {
    input: {
      http: createHttp({ base: new URL('/api', location.origin).href, wait: async () => {} }),
      jar,
      storage: () => localStorage,
      saveFile: (_, name) => files.push(name),
      newKey: () => crypto.randomUUID(),
      navigate,
      replyCache,
      services: { bookings: 'https://bookings.example/', ...services },
      shellCode: codeOnDemand(() =>
        import('../../src/machines/shell/shell.machine.ts').then((module) => module.shellMachine),
      ),
    },
  }).start()
  const tree = (
    <Profiler id="app" onRender={onCommit}>
      <AppProvider value={app}>
        <App />
      </AppProvider>
    </Profiler>
  )
  const { unmount } = render(isStrict ? <StrictMode>{tree}</StrictMode> : tree)
  close = () => {
    unmount()
    app.stop()
    jar.removeUser()
    jar.removeProperty()
    localStorage.clear()
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
    close = () => {}
  }
  const asked = (part: string) => requests.filter((request) => request.includes(part))
  return { app, api, jar, files, asked, here: () => location.pathname + decodeURIComponent(location.search) }
}

/** Answers `method path` with an error while `isDown`. */
export const refuse = (
  method: 'get' | 'post' | 'delete',
  path: string,
  status: number,
  body: Record<string, unknown>,
  isDown = () => true,
) => http[method](`*/api/v1/${path}`, () => (isDown() ? HttpResponse.json(body, { status }) : undefined))

/** Runs a change outside React, and waits until React has rendered it. */
export const outside = (change: () => void) => act(async () => change())
