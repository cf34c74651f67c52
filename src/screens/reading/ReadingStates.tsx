import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { EmptyRack } from '../../design/illustration/KeyRack.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Text } from '../../design/text/Text.tsx'

import * as select from '../../machines/reading/reading.selectors.ts'

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
  const retry = (
    <Button size="s" onPress={() => reading.send({ type: 'reading.refreshed' })}>
      Retry
    </Button>
  )
  if (isMissing)
    return (
      <ResultView
        illustration={<EmptyRack />}
        title={missing}
        subtitle="Everything else of this property works: the menu leads there."
        actions={retry}
      />
    )
  return (
    <>
      {error ? (
        <Alert>
          <Inline gap={3} align="baseline">
            <span>
              {error.message}
              {error.requestId ? ` Request ${error.requestId}.` : ''}
              {isKnown ? ` ${kept}` : ''}
            </span>
            {retry}
          </Inline>
        </Alert>
      ) : null}
      {isSlow ? (
        <Inline gap={3}>
          <Text tone="secondary">This is taking longer than usual.</Text>
          <Button size="s" onPress={() => reading.send({ type: 'reading.cancelled' })}>
            Cancel
          </Button>
        </Inline>
      ) : null}
      {isCancelled ? (
        <Inline gap={3}>
          <Text tone="secondary">Loading was cancelled.</Text>
          {retry}
        </Inline>
      ) : null}
    </>
  )
}
