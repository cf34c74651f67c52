import type { Created } from '../dialog/dialog-report.ts'
import type { FieldErrors, Patch } from './form.rules.ts'

/** Result of one record in a save of many. */
export interface NamedResult {
  name: string
  ok: boolean
  id?: number | null | undefined
  message?: string | null | undefined
}

/** The records that were created. */
export const createdRecords = (results: readonly NamedResult[]): Created[] =>
  results.flatMap(({ ok, id, name }) => (ok && typeof id === 'number' ? [{ id, name }] : []))

interface Remainder<Draft> {
  patch: Patch<Draft>
  errors: FieldErrors<Draft>
}

/** Result of a form that creates many records. If some were refused, it holds the rest of the draft. */
export class SavedMany<Draft> {
  readonly results: readonly NamedResult[]
  /** Success message: "20 rooms created." */
  readonly text: string
  /** The draft of refused records, and their reasons; null if all were created. */
  readonly rest: Remainder<Draft> | null
  constructor(results: readonly NamedResult[], text: string, rest: Remainder<Draft> | null) {
    this.results = results
    this.text = text
    this.rest = rest
  }
}
