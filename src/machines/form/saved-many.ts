import type { Created } from '../dialog/dialog-report.ts'
import type { FieldErrors, Patch } from './form.rules.ts'

/** What became of one of the many that a single form asks for. */
export interface NamedResult {
  name: string
  ok: boolean
  id?: number | null | undefined
  message?: string | null | undefined
}

/** Those that there are now. */
export const createdRecords = (results: readonly NamedResult[]): Created[] =>
  results.flatMap(({ ok, id, name }) => (ok && typeof id === 'number' ? [{ id, name }] : []))

interface Remainder<Draft> {
  patch: Patch<Draft>
  errors: FieldErrors<Draft>
}

/** A form that makes many at once: a result for each, and what of the draft is still to be done where some were refused. */
export class SavedMany<Draft> {
  readonly results: readonly NamedResult[]
  /** "20 rooms created." */
  readonly text: string
  /** What is still to be done, and why; null where all are done. */
  readonly rest: Remainder<Draft> | null
  constructor(results: readonly NamedResult[], text: string, rest: Remainder<Draft> | null) {
    this.results = results
    this.text = text
    this.rest = rest
  }
}
