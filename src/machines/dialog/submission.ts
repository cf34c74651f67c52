import type { DoneActorEvent } from 'xstate'
import type { ItemResult } from '../../api/contract/reply.ts'

/** True if each of `count` items has succeeded. Items that were not sent have no result. */
export const areAllDone = (results: readonly Pick<ItemResult, 'ok'>[], count: number) =>
  results.length === count && results.every(({ ok }) => ok)

/**
 * Transitions of a dialog once the server has answered for each item (quality Q27): it closes if all are done, and otherwise shows the
 * refused ones in `answered`.
 */
export function answerTransitions<Result>() {
  const params = ({ event }: { event: DoneActorEvent<Result[]> }) => ({ results: event.output })
  const actions = [{ type: 'storeResults', params }, 'reportApplied'] as const
  return [
    { guard: { type: 'isComplete', params }, target: 'closed', actions },
    { target: 'answered', actions },
  ] as const
}
