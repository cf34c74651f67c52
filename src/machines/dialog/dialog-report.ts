import type { ItemResult } from '../../api/contract/reply.ts'

/** How an effect is taken back: another effect of its own, told in the same way. */
export interface Undo {
  run: (signal: AbortSignal) => Promise<ItemResult[]>
  /** "Room 101 is clean again." */
  text: string
}

/** A record that somebody has just created: its list marks it. */
export interface Created {
  id: number
  name: string
}

/** What every dialog over an area tells it once the server has answered. */
export interface DialogApplied {
  type: 'dialog.applied'
  text: string
  created?: readonly Created[]
  /** What was refused stays selected (quality Q27). */
  failed: readonly number[]
  /** Offered for ten seconds. */
  undo?: Undo | undefined
  /** What was sent, where it was a form or a deletion and no lesser change. */
  submission?: Submission | undefined
}

/** What a submission has done to its records; the default text tells of one created (requirement 2.dialog.success). */
export type Submission = 'created' | 'saved' | 'deleted'

/** How the notices are told what was done, without the notice's own action. */
export type OutcomeEvent =
  | { type: 'result.given'; result: { text: string | null } }
  | { type: 'notice.given'; text: string; tone: 'ok' | 'critical' }

/**
 * Dialog or notice (ADR 0042): the result of a submission is a dialog. A notice tells of lesser
 * changes; of what can be undone, since a result dialog has no footer; and of what was refused in part, since its own
 * dialog lists the reasons.
 */
export function outcomeEvent({ text, failed, undo, submission }: Omit<DialogApplied, 'type'>): OutcomeEvent {
  if (submission && !undo && failed.length === 0)
    return { type: 'result.given', result: { text: submission === 'created' ? null : text } }
  return { type: 'notice.given', text, tone: failed.length > 0 ? 'critical' : 'ok' }
}

/** What is told of a form that has saved its one record. */
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
