import { createHash, createHmac } from 'node:crypto'
import type { GenericSchema } from 'valibot'
import { HttpError, invalid } from '../errors.ts'

export type Pair = readonly [name: string, value: unknown]

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])
/** Most fields of one request. */
export const maxFields = 1000

interface SchemaShape {
  type: string
  entries?: Record<string, SchemaShape>
  wrapped?: SchemaShape
}

const isArray = (schema: SchemaShape): boolean =>
  schema.type === 'array' || (schema.wrapped !== undefined && isArray(schema.wrapped))

/** List fields of a schema. Needed because form data cannot tell a list of one from a scalar. */
export const listFields = (schema: GenericSchema): Set<string> => {
  const { entries = {} } = schema as unknown as SchemaShape
  return new Set(Object.keys(entries).filter((name) => isArray(entries[name]!)))
}

/**
 * Parses fields from name–value pairs. `k`, `k[]` and repeated names form a list where the schema has one (domain D17).
 * Rejects repeated scalars and names that reach object prototypes. A list with one empty text is the empty list,
 * because form data has no other form for it.
 */
export function parseFields(pairs: Iterable<Pair>, lists: ReadonlySet<string>): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  let count = 0
  for (const [sent, value] of pairs) {
    count += 1
    if (count > maxFields) throw new HttpError(400, `At most ${maxFields} fields at once`, { code: 'MALFORMED' })
    const name = sent.endsWith('[]') ? sent.slice(0, -2) : sent
    if (forbiddenNames.has(name))
      throw new HttpError(400, 'A field has a name that is not allowed', { code: 'MALFORMED' })
    if (lists.has(name)) fields.set(name, [...((fields.get(name) as unknown[] | undefined) ?? []), ...[value].flat()])
    else if (sent !== name) throw invalid({ [name]: ['Takes a single value'] })
    else if (fields.has(name)) throw invalid({ [name]: ['Given more than once'] })
    else fields.set(name, value)
  }
  for (const name of lists) {
    const list = fields.get(name)
    if (Array.isArray(list) && list.length === 1 && list[0] === '') fields.set(name, [])
  }
  return Object.fromEntries(fields)
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
