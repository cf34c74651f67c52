import { HttpResponse, http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'

/** What becomes of a call: on to the real server, an answer made up here, or a broken line. */
export type Interception = { kind: 'pass' } | { kind: 'answer'; status: number; body: unknown } | { kind: 'cut' }

interface WaitingCall {
  id: string
  call: string
  url: string
  /** Whoever asked has given up; the server may still be told, and answer too late. */
  isAbandoned: boolean
  resolve: (verdict: Interception) => void
}

/** `POST v1/login`, or what comes closest: `GET assets/console*`. A GraphQL call ends in `#` and the field that it asks for. */
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
 * Stands between the app and the real server. A call whose pattern is held waits until it is decided; a decision holds
 * for what comes after it too (a read is retried), until the next step begins.
 */
export class Interceptor {
  readonly #held = new Set<string>()
  readonly #decided = new Map<string, Interception>()
  #waiting: WaitingCall[] = []
  #asked = 0
  readonly #answered = new Map<string, () => void>()
  #passing: Promise<void> = Promise.resolve()
  /** No network: every call breaks. */
  isOffline = false

  /** From here on it is known how many calls have no answer yet. */
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

  /** Before anything is asked; `includesAppCode` where the app's own code is to be held too. `onCall` hears of each call of the API that goes out. */
  async start(includesAppCode: boolean, onCall: (call: string, request: Request) => void) {
    const worker = setupWorker(
      http.all('*', async ({ request, requestId }) => {
        const call = await callOf(request)
        await this.#passing
        if (this.isOffline) return HttpResponse.error()
        if (new URL(request.url).pathname.startsWith('/api/')) onCall(call, request.clone())
        const interception = await this.#verdictOn(requestId, call, request.url)
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

  /** The network of a page and that of its service worker change one after the other: until both have, nothing passes. */
  pause() {
    this.#passing = new Promise((resolve) => (this.resume = resolve))
  }
  resume = () => {}

  #verdictOn(id: string, call: string, url: string): Promise<Interception> | Interception {
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

  /** What was given up reaches the server first, and what came after it finds what it has left: never the other way round. */
  async #tell(decided: readonly WaitingCall[], interception: Interception) {
    for (const { id, isAbandoned, resolve } of decided) {
      const isLate = isAbandoned && interception.kind === 'pass'
      const answered = isLate && new Promise<void>((resolve) => this.#answered.set(id, resolve))
      resolve(interception)
      await answered
    }
  }

  /** A new step: what was decided before does not hold for it. */
  beginStep() {
    this.#decided.clear()
  }

  /** Whether nobody waits for an answer but those who are held. */
  isQuiet(): boolean {
    return this.#asked <= this.#waiting.filter(({ isAbandoned }) => !isAbandoned).length
  }

  /** Whether a call like this has come and waits. */
  hasWaiting(call: string): boolean {
    return this.#waiting.some((each) => patternOf(call).test(each.call))
  }
}
