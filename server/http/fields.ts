import * as v from 'valibot'
import { phrase } from '../../src/phrases/phrase.ts'
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

const isArray = (schema: SchemaShape | undefined): boolean =>
  schema !== undefined && (schema.type === 'array' || isArray(schema.wrapped))

/** List fields of a schema. Needed because form data cannot tell a list of one from a scalar. */
export const listFields = (schema: v.GenericSchema): Set<string> => {
  const { entries = {} }: SchemaShape = schema
  return new Set(Object.keys(entries).filter((name) => isArray(entries[name])))
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
    if (count > maxFields)
      throw new HttpError(400, phrase('server.tooManyFields', { max: maxFields }), { code: 'MALFORMED' })
    const name = sent.endsWith('[]') ? sent.slice(0, -2) : sent
    if (forbiddenNames.has(name)) throw new HttpError(400, phrase('server.fieldNameNotAllowed'), { code: 'MALFORMED' })
    if (lists.has(name)) fields.set(name, [fields.get(name) ?? [], value].flat())
    else if (sent !== name) throw invalid({ [name]: [phrase('server.singleValue')] })
    else if (fields.has(name)) throw invalid({ [name]: [phrase('server.givenTwice')] })
    else fields.set(name, value)
  }
  for (const name of lists) {
    const list = fields.get(name)
    if (Array.isArray(list) && list.length === 1 && list[0] === '') fields.set(name, [])
  }
  return Object.fromEntries(fields)
}

const notValid = () => phrase('server.notValid')

/** Keeps the contract's messages for users and replaces Valibot's own, which are for developers. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return phrase('server.unknownField')
  if (issue.received === 'undefined' || issue.received === 'null') return phrase('server.required')
  for (const inner of issue.issues ?? []) {
    const message = messageOf(inner)
    if (message !== notValid()) return message
  }
  if (issue.type === 'file') return phrase('server.mustBeFile')
  return issue.message.startsWith('Invalid ') ? notValid() : issue.message
}

/** Validates a value. 422 with field errors if invalid (domain D16). */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const errors = new Map<string, Set<string>>()
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? 'form')
    errors.set(field, (errors.get(field) ?? new Set()).add(messageOf(issue)))
  }
  throw invalid(Object.fromEntries([...errors].map(([field, messages]) => [field, [...messages]])))
}
