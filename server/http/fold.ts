import { createHash, createHmac } from 'node:crypto'
import type { GenericSchema } from 'valibot'
import { Refusal, invalid } from '../errors.ts'

export type Pair = readonly [name: string, value: unknown]

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
/** Most fields of one request. */
export const maxPairs = 1000

interface Shape {
  type: string
  entries?: Record<string, Shape>
  wrapped?: Shape
}

const isArray = (schema: Shape): boolean =>
  schema.type === 'array' || (schema.wrapped !== undefined && isArray(schema.wrapped))

/** List fields of a schema. Needed because form data cannot tell a list of one from a scalar. */
export const listFields = (schema: GenericSchema): Set<string> => {
  const { entries = {} } = schema as unknown as Shape
  return new Set(Object.keys(entries).filter((name) => isArray(entries[name]!)))
}

/**
 * Parses fields from name–value pairs. `k`, `k[]` and repeated names form a list where the schema has one (domain D17).
 * Rejects repeated scalars and names that reach object prototypes. A list with one empty text is the empty list,
 * because form data has no other form for it.
 */
export function fold(pairs: Iterable<Pair>, lists: ReadonlySet<string>): Record<string, unknown> {
  const folded = new Map<string, unknown>()
  let count = 0
  for (const [sent, value] of pairs) {
    count += 1
    if (count > maxPairs) throw new Refusal(400, `At most ${maxPairs} fields at once`, { code: 'MALFORMED' })
    const name = sent.endsWith('[]') ? sent.slice(0, -2) : sent
    if (forbidden.has(name)) throw new Refusal(400, 'A field has a name that is not allowed', { code: 'MALFORMED' })
    if (lists.has(name)) folded.set(name, [...((folded.get(name) as unknown[] | undefined) ?? []), ...[value].flat()])
    else if (sent !== name) throw invalid({ [name]: ['Takes a single value'] })
    else if (folded.has(name)) throw invalid({ [name]: ['Given more than once'] })
    else folded.set(name, value)
  }
  for (const name of lists) {
    const list = folded.get(name)
    if (Array.isArray(list) && list.length === 1 && list[0] === '') folded.set(name, [])
  }
  return Object.fromEntries(folded)
}

/**
 * Hash of a request's content, independent of encoding, order and boundary. It tells a repeated request from a
 * different one. With a `secret`, no one can test guesses of a field such as a password against it.
 */
export async function fingerprintOf(
  route: string,
  fields: Record<string, unknown>,
  secret: string | null,
): Promise<string> {
  const hash = (secret === null ? createHash('sha256') : createHmac('sha256', secret)).update(route)
  for (const name of Object.keys(fields).sort()) {
    for (const value of [fields[name]].flat()) {
      const bytes = value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : JSON.stringify(value)
      const digest = createHash('sha256').update(bytes ?? '')
      hash.update(`\n${JSON.stringify(name)}:${digest.digest('hex')}`)
    }
  }
  return hash.digest('hex')
}
