import { HttpError, invalid } from '../errors.ts'
import { type BodyOptions, chunksOf, readBytes, bodyLimits } from './body-bytes.ts'
import type { Pair } from './fields.ts'
import { parseMultipart } from './multipart.ts'
import type { Uploads } from './uploads.ts'

const malformedError = (what: string) => new HttpError(400, `The ${what} cannot be read`, { code: 'MALFORMED' })

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
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw malformedError('JSON')
      return value
    })
  } catch {
    throw malformedError('JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw malformedError('JSON')
  // JSON.parse silently keeps the last duplicate. Form data with a repeated scalar is rejected too.
  for (const name of duplicateNames(text)) throw invalid({ [name]: ['Given more than once'] })
  return Object.entries(parsed)
}

/** Accepted content types of a body (domain D17). */
export const encodings = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

const unsupportedMediaType = (accepted: readonly string[]) => {
  const names = accepted.join(', ')
  return new HttpError(415, `Send ${names.replace(/, (?=[^,]*$)/, ' or ')}`, {
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
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformedError('text')
  }
  if (type === 'application/json') return parseJson(text)
  return [...new URLSearchParams(text)]
}
