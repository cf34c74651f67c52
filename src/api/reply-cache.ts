import {
  defaultTimeoutMs,
  type Http,
  httpFrom,
  type HttpRequest,
  type CachedReadOptions,
  withDefaultConsume,
} from './http.ts'
import { toQuery } from './form-data.ts'

/** Age in milliseconds up to which a cached reply is returned without asking the server. */
export const freshMs = 20_000
/** Age in milliseconds up to which a cached reply is returned at once, while the server is asked again. */
export const staleMs = 300_000
/** Bounds of the store: replies, and characters in all of them. */
const maxReplies = 40
const maxCharacters = 1_000_000
/** Reads ahead that may wait; the oldest gives way. */
const maxWaiting = 4

interface CachedReply {
  text: string
  requestId: string | null
  /** Time of the reply, in milliseconds. */
  at: number
}

interface KeyedRequest {
  key: string
  request: HttpRequest
}

/** A read ahead that waits for its turn. */
interface WaitingRead extends KeyedRequest {
  resolve: (reply: CachedReply) => void
}

/** The read ahead under way. */
interface RunningRead {
  key: string
  stop: AbortController
  reply: Promise<CachedReply | null>
  /** Somebody waits for it now. */
  isWanted: boolean
}

interface CacheOptions {
  /** False if nothing is read ahead, because the person saves data. */
  readsAhead: boolean
  now?: () => number
  /** Runs a callback once the browser is idle. */
  whenIdle: (run: () => void) => void
}

const isRead = ({ method = 'GET', isRead: reads = false }: HttpRequest) => method === 'GET' || reads
/** An event stream or a download. It can last minutes, so it doesn't hold up reads ahead. */
const isLong = (request: HttpRequest) => isRead(request) && (request.timeoutMs ?? 0) > defaultTimeoutMs
const keyOf = ({ path, query = {}, json = '' }: HttpRequest) => `${path}${toQuery(query)} ${json}`

const readReply =
  (now: () => number) =>
  async (response: Response): Promise<CachedReply> => ({
    text: await response.text(),
    requestId: response.headers.get('x-request-id'),
    at: now(),
  })

/** The reply as a response. Its own `json` would take a task more, and so a frame more until the rows (performance P21). */
const responseOf = ({ text, requestId }: CachedReply) =>
  Object.assign(new Response(text, requestId === null ? {} : { headers: { 'x-request-id': requestId } }), {
    json: async (): Promise<unknown> => JSON.parse(text),
  })

/**
 * Caches the replies of one session in memory, and reads replies ahead (ADR 0051; performance P21). One read ahead runs at a time, and none
 * while somebody waits for a call. Every write empties the cache.
 */
