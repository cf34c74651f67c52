import { useSelector } from '@xstate/react'
import { EmptyRack } from '../../design/illustration/KeyRack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as select from '../../machines/reading/reading.selectors.ts'
import { RetryButton, WaitStates } from '../states/WaitStates.tsx'

interface ReadingStatesProps {
  reading: select.ReadingActor
  /** What is said of the old answer that is still in sight after a failure. */
  kept: string
  /** What is said where the server has none of it. */
  missing: string
}

/** Everything that a reading can be besides its answer: slow, cancelled, failed, or not on this server. */
export function ReadingStates({ reading, kept, missing }: ReadingStatesProps) {
  const error = useSelector(reading, select.selectError)
  const isSlow = useSelector(reading, select.selectIsSlow)
  const isCancelled = useSelector(reading, select.selectIsCancelled)
  const isMissing = useSelector(reading, select.selectIsMissing)
  const isKnown = useSelector(reading, (snapshot) => select.selectAnswer(snapshot) !== null)
  const onRetry = () => reading.send({ type: 'reading.refreshed' })
  if (isMissing)
    return (
      <ResultView
        illustration={<EmptyRack />}
        title={missing}
        subtitle="Everything else of this property works: the menu leads there."
        actions={<RetryButton onRetry={onRetry} />}
      />
    )
  return (
    <WaitStates
      error={error}
      kept={isKnown ? kept : null}
      isSlow={isSlow}
      isCancelled={isCancelled}
      onRetry={onRetry}
      onCancel={() => reading.send({ type: 'reading.cancelled' })}
    />
  )
}
