import { phrase } from '../../src/phrases/phrase.ts'
import { HttpError, invalid, RequestAbandoned } from '../errors.ts'
import { listText } from '../../src/phrases/list-text.ts'
import { bodyLimits, tooLarge } from './body-limits.ts'
import type { Pair } from './fields.ts'
import { parseMultipart, type Uploads } from './multipart.ts'
import { bytesWithoutTurn, takeReadingTurn } from './reading-turns.ts'

/** Limits for reading a body. */
interface BodyOptions {
  /** Largest body in bytes. */
  maxBytes: number
  /** Longest pause between two chunks, in milliseconds. */
  stallMs: number
}

/** 408: a stalled body occupies a connection and the memory of what was read (ADR 0039). */
const stallError = (ms: number) =>
  new HttpError(408, phrase('server.stalled', { seconds: Math.ceil(ms / 1000) }), {
    code: 'STALLED',
    headers: { Connection: 'close' },
  })

async function withStallTimeout<T>(next: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(stallError(ms)), ms)
  })
  try {
    return await Promise.race([next, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Chunks of a body up to the limit, whatever Content-Length says. */
async function* chunksOf(request: Request, { maxBytes, stallMs }: BodyOptions): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  try {
    for (;;) {
      if (size >= bytesWithoutTurn) await takeReadingTurn()
      const next = reader.read().catch((cause: unknown) => {
        throw new RequestAbandoned('The connection broke', { cause })
      })
      const { done, value } = await withStallTimeout(next, stallMs)
      if (done) return
      size += value.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Reads a whole body into memory. */
async function readBytes(request: Request, options: BodyOptions): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request, options)) {
    chunks.push(chunk)
    size += chunk.length
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformedError('text')
  }
}

/** Reads a whole body as text. */
export const readText = async (request: Request, options: BodyOptions): Promise<string> =>
  decode(await readBytes(request, options))

/** 400: the body is no text or no JSON. */
export const malformedError = (what: 'json' | 'text') =>
  new HttpError(400, phrase('server.unreadable', { what }), { code: 'MALFORMED' })

/** JSON strings and punctuation, enough to tell the keys of an object from its values. */
const jsonTokens = /"(?:[^"\\]|\\.)*"|[{},:]/g

/** Keys that an object has more than once, at any depth. The text must be valid JSON. */
function* duplicateNames(text: string): Generator<string> {
  // A name is always within an object, so an array needs no set.
  const seen: Set<string>[] = []
  let last = ''
  for (const [token] of text.matchAll(jsonTokens)) {
    if (token === '{') seen.push(new Set())
    else if (token === '}') seen.pop()
    else if (token === ':') {
      const name = JSON.parse(last) as string
      if (seen.at(-1)?.has(name)) yield name
      seen.at(-1)?.add(name)
    }
    last = token
  }
}

function parseJson(text: string): Pair[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw malformedError('json')
      return value
    })
  } catch {
    throw malformedError('json')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw malformedError('json')
  // JSON.parse silently keeps the last duplicate. Form data with a repeated scalar is rejected too.
  for (const name of duplicateNames(text)) throw invalid({ [name]: [phrase('server.givenTwice')] })
  return Object.entries(parsed)
}

/** Accepted content types of a body (domain D17). */
export const encodings = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

/** 415. */
export const unsupportedMediaType = (accepted: readonly string[]) => {
  const names = accepted.join(', ')
  return new HttpError(415, phrase('server.unsupportedMediaType', { types: listText(accepted, 'disjunction') }), {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    headers: { Accept: names },
  })
}

/** Parses the fields of a body in any accepted encoding. An empty body needs no content type. */
export async function readBody(
  request: Request,
  {
    accepted,
    uploads,
    maxFileBytes,
    ...options
  }: BodyOptions & { accepted: readonly (typeof encodings)[number][]; uploads: Uploads; maxFileBytes: number },
): Promise<Pair[]> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.replace(/;.*/s, '').trim().toLowerCase()
  const isAccepted = accepted.some((encoding) => encoding === type)
  if (isAccepted && type === 'multipart/form-data')
    return parseMultipart(chunksOf(request, options), contentType, { uploads, maxFileBytes })
  const bytes = await readBytes(request, { ...options, maxBytes: Math.min(options.maxBytes, bodyLimits.texts) })
  if (bytes.length === 0) return []
  if (!isAccepted) throw unsupportedMediaType(accepted)
  const text = decode(bytes)
  if (type === 'application/json') return parseJson(text)
  return [...new URLSearchParams(text)]
}
