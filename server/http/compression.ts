import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'

/** Encodings of the app's files, best first. */
export const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** True if a client takes this encoding. `q=0` excludes it (RFC 9110, 12.5.3). */
export const accepts = (request: Request, encoding: Encoding): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      const [name = ''] = part.split(';')
      return name.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(part)
    })

/** Minimum length, in characters, of a reply that is worth compressing. */
const minCharacters = 1024
/** Minimum length, in characters, at which compression would delay other requests, so it runs in a thread. */
const minThreadCharacters = 64 * 1024
/** The fastest level: a page of a list shrinks to between a quarter and a seventh (ADR 0052). */
const options = { level: constants.Z_BEST_SPEED }
const gzipInThread = promisify(gzip)

/**
 * Compresses the text of a reply for clients that take gzip; null if it stays as it is. Safe against BREACH, because the token is a header
 * and never a cookie (ADR 0052).
 */
export async function compressReply(text: string, request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (text.length < minCharacters || !accepts(request, 'gzip')) return null
  const bytes = text.length < minThreadCharacters ? gzipSync(text, options) : await gzipInThread(text, options)
  return new Uint8Array(bytes)
}
