import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import * as select from '../../machines/list/list.selectors.ts'
import { RequestStates } from '../states/RequestStates.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface ListStatesProps {
  list: select.ListActor
  /** A `SavedNote`. */
  note?: ReactNode
  /** An `EmptyList`. */
  empty: ReactNode
  /** The table: rows, or skeletons until the first response. */
  children: ReactNode
}

/**
 * States of a list other than its rows: slow, failed, cancelled, empty. Reads nothing that changes with every request,
 * so that a change of the view renders the table once.
 */
export function ListStates({ list, note, empty, children }: ListStatesProps) {
  const error = useSelector(list, select.selectError)
  const isSlow = useSelector(list, select.selectIsSlow)
  const isCancelled = useSelector(list, select.selectIsCancelled)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isEmpty = useSelector(list, select.selectIsEmpty)
  const hasTable = useSelector(list, select.selectHasTable)
  if (isEmpty) return empty
  return (
    <>
      <RequestStates
        error={error}
        staleText={isAnswered ? phrase('list.rowsAreStale') : null}
        isSlow={isSlow}
        isCancelled={isCancelled}
        onRetry={() => list.send({ type: 'list.refreshed' })}
        onCancel={() => list.send({ type: 'list.cancelled' })}
      />
      {note}
      {hasTable ? children : null}
    </>
  )
}
