import { Refusal, invalid } from '../errors.ts'
import type { Pair } from './fold.ts'

const limits = { text: 256 * 1024, multipart: 60 * 1024 * 1024, files: 20 }

const tooLarge = (limit: number) =>
  new Refusal(413, `The request is larger than ${Math.round(limit / 1024)} kB`, { code: 'TOO_LARGE' })
const malformed = (what: string) => new Refusal(400, `The ${what} cannot be read`, { code: 'MALFORMED' })

/** Reads no further than the limit, whatever Content-Length says. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge(limit)
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** Every text of a JSON, and the signs between them: enough to tell the names of an object from what it holds. */
const jsonSigns = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** The names that an object gives more than once, at any depth, of a text that is known to be JSON. */
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
  // JSON.parse keeps the last and drops the others in silence; form data is refused for the same.
  for (const name of repeatedNames(text)) throw invalid({ [name]: ['Given more than once'] })
  return Object.entries(parsed)
}

/** Under jsdom the global File is not the one of the parser, and the schema asks for the global one. */
const globalFile = async (file: Blob & { name: string }) =>
  file instanceof File ? file : new File([await file.arrayBuffer()], file.name)

async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Pair[]> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw malformed('form')
  })
  const pairs: Pair[] = []
  let files = 0
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      pairs.push([name, value])
      continue
    }
    files += 1
    if (files > limits.files) throw new Refusal(413, `At most ${limits.files} files at once`, { code: 'TOO_LARGE' })
    // A file field left empty in a browser's form arrives as a nameless file without content.
    if (value.size === 0 && value.name === '') continue
    pairs.push([name, await globalFile(value)])
  }
  return pairs
}

/** Those that readings 17 names. */
export const encodings = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

const unsupported = (accepted: readonly string[]) => {
  const names = accepted.join(', ')
  return new Refusal(415, `Send ${names.replace(/, (?=[^,]*$)/, ' or ')}`, {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    headers: { Accept: names },
  })
}

/** The fields of a body in any of the accepted encodings. A body that is empty needs none. */
export async function readBody(
  request: Request,
  accepted: readonly (typeof encodings)[number][] = encodings,
): Promise<Pair[]> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]!.trim().toLowerCase()
  const isAccepted = accepted.some((encoding) => encoding === type)
  if (isAccepted && type === 'multipart/form-data')
    return parseMultipart(await readBytes(request, limits.multipart), contentType)
  const bytes = await readBytes(request, limits.text)
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
