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
import type { ActionWords } from './dialog-report.ts'

/** Options of a bulk edit. */
export interface BulkEditOptions<Input, Row, Draft, Change> {
  id: string
  words: ActionWords
  /** Fields in order. `aliases` maps other names of the contract to them. */
  fields: FormFields<Draft>
  /** Initial values of fields that differ between the records. */
  emptyDraft: Draft
  /** Form values of one record. */
  draftOf: (row: Row) => Draft
  /** Validates the touched fields by the server's rules. */
  check: (touched: Partial<Draft>) => Checked<Change, Draft>
  /** Throws if the whole call fails. */
  perform: (input: Input, ids: number[], change: Change, signal: AbortSignal) => Promise<ItemResult[]>
}

export interface BulkEditContext<Row, Draft> {
  items: readonly Row[]
  /** Form values of each record. */
  rows: readonly Draft[]
  /** Values that all records share; the empty value where they differ. */
  shared: Draft
  draft: Draft
  /** Fields to change, in the order they were touched. */
  touched: readonly FieldName<Draft>[]
  errors: FieldErrors<Draft>
  error: ApiError | null
  /** True after an attempt to continue without a touched field. */
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

/** Values that all records share, field by field. */
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

/** Any bulk edit, as the selectors read it. */
interface AnyBulkEdit<Draft> {
  context: BulkEditContext<{ id: number; name: string }, Draft>
  hasTag: (tag: BulkEditTag) => boolean
}

/** A running bulk edit, as the dialog component uses it. */
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
