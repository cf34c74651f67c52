import * as v from 'valibot'
import { invalid } from '../errors.ts'

/** Keeps the contract's messages for users and replaces Valibot's own, which are for developers. */
function wordingOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'Unknown field'
  if (issue.received === 'undefined' || issue.received === 'null') return 'Required'
  for (const inner of issue.issues ?? []) {
    const wording = wordingOf(inner)
    if (wording !== 'Is not valid') return wording
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
    errors.set(field, (errors.get(field) ?? new Set()).add(wordingOf(issue)))
  }
  throw invalid(Object.fromEntries([...errors].map(([field, wordings]) => [field, [...wordings]])))
}
