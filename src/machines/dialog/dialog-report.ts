import type { ItemResult } from '../../api/contract/reply.ts'

/** Undo of a done action, itself an action with results. */
export interface Undo {
  run: (signal: AbortSignal) => Promise<ItemResult[]>
  /** Success message: "Room 101 is clean again." */
  text: string
}

/** A record that was just created; the list highlights it. */
export interface Created {
  id: number
  name: string
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
  /** Undo, offered for ten seconds. */
  undo?: Undo | undefined
  /** Set if the request was a submission (a form or a deletion). */
  submission?: Submission | undefined
}

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
export function outcomeEvent({ text, failed, undo, submission }: Omit<DialogApplied, 'type'>): OutcomeEvent {
  if (submission && !undo && failed.length === 0)
    return { type: 'result.given', result: { text: submission === 'created' ? null : text } }
  return { type: 'notice.given', text, tone: failed.length > 0 ? 'critical' : 'ok' }
}

/** Report of a form that saved one record. */
export const savedReport = (name: string, isNew: boolean): Omit<DialogApplied, 'type'> => ({
  text: `“${name}” ${isNew ? 'created' : 'saved'}.`,
  failed: [],
  submission: isNew ? 'created' : 'saved',
})

export interface Noun {
  one: string
  many: string
}

/** "1 room", "3 rooms". */
export const countText = (count: number, noun: Noun) => `${count} ${count === 1 ? noun.one : noun.many}`

/** "3 rooms deleted." or "2 of 3 rooms deleted; 1 refused." */
export function appliedText(noun: Noun, done: string, results: readonly ItemResult[]): string {
  const ok = results.filter((result) => result.ok).length
  if (ok === results.length) return `${countText(ok, noun)} ${done}.`
  return `${ok} of ${countText(results.length, noun)} ${done}; ${results.length - ok} refused.`
}

export const failedIds = (results: readonly ItemResult[]) =>
  results.filter((result) => !result.ok).map((result) => result.id)
