import type { AnyActorRef } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import {
  type Checked,
  type FieldErrors,
  type FieldName,
  fieldNamesOf,
  type FormFields,
  isSameValue,
  type Patch,
} from '../form/form.rules.ts'
import type { Noun } from './dialog-report.ts'

/** What makes one edit of several differ from the next. */
export interface BulkEditOptions<Input, Row, Draft, Change> {
  id: string
  noun: Noun
  /** The fields in their order; what the contract calls otherwise goes by `aliases`. */
  fields: FormFields<Draft>
  /** What a field begins with where the records differ in it. */
  emptyDraft: Draft
  /** One record's values. */
  draftOf: (row: Row) => Draft
  /** The same rules as the server's, over what was touched alone. */
  check: (touched: Partial<Draft>) => Checked<Change, Draft>
  /** Throws when the call as a whole failed. */
  perform: (input: Input, ids: number[], change: Change, signal: AbortSignal) => Promise<ItemResult[]>
}

export interface BulkEditContext<Row, Draft> {
  items: readonly Row[]
  /** What each of them holds. */
  rows: readonly Draft[]
  /** What all of them hold alike, and what a field is without where they differ. */
  shared: Draft
  draft: Draft
  /** The fields to change, in the order of touching. */
  touched: readonly FieldName<Draft>[]
  errors: FieldErrors<Draft>
  error: ApiError | null
  /** It was to go on, and nothing is touched. */
  isNothingChosen: boolean
  results: ItemResult[]
}

export type BulkEditEvent<Draft> =
  | { type: 'field.touched'; field: FieldName<Draft>; isTouched: boolean }
  | { type: 'field.changed'; patch: Patch<Draft> }
  | { type: 'bulkEdit.reviewed' }
  | { type: 'bulkEdit.reopened' }
  | { type: 'bulkEdit.confirmed' }
  | { type: 'bulkEdit.closed' }
export type BulkEditTag = 'confirming' | 'busy' | 'answered'

/** What several records have in common, field by field. */
export function sharedDraft<Row, Draft extends object>(
  { fields, emptyDraft, draftOf }: Pick<BulkEditOptions<never, Row, Draft, never>, 'fields' | 'emptyDraft' | 'draftOf'>,
  items: readonly Row[],
): Draft {
  const [first, ...others] = items.map(draftOf)
  const shared = { ...emptyDraft }
  if (first === undefined) return shared
  for (const name of fieldNamesOf(fields.labels))
    if (others.every((other) => isSameValue(other[name], first[name]))) shared[name] = first[name]
  return shared
}

/** Any edit of several: what its dialog reads. */
interface AnyBulkEdit<Draft> {
  context: BulkEditContext<{ id: number; name: string }, Draft>
  hasTag: (tag: BulkEditTag) => boolean
}

/** A running edit of several, as its dialog sees it. */
export interface BulkEditActor<Draft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyBulkEdit<Draft>
  send: (event: BulkEditEvent<Draft>) => void
}

export const selectItems = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.items
export const selectRows = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.rows
export const selectDraft = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.draft
export const selectTouched = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.touched
export const selectErrors = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.errors
export const selectError = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.error
export const selectIsNothingChosen = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.isNothingChosen
export const selectResults = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.context.results
export const selectIsConfirming = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.hasTag('confirming')
export const selectIsBusy = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.hasTag('busy')
export const selectIsAnswered = <Draft>(bulkEdit: AnyBulkEdit<Draft>) => bulkEdit.hasTag('answered')
