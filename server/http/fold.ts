import { createHash, createHmac } from 'node:crypto'
import type { GenericSchema } from 'valibot'
import { Refusal, invalid } from '../errors.ts'

export type Pair = readonly [name: string, value: unknown]

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
/** Fields of one request. */
export const maxPairs = 1000

interface Shape {
  type: string
  entries?: Record<string, Shape>
  wrapped?: Shape
}

const isArray = (schema: Shape): boolean =>
  schema.type === 'array' || (schema.wrapped !== undefined && isArray(schema.wrapped))

/** The fields of a schema that hold lists: form data cannot tell a list of one from a scalar. */
export const listFields = (schema: GenericSchema): Set<string> => {
  const { entries = {} } = schema as unknown as Shape
  return new Set(Object.keys(entries).filter((name) => isArray(entries[name]!)))
}

/**
 * Makes one object of name–value pairs. `k`, `k[]` and repetition are a list where the schema has one
 * (domain D17); a scalar given twice is refused, as is every name that reaches into prototypes. A list
 * with nothing but one empty text is the empty list: form data has no other way to say it.
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
 * A hash of what was sent, whatever the encoding, order or boundary: tells a resend from another request. With a `secret` nobody
 * can try out by it what a field held, a password say.
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
