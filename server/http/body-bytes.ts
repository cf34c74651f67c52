import { RequestAbandoned, HttpError } from '../errors.ts'

const kB = 1024
const MB = 1024 * kB

/** Largest bodies in bytes. `write` is the default of a POST endpoint (ADR 0039). */
export const bodyLimits = {
  none: 0,
  /** An email address and a password of 200 characters each, in any encoding. */
  signIn: 8 * kB,
  /** A form, or 200 ids as multipart/form-data. */
  write: 64 * kB,
  /** Twenty pictures and a form. */
  pictures: 60 * MB,
  /** All texts of one body: 500 names of a bulk creation. Files are on disk, texts in memory. */
  texts: 256 * kB,
  /** One file. Bytes beyond the limit are dropped, and the file gets a field error. */
  file: 5 * MB,
} as const

/** Most files of one body. */
export const maxFiles = 20

/** Limits for reading a body. */
export interface BodyOptions {
  /** Largest body in bytes. */
  maxBytes: number
  /** Longest pause between two chunks, in milliseconds. */
  stallMs: number
}

/** 413. The rest of the body is not read. */
export const tooLarge = (limit: number) =>
  new HttpError(413, `The request is larger than ${Math.round(limit / 1024)} kB`, { code: 'TOO_LARGE' })

/** 408: a stalled body occupies a connection and the memory of what was read (ADR 0039). */
const stallError = (ms: number) =>
  new HttpError(408, `Nothing more of the request arrived for ${Math.ceil(ms / 1000)} seconds`, {
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
export async function* chunksOf(request: Request, { maxBytes, stallMs }: BodyOptions): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  try {
    for (;;) {
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
export async function readBytes(request: Request, options: BodyOptions): Promise<Uint8Array<ArrayBuffer>> {
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
