import { Refusal, invalid } from '../errors.ts'
import { type BodyRules, chunksOf, readBytes } from './body-bytes.ts'
import { bodyLimits } from './body-limits.ts'
import type { Pair } from './fold.ts'
import { parseMultipart } from './multipart.ts'
import type { Uploads } from './uploads.ts'

const malformed = (what: string) => new Refusal(400, `The ${what} cannot be read`, { code: 'MALFORMED' })

/** JSON strings and punctuation, enough to tell the keys of an object from its values. */
const jsonSigns = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** Keys that an object has more than once, at any depth. The text must be valid JSON. */
function* repeatedNames(text: string): Generator<string> {
  const seen: (Set<string> | null)[] = []
  let last = ''
  for (const [sign] of text.matchAll(jsonSigns)) {
    if (sign === '{') seen.push(new Set())
    else if (sign === '[') seen.push(null)
    else if (sign === '}' || sign === ']') seen.pop()
    else if (sign === ':') {
      const name = JSON.parse(last) as string
      if (seen.at(-1)!.has(name)) yield name
      seen.at(-1)!.add(name)
    }
    last = sign
  }
}

function parseJson(text: string): Pair[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw malformed('JSON')
      return value
    })
  } catch {
    throw malformed('JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw malformed('JSON')
  // JSON.parse silently keeps the last duplicate. Form data with a repeated scalar is rejected too.
  for (const name of repeatedNames(text)) throw invalid({ [name]: ['Given more than once'] })
  return Object.entries(parsed)
}

/** Accepted content types of a body (domain D17). */
export const encodings = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

const unsupported = (accepted: readonly string[]) => {
  const names = accepted.join(', ')
  return new Refusal(415, `Send ${names.replace(/, (?=[^,]*$)/, ' or ')}`, {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    headers: { Accept: names },
  })
}

/** Parses the fields of a body in any accepted encoding. An empty body needs no content type. */
export async function readBody(
  request: Request,
  { accepted, uploads, ...rules }: BodyRules & { accepted: readonly (typeof encodings)[number][]; uploads: Uploads },
): Promise<Pair[]> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  const isAccepted = accepted.some((encoding) => encoding === type)
  if (isAccepted && type === 'multipart/form-data')
    return parseMultipart(chunksOf(request, rules), contentType, uploads)
  const bytes = await readBytes(request, { ...rules, maxBytes: Math.min(rules.maxBytes, bodyLimits.texts) })
  if (bytes.length === 0) return []
  if (!isAccepted) throw unsupported(accepted)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('text')
  }
  if (type === 'application/json') return parseJson(text)
  return [...new URLSearchParams(text)]
}
