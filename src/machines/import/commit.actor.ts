import { type EventObject, fromCallback } from 'xstate'
import { toApiError } from '../../api/api-error.ts'
import type { RowResult } from './import-calls.ts'
import type { PlannedRow } from './plan.ts'

const maxParallel = 3

export interface CommitInput {
  rows: readonly PlannedRow[]
  send: (row: PlannedRow, signal: AbortSignal) => Promise<RowResult>
}

/** Reports of a commit: the result of each row, and the end. */
export type CommitReport = { type: 'row.answered'; number: number; result: RowResult } | { type: 'commit.ended' }

/**
 * Sends the rows in order, three at a time. On a stop request or when the server can't be reached, it sends no more rows and waits for
 * those being sent.
 */
export const commitRows = fromCallback<EventObject, CommitInput>(({ input: { rows, send }, receive, sendBack }) => {
  const stop = new AbortController()
  const left = [...rows]
  receive(() => {
    left.length = 0
  })
  const sendReport = (report: CommitReport) => {
    if (!stop.signal.aborted) sendBack(report)
  }
  async function sendNext() {
    for (let row = left.shift(); row; row = left.shift()) {
      const result = await send(row, stop.signal).catch((thrown: unknown): RowResult => ({
        outcome: 'untried',
        reason: toApiError(thrown).message,
      }))
      if (result.outcome === 'untried') left.length = 0
      sendReport({ type: 'row.answered', number: row.number, result })
    }
  }
  void Promise.all(Array.from({ length: maxParallel }, sendNext)).then(() => sendReport({ type: 'commit.ended' }))
  return () => stop.abort()
})
