import { HttpResponse, http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'

/** What happens to a call: pass it to the real server, answer it here, or break the connection. */
export type Interception = { kind: 'pass' } | { kind: 'answer'; status: number; body: unknown } | { kind: 'cut' }

interface WaitingCall {
  id: string
  call: string
  url: string
  /** True if the caller has given up. The call may still reach the server, and be answered too late. */
  isAbandoned: boolean
  resolve: (interception: Interception) => void
}

/** Pattern for a call: `POST v1/login`, or `GET assets/shell.machine*`. A GraphQL call ends in `#` and the requested field. */
const patternOf = (call: string) =>
  new RegExp(
    `^${call
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'))
      .join('.*')}$`,
  )

async function callOf(request: Request): Promise<string> {
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/^\/(api\/)?/, '')
  if (!path.endsWith('/graphql')) return `${request.method} ${path}`
  const { query } = (await request.clone().json()) as { query: string }
  return `${request.method} ${path}#${/\{\s*(\w+)/.exec(query)?.[1] ?? ''}`
}

/**
 * Intercepts the calls between the app and the real server. A call that matches a held pattern waits for a decision. A decision also
 * applies to later matching calls (a query is retried), until the next step begins.
 */
export class Interceptor {
  readonly #held = new Set<string>()
  readonly #decided = new Map<string, Interception>()
  #waiting: WaitingCall[] = []
  #asked = 0
  readonly #answered = new Map<string, () => void>()
  #passing: Promise<void> = Promise.resolve()
  /** Simulates a lost network: every call fails. */
  isOffline = false

  /** Wraps `fetch` to count the calls without an answer. */
  countOpenCalls(page: typeof globalThis) {
    const ask = page.fetch.bind(page)
    page.fetch = async (...call) => {
      this.#asked++
      try {
        return await ask(...call)
      } catch (error) {
        this.#abandon(new Request(...call).url)
        throw error
      } finally {
        this.#asked--
      }
    }
  }

  /**
   * Starts the service worker; call it before the app sends anything. `includesAppCode` holds the app's own code too. `onCall` runs
   * for each API call that goes out.
   */
  async start(includesAppCode: boolean, onCall: (call: string, request: Request) => void) {
    const worker = setupWorker(
      http.all('*', async ({ request, requestId }) => {
        const call = await callOf(request)
        await this.#passing
        if (this.isOffline) return HttpResponse.error()
        if (new URL(request.url).pathname.startsWith('/api/')) onCall(call, request.clone())
        const interception = await this.#interceptionOf(requestId, call, request.url)
        if (interception.kind === 'cut') return HttpResponse.error()
        if (interception.kind === 'pass') return passthrough()
        return HttpResponse.json(interception.body as never, { status: interception.status })
      }),
    )
    worker.events.on('response:bypass', ({ requestId }) => this.#answered.get(requestId)?.())
    const url = `/mockServiceWorker.js${includesAppCode ? '?code' : ''}`
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } })
  }

  #abandon(url: string) {
    const abandoned = this.#waiting.find((each) => each.url === url && !each.isAbandoned)
    if (abandoned) abandoned.isAbandoned = true
  }

  /**
   * Blocks all calls until `resume`. The network of a page and the network of its service worker change one after the other, so
   * calls wait until both have changed.
   */
  pause() {
    this.#passing = new Promise((resolve) => (this.resume = resolve))
  }
  resume = () => {}

  #interceptionOf(id: string, call: string, url: string): Promise<Interception> | Interception {
    const matching = (patterns: Iterable<string>) => [...patterns].find((each) => patternOf(each).test(call))
    const decided = matching(this.#decided.keys())
    if (decided) return this.#decided.get(decided)!
    if (!matching(this.#held)) return { kind: 'pass' }
    return new Promise((resolve) => this.#waiting.push({ id, call, url, isAbandoned: false, resolve: resolve }))
  }

  hold(call: string) {
    this.#held.add(call)
  }

  release(call: string) {
    this.#held.delete(call)
    this.decide(call, { kind: 'pass' })
    this.#decided.delete(call)
  }

  decide(call: string, interception: Interception, isOnce = false) {
    if (!isOnce) this.#decided.set(call, interception)
    const matches = (each: WaitingCall) => patternOf(call).test(each.call)
    const decided = this.#waiting.filter(matches)
    this.#waiting = this.#waiting.filter((each) => !matches(each))
    void this.#tell(decided, interception)
  }

  /** Sends an abandoned call first and waits for its answer, so that the server handles it before any later call. */
  async #tell(decided: readonly WaitingCall[], interception: Interception) {
    for (const { id, isAbandoned, resolve } of decided) {
      const isLate = isAbandoned && interception.kind === 'pass'
      const answered = isLate && new Promise<void>((resolve) => this.#answered.set(id, resolve))
      resolve(interception)
      await answered
    }
  }

  /** Starts a new step: drops the decisions of the step before. */
  beginStep() {
    this.#decided.clear()
  }

  /** True if every unanswered call is a held one. */
  isQuiet(): boolean {
    return this.#asked <= this.#waiting.filter(({ isAbandoned }) => !isAbandoned).length
  }

  /** True if a call that matches this pattern is waiting. */
  hasWaiting(call: string): boolean {
    return this.#waiting.some((each) => patternOf(call).test(each.call))
  }
}
