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
import type { Noun } from './flow-report.ts'

/** What makes one edit of several differ from the next. */
export interface SeveralOptions<Input, Row, Draft, Change> {
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

export interface SeveralContext<Row, Draft> {
  items: readonly Row[]
  /** What each of them holds. */
  rows: readonly Draft[]
  /** What all of them hold alike, and what a field is without where they differ. */
  held: Draft
  draft: Draft
  /** The fields to change, in the order of touching. */
  touched: readonly FieldName<Draft>[]
  errors: FieldErrors<Draft>
  error: ApiError | null
  /** It was to go on, and nothing is touched. */
  isNothing: boolean
  results: ItemResult[]
}

export type SeveralEvent<Draft> =
  | { type: 'field.touched'; field: FieldName<Draft>; isTouched: boolean }
  | { type: 'field.changed'; patch: Patch<Draft> }
  | { type: 'several.reviewed' }
  | { type: 'several.reopened' }
  | { type: 'several.confirmed' }
  | { type: 'several.closed' }
export type SeveralTag = 'confirming' | 'busy' | 'answered'

/** What several records have in common, field by field. */
export function heldOf<Row, Draft extends object>(
  { fields, emptyDraft, draftOf }: Pick<SeveralOptions<never, Row, Draft, never>, 'fields' | 'emptyDraft' | 'draftOf'>,
  items: readonly Row[],
): Draft {
  const [first, ...others] = items.map(draftOf)
  const held = { ...emptyDraft }
  if (first === undefined) return held
  for (const name of fieldNamesOf(fields.labels))
    if (others.every((other) => isSameValue(other[name], first[name]))) held[name] = first[name]
  return held
}

/** Any edit of several: what its dialog reads. */
interface AnySeveral<Draft> {
  context: SeveralContext<{ id: number; name: string }, Draft>
  hasTag: (tag: SeveralTag) => boolean
}

/** A running edit of several, as its dialog sees it. */
export interface SeveralActor<Draft> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnySeveral<Draft>
  send: (event: SeveralEvent<Draft>) => void
}

export const selectItems = <Draft>(several: AnySeveral<Draft>) => several.context.items
export const selectRows = <Draft>(several: AnySeveral<Draft>) => several.context.rows
export const selectDraft = <Draft>(several: AnySeveral<Draft>) => several.context.draft
export const selectTouched = <Draft>(several: AnySeveral<Draft>) => several.context.touched
export const selectErrors = <Draft>(several: AnySeveral<Draft>) => several.context.errors
export const selectError = <Draft>(several: AnySeveral<Draft>) => several.context.error
export const selectIsNothing = <Draft>(several: AnySeveral<Draft>) => several.context.isNothing
export const selectResults = <Draft>(several: AnySeveral<Draft>) => several.context.results
export const selectIsConfirming = <Draft>(several: AnySeveral<Draft>) => several.hasTag('confirming')
export const selectIsBusy = <Draft>(several: AnySeveral<Draft>) => several.hasTag('busy')
export const selectIsAnswered = <Draft>(several: AnySeveral<Draft>) => several.hasTag('answered')
