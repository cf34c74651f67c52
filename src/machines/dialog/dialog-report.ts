import type { ItemResult } from '../../api/contract/reply.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Undo of a done action, itself an action with results. */
export interface Undo {
  run: (signal: AbortSignal) => Promise<ItemResult[]>
  /** Success message: "Room 101 is clean again." */
  text: string
}

/** A record that was just created or changed; the list marks it. */
export interface Created {
  id: number
  name: string
  /** Prefix of a property. */
  prefix?: string
  isChanged?: boolean
}

/** Event of a dialog to its inventory tab after the server's response. */
export interface DialogApplied {
  type: 'dialog.applied'
  text: string
  created?: readonly Created[]
  /** Ids that were refused; they stay selected (quality Q27). */
  failed: readonly number[]
  /** Ids of the blockings that the dialog has made. */
  blockingIds?: readonly number[]
  /** Undo, offered by the notice. */
  undo?: Undo | undefined
  /** Set if the request was a submission (a form or a deletion). */
  submission?: Submission | undefined
}

/** What an outcome event says about an applied dialog. */
export type Outcome = Pick<DialogApplied, 'text' | 'failed' | 'undo' | 'submission'>

/** Kind of submission. The default result text is for one created record (requirement 2.dialog.success). */
export type Submission = 'created' | 'saved' | 'deleted'

/** Event for the notices machine, without a notice action. */
export type OutcomeEvent =
  | { type: 'result.given'; result: { text: string | null } }
  | { type: 'notice.given'; text: string; tone: 'ok' | 'critical' }

/**
 * Chooses between dialog and notice (ADR 0042). The result of a submission is a dialog. A notice reports lesser changes. It also reports
 * results with an undo, since a result dialog has no footer, and partly refused ones, since their own dialog lists the reasons.
 */
export function outcomeEvent({ text, failed, undo, submission }: Outcome): OutcomeEvent {
  if (submission && !undo && failed.length === 0)
    return { type: 'result.given', result: { text: submission === 'created' ? null : text } }
  return { type: 'notice.given', text, tone: failed.length > 0 ? 'critical' : 'ok' }
}

/** Report of a form that saved one record. */
export const savedReport = (name: string, isNew: boolean): Outcome => ({
  text: isNew ? phrase('forms.created', { name }) : phrase('forms.saved', { name }),
  failed: [],
  submission: isNew ? 'created' : 'saved',
})

/** Report of an action on many records. Each kind of record has its own sentences, because languages inflect them (ADR 0061). */
export interface ActionWords {
  /** "3 rooms deleted." */
  done: (count: number) => string
  /** "2 of 3 rooms deleted; 1 refused." */
  partlyDone: (counts: { done: number; count: number; refused: number }) => string
}

export function appliedText(words: ActionWords, results: readonly ItemResult[]): string {
  const count = results.length
  const done = results.filter((result) => result.ok).length
  return done === count ? words.done(count) : words.partlyDone({ done, count, refused: count - done })
}

export const failedIds = (results: readonly ItemResult[]) =>
  results.filter((result) => !result.ok).map((result) => result.id)