export function withReplyCache(http: Http, { readsAhead, now = Date.now, whenIdle }: CacheOptions): Http {
  const replies = new Map<string, CachedReply>()
  let waiting: WaitingRead[] = []
  let running: RunningRead | null = null
  /** Keys of the calls under way whose replies will be cached. */
  const asked = new Set<string>()
  /** Reads before their screen asks, under way by key; null is the end of a failed one. */
  const early = new Map<string, Promise<CachedReply | null>>()
  /** Calls that somebody waits for. */
  let wanted = 0
  /** Counts the writes, so that a reply from before a write isn't cached after it. */
  let generation = 0

  function empty() {
    generation += 1
    replies.clear()
    early.clear()
    waiting = []
    running?.stop.abort()
  }

  function store({ key, request }: KeyedRequest, reply: CachedReply, since: number) {
    if (since !== generation || request.isCacheable?.(reply.text) === false) return
    replies.delete(key)
    replies.set(key, reply)
    let characters = [...replies.values()].reduce((sum, { text }) => sum + text.length, 0)
    for (const [oldest, { text }] of replies) {
      if (replies.size <= maxReplies && characters <= maxCharacters) return
      replies.delete(oldest)
      characters -= text.length
    }
  }

  const ageOf = (reply: CachedReply | undefined) => (reply ? now() - reply.at : Infinity)

  async function sendWanted<T>(request: HttpRequest, consume: (response: Response) => Promise<T>): Promise<T> {
    if (!isRead(request)) empty()
    if (isLong(request)) return http.send(request, consume)
    if (running && !running.isWanted) running.stop.abort()
    wanted += 1
    try {
      return await http.send(request, consume)
    } finally {
      wanted -= 1
      if (!isRead(request)) empty()
      runNext()
    }
  }

  async function ask(key: string, request: HttpRequest): Promise<CachedReply> {
    const since = generation
    asked.add(key)
    try {
      const reply = await sendWanted(request, readReply(now))
      store({ key, request }, reply, since)
      return reply
    } finally {
      asked.delete(key)
    }
  }

  /** Asks again for a reply that was returned. A failure counts as a change: the screen's own call then shows it. */
  async function revalidate(key: string, request: HttpRequest, old: CachedReply, onChanged: () => void) {
    const since = generation
    try {
      // Without the signal of the first read, which has ended.
      const reply = await ask(key, { ...request, signal: undefined })
      if (reply.text !== old.text && since === generation) onChanged()
    } catch {
      replies.delete(key)
      onChanged()
    }
  }

  /** Waits for a read ahead that is under way with this key. If it fails, asks itself. */
  async function join(read: RunningRead, request: HttpRequest): Promise<CachedReply> {
    read.isWanted = true
    return (await read.reply) ?? ask(read.key, request)
  }

  /** Asks before the screen does. Counts as a call that somebody waits for, since the screen of the URL will read it. */
  function askEarly(key: string, request: HttpRequest): Promise<CachedReply> {
    if (asked.has(key)) throw new Error('The screen has asked already')
    const reply = ask(key, { ...request, isAhead: true })
    const ended = reply.catch(() => null)
    early.set(key, ended)
    void ended.then(() => early.get(key) === ended && early.delete(key))
    return reply
  }

  async function find(request: HttpRequest, { onChanged, mustAsk, isAhead }: CachedReadOptions): Promise<CachedReply> {
    const key = keyOf(request)
    if (mustAsk) return ask(key, request)
    const known = replies.get(key)
    const age = ageOf(known)
    if (known && age <= freshMs) return known
    if (known && age <= staleMs && onChanged) {
      void revalidate(key, request, known, onChanged)
      return known
    }
    if (running?.key === key) return join(running, request)
    if (isAhead) return askEarly(key, request)
    const reply = early.get(key)
    // Joined only once, so that Retry asks the server.
    early.delete(key)
    return reply ? ((await reply) ?? ask(key, request)) : ask(key, request)
  }

  const cachedSend = (options: CachedReadOptions) =>
    withDefaultConsume(async (request, consume) => {
      if (!isRead(request)) return sendWanted(request, consume)
      const reply = await find(request, options)
      request.signal?.throwIfAborted()
      try {
        return await consume(responseOf(reply))
      } catch (thrown) {
        // Drops an unreadable reply, so that Retry asks the server.
        replies.delete(keyOf(request))
        throw thrown
      }
    })

  function runNext() {
    if (running || wanted > 0 || waiting.length === 0) return
    whenIdle(() => {
      if (running || wanted > 0) return
      const next = waiting.shift()
      if (next) void run(next)
    })
  }

  async function run(read: WaitingRead) {
    const known = replies.get(read.key)
    if (known && ageOf(known) <= freshMs) {
      read.resolve(known)
      return runNext()
    }
    const since = generation
    const queue = waiting
    const stop = new AbortController()
    const request = { ...read.request, signal: stop.signal, isAhead: true }
    // A failed read ahead has no effect: the read itself reports its error.
    const asked = http.send(request, readReply(now)).catch(() => null)
    running = { key: read.key, stop, reply: asked, isWanted: false }
    const reply = await asked
    running = null
    if (reply) {
      store(read, reply, since)
      read.resolve(reply)
    }
    // A call that somebody waits for came in between: this one waits for its turn again, unless the queue was dropped.
    else if (stop.signal.aborted) queue.unshift(read)
    runNext()
  }

  const aheadSend = withDefaultConsume(async (request, consume) => {
    if (!isRead(request)) throw new Error('Only reads run ahead')
    const key = keyOf(request)
    const same = waiting.findIndex((each) => each.key === key)
    if (same >= 0) waiting.splice(same, 1)
    const reply = await new Promise<CachedReply>((resolve) => {
      waiting.push({ key, request, resolve })
      if (waiting.length > maxWaiting) waiting.shift()
      runNext()
    })
    return consume(responseOf(reply))
  })

  return httpFrom(withDefaultConsume(sendWanted), http.locate, {
    cached: (options = {}) => httpFrom(cachedSend(options), http.locate),
    ahead: readsAhead ? { ...httpFrom(aheadSend, http.locate), drop: () => void (waiting = []) } : null,
  })
}
