import { expect } from 'vitest'
import { type Http, createHttp } from '../../src/api/http.ts'

/** One request that was sent and waits for its answer or failure. */
export interface Call {
  method: string
  /** Path and query, without the host. */
  url: string
  headers: Headers
  /** The body as texts and files; empty without a body. */
  form: [string, FormDataEntryValue][]
  hasBody: boolean
  /** The body as JSON. */
  json: string | null
  signal: AbortSignal
  answer: (body: unknown, init?: ResponseInit) => void
  reply: (response: Response) => void
  /** The connection fails. */
  fail: () => void
}

export interface Wire {
  http: Http
  calls: Call[]
  fetch: typeof globalThis.fetch
  /** The latest request. */
  last: () => Call
}

/** A network that the test controls: requests wait until the test answers them, and an abort rejects as in a browser. */
export function openWire(): Wire {
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const signal = init.signal ?? new AbortController().signal
      signal.addEventListener('abort', () => reject(signal.reason))
      calls.push({
        method: init.method ?? 'GET',
        url: String(input),
        headers: new Headers(init.headers),
        form: init.body instanceof FormData ? [...init.body] : [],
        hasBody: init.body !== undefined,
        json: typeof init.body === 'string' ? init.body : null,
        signal,
        answer: (body, options) => resolve(Response.json(body, options)),
        reply: resolve,
        fail: () => reject(new TypeError('fetch failed')),
      })
    })
  const last = () => {
    const call = calls.at(-1)
    expect(call, 'a request has gone out').toBeDefined()
    return call!
  }
  return { http: createHttp({ base: '', fetch, wait: async () => {}, random: () => 0.5 }), calls, fetch, last }
}

/** Resolves when all pending work is done; no clock is involved. */
export const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))
