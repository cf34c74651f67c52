import { useSelector } from '@xstate/react'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { RetryButton, RequestStates } from '../states/RequestStates.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface QueryStatesProps {
  query: select.QueryActor
  /** Note about the old data that stays visible after an error. */
  staleText: string
  /** Message if this server doesn't provide the data; null to show nothing. */
  missingText: string | null
  /** Reads more than the query again. */
  onRetry?: () => void
}

/** States of a query other than its data: slow, cancelled, failed, or not available on this server. */
export function QueryStates({ query, staleText, missingText, onRetry: onRetryAll }: QueryStatesProps) {
  const error = useSelector(query, select.selectError)
  const isSlow = useSelector(query, select.selectIsSlow)
  const isCancelled = useSelector(query, select.selectIsCancelled)
  const isMissing = useSelector(query, select.selectIsMissing)
  const isKnown = useSelector(query, (snapshot) => select.selectData(snapshot) !== null)
  const onRetry = onRetryAll ?? (() => query.send({ type: 'query.refreshed' }))
  if (isMissing)
    return missingText === null ? null : (
      <ResultView
        illustration={<EmptyRack />}
        title={missingText}
        subtitle={phrase('list.missingHint')}
        actions={<RetryButton size="m" onRetry={onRetry} />}
      />
    )
  return (
    <RequestStates
      error={error}
      staleText={isKnown ? staleText : null}
      isSlow={isSlow}
      isCancelled={isCancelled}
      onRetry={onRetry}
      onCancel={() => query.send({ type: 'query.cancelled' })}
    />
  )
}
