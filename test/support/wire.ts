import { expect } from 'vitest'
import { type Http, createHttp } from '../../src/api/http.ts'

/** One request that has gone out and waits for its answer, or its fault. */
export interface Call {
  method: string
  /** Path and query, without the host. */
  url: string
  headers: Headers
  /** What was sent, as text and files; empty without a body. */
  form: [string, FormDataEntryValue][]
  hasBody: boolean
  /** What was sent as JSON. */
  json: string | null
  signal: AbortSignal
  answer: (body: unknown, init?: ResponseInit) => void
  reply: (response: Response) => void
  /** The line is down. */
  fail: () => void
}

export interface Wire {
  http: Http
  calls: Call[]
  fetch: typeof globalThis.fetch
  /** The newest request. */
  last: () => Call
}

/** A wire held by the test: requests wait until they are answered, and an abort rejects as a browser's does. */
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

/** Until everything that is ready to happen has happened; no clock is involved. */
export const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))
