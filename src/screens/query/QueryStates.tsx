import { useSelector } from '@xstate/react'
import { EmptyRack } from '../../design/illustration/KeyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { RetryButton, RequestStates } from '../states/RequestStates.tsx'

interface QueryStatesProps {
  query: select.QueryActor
  /** What is said of the old answer that is still in sight after a failure. */
  staleText: string
  /** What is said where the server has none of it. */
  missingText: string
}

/** Everything that a reading can be besides its answer: slow, cancelled, failed, or not on this server. */
export function QueryStates({ query, staleText, missingText }: QueryStatesProps) {
  const error = useSelector(query, select.selectError)
  const isSlow = useSelector(query, select.selectIsSlow)
  const isCancelled = useSelector(query, select.selectIsCancelled)
  const isMissing = useSelector(query, select.selectIsMissing)
  const isKnown = useSelector(query, (snapshot) => select.selectData(snapshot) !== null)
  const onRetry = () => query.send({ type: 'query.refreshed' })
  if (isMissing)
    return (
      <ResultView
        illustration={<EmptyRack />}
        title={missingText}
        subtitle="Everything else of this property works: the menu leads there."
        actions={<RetryButton onRetry={onRetry} />}
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
