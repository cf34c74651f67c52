import { Abandoned, Refusal } from '../errors.ts'

/** Limits for reading a body. */
export interface BodyRules {
  /** Largest body in bytes. */
  maxBytes: number
  /** Longest pause between two chunks, in milliseconds. */
  stallMs: number
}

/** 413. The rest of the body is not read. */
export const tooLarge = (limit: number) =>
  new Refusal(413, `The request is larger than ${Math.round(limit / 1024)} kB`, { code: 'TOO_LARGE' })

/** 408: a stalled body occupies a connection and the memory of what was read (ADR 0039). */
const stalled = (ms: number) =>
  new Refusal(408, `Nothing more of the request arrived for ${Math.ceil(ms / 1000)} seconds`, {
    code: 'STALLED',
    headers: { Connection: 'close' },
  })

async function withinStall<T>(next: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(stalled(ms)), ms)
  })
  try {
    return await Promise.race([next, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Chunks of a body up to the limit, whatever Content-Length says. */
export async function* chunksOf(request: Request, { maxBytes, stallMs }: BodyRules): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  try {
    for (;;) {
      const next = reader.read().catch((cause: unknown) => {
        throw new Abandoned('The connection broke', { cause })
      })
      const { done, value } = await withinStall(next, stallMs)
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
export async function readBytes(request: Request, rules: BodyRules): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request, rules)) {
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
