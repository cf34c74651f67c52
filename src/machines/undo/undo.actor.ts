import { fromPromise } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { Undo } from '../dialog/dialog-report.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Runs an undo, itself an action with results. */
export const revertActor = fromPromise<ItemResult[], Undo | null>(
  ({ input: undo, signal }) => undo?.run(signal) ?? Promise.resolve([]),
)

/** Notice of an undo that the server answered: its success, or the first refusal. */
export function undoneNotice(undo: Undo | null, results: readonly ItemResult[]) {
  const refused = results.find((result) => !result.ok)
  const reason = refused?.message
  return refused
    ? {
        type: 'notice.given' as const,
        text: reason ? phrase('undo.refused', { reason }) : phrase('undo.refusedWithoutReason'),
        tone: 'critical' as const,
      }
    : { type: 'notice.given' as const, text: undo?.text ?? phrase('undo.undone'), tone: 'ok' as const }
}

/** Notice of an undo that failed as a whole. */
export const undoErrorNotice = (error: unknown) => ({
  type: 'notice.given' as const,
  text: phrase('undo.notUndone', { message: toApiError(error).message }),
  tone: 'critical' as const,
})
