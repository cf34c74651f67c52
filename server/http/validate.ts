import * as v from 'valibot'
import { invalid } from '../errors.ts'

/** Keeps the contract's messages for users and replaces Valibot's own, which are for developers. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'Unknown field'
  if (issue.received === 'undefined' || issue.received === 'null') return 'Required'
  for (const inner of issue.issues ?? []) {
    const message = messageOf(inner)
    if (message !== 'Is not valid') return message
  }
  if (issue.type === 'file') return 'Must be a file'
  return issue.message.startsWith('Invalid ') ? 'Is not valid' : issue.message
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
