import { ApiError, errorFromResponse, localError, toApiError } from './api-error.ts'
import type { PageMeta } from './contract/reply.ts'
import { type Fields, toFormData, toQuery } from './form-data.ts'

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Fields
  /** Sent as multipart/form-data. Without a body no content type is set (domain D17). */
  body?: Fields
  /** A JSON body, for endpoints that accept only JSON. */
  json?: string
  signal?: AbortSignal
  /** Requests with the same key take effect once (domain D22), so such a write may be retried. */
  idempotencyKey?: string
  /** Sent as Last-Event-ID to resume an event stream. */
  lastEventId?: string
  /** Bearer token; without it no Authorization header is sent (domain D10). */
  token?: string | null
  timeoutMs?: number
  /** A POST that only reads, such as a GraphQL query. */
  isRead?: boolean
  /** Returns false for the text of a reply that must not be cached, such as one with errors. */
  isCacheable?: (text: string) => boolean
  /** A read before its screen asks: it isn't retried, and its failure has no effect. */
  isAhead?: boolean
}

/**
 * Sends one request. Throws an ApiError for every reply that is not successful. `consume` reads the reply within the
 * request's time-out; without it the result is the reply itself.
 */
export type Send = <T = Response>(request: HttpRequest, consume?: (response: Response) => Promise<T>) => Promise<T>

export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

/** How a cached read may answer. */
export interface CachedReadOptions {
  /** Runs if the server's reply is no longer the one returned. Without it, only fresh replies are returned unchecked. */
  onChanged?: () => void
  /** Asks the server even if a reply is cached, and caches the new one. */
  mustAsk?: boolean
  /** Asks at once for what a screen reads later. The screen's own read joins it, and asks itself if it fails. */
  isAhead?: boolean
}

/** Parses a reply body, or throws if it is malformed. */
export type Parse<T> = (body: unknown) => T

/** HTTP client that machines pass to the functions of `src/api`. */
export interface Http {
  send: Send
  /** Resolves a URL from a reply. A root-relative URL is resolved against `{api}`. */
  locate: (url: string) => string
  /** Reads the payload under `data`, or the whole body if it has no `data` (domain D16). */
  data: <T>(read: Parse<T>, request: HttpRequest) => Promise<T>
  /** Reads the whole body, for example the `{ data, meta }` of a paged list. */
  page: <T>(read: Parse<T>, request: HttpRequest) => Promise<T>
  /** The client for reads that may be answered from the cache (ADR 0051). A client without a cache returns itself. */
  cached: (options?: CachedReadOptions) => Http
  /** The client for reads that nobody waits for; null if replies aren't read ahead (ADR 0051). */
  ahead: AheadHttp | null
}

/** Client for reads ahead, which wait for their turn. */
interface AheadHttp extends Http {
  /** Drops the reads that wait. The one under way goes on. */
  drop: () => void
}

const hasData = (body: unknown): body is { data: unknown } =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && 'data' in body

const parseBody =
  <T>(read: Parse<T>, isPage: boolean) =>
  async (response: Response): Promise<T> => {
    const body: unknown = await response.json().catch((thrown: unknown) => {
      // Only invalid JSON makes a reply malformed; an abort or a network failure is rethrown.
      if (thrown instanceof SyntaxError) return undefined
      throw thrown
    })
    try {
      return read(isPage || !hasData(body) ? body : body.data)
    } catch {
      throw localError('MALFORMED', response.headers.get('x-request-id'))
    }
  }

/** Makes `consume` optional. */
export const withDefaultConsume = (
  send: <T>(request: HttpRequest, consume: (response: Response) => Promise<T>) => Promise<T>,
): Send =>
  (<T>(request: HttpRequest, consume?: (response: Response) => Promise<T>) =>
    consume ? send(request, consume) : send(request, async (response) => response)) as Send

/** Adds the two ways of reading a reply to a `send`. Without `cache`, the client caches no replies. */
export function httpFrom(send: Send, locate: Http['locate'], cache?: Pick<Http, 'cached' | 'ahead'>): Http {
  const http: Http = {
    send,
    locate,
    data: (read, request) => send(request, parseBody(read, false)),
    page: (read, request) => send(request, parseBody(read, true)),
    cached: cache?.cached ?? (() => http),
    ahead: cache?.ahead ?? null,
  }
  return http
}

interface HttpOptions {
  /** `{api}` (requirement 7.client.base-path). */
  base: string
  fetch?: typeof globalThis.fetch
  /** Jitter and wait, replaceable in tests. */
  random?: () => number
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Milliseconds after which a call fails. Downloads and event streams have longer ones. */
export const defaultTimeoutMs = 30_000
const maxWaitMs = 10_000

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true })
  })

const isGet = ({ method = 'GET' }: HttpRequest) => method === 'GET'

/** While the browser has no network, a retry can't help. */
const isTransient = ({ status, code }: ApiError) =>
  status === 429 || status >= 500 || (code === 'UNREACHABLE' && globalThis.navigator?.onLine !== false)

/**
 * Creates the shared client (requirement 7.client): base path, X-App-Context, credentials, time-out, limited retries.
 */
export function createHttp({ base, fetch = globalThis.fetch, random = Math.random, wait = sleep }: HttpOptions): Http {
  async function sendOnce<T>(request: HttpRequest, consume: (response: Response) => Promise<T>): Promise<T> {
    const { method = 'GET', path, query = {}, body, json, signal, token, idempotencyKey, lastEventId } = request
    const headers: Record<string, string> = { Accept: 'application/json', 'X-App-Context': 'hotel_management' }
    if (token) headers.Authorization = `Bearer ${token}`
    if (json) headers['Content-Type'] = 'application/json'
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
    if (lastEventId) headers['Last-Event-ID'] = lastEventId

    // Not AbortSignal.timeout: it keeps every request in memory for the full 30 seconds.
    const stop = new AbortController()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      stop.abort()
    }, request.timeoutMs ?? defaultTimeoutMs)
    const forwardAbort = () => stop.abort(signal?.reason)
    if (signal?.aborted) forwardAbort()
    signal?.addEventListener('abort', forwardAbort)
    try {
      const response = await fetch(`${base}${path}${toQuery(query)}`, {
        method,
        headers,
        credentials: 'include',
        body: json ?? (body && toFormData(body)),
        signal: stop.signal,
      })
      if (!response.ok) throw await errorFromResponse(response)
      return await consume(response)
    } catch (thrown) {
      // Rethrows the caller's abort unchanged, so that machines can tell it from a failure.
      if (signal?.aborted || thrown instanceof ApiError) throw thrown
      throw localError(isLate ? 'TIMEOUT' : 'UNREACHABLE')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', forwardAbort)
    }
  }

  const locate = (url: string) => (url.startsWith('/') ? base + url : url)

  async function send<T>(request: HttpRequest, consume: (response: Response) => Promise<T>): Promise<T> {
    // Reads are retried at most twice; writes only with an idempotency key (quality Q22).
    const mayRetry = !request.isAhead && (isGet(request) || request.idempotencyKey !== undefined)
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await sendOnce(request, consume)
      } catch (thrown) {
        if (request.signal?.aborted) throw thrown
        const error = toApiError(thrown)
        const backoffMs = 300 * 2 ** attempt * (0.5 + random())
        const waitMs = error.retryAfter === null ? backoffMs : error.retryAfter * 1000
        if (!mayRetry || attempt >= 2 || !isTransient(error) || waitMs > maxWaitMs) throw error
        await wait(waitMs, request.signal)
      }
    }
  }

  return httpFrom(withDefaultConsume(send), locate)
}
