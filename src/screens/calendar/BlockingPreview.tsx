import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import { hitText } from '../facilities/facility-words.ts'
import { HitList } from './HitList.tsx'

/** Which bookings and blockings lie on the nights that are wanted, as soon as it is known (domain D43). */
export function BlockingPreview({ change }: { change: select.BlockingRef }) {
  const isAsking = useSelector(change, select.selectIsAsking)
  const isKnown = useSelector(change, select.selectIsKnown)
  const isUntouched = useSelector(change, select.selectIsUntouched)
  const error = useSelector(change, select.selectPreviewError)
  const refusal = useSelector(change, select.selectRefusal)
  const hits = useSelector(change, select.selectHits)
  const words = useSelector(change, select.selectWords)
  return (
    <>
      <Alert>
        {error ? (
          <Inline gap={3} align="baseline">
            <span>These nights could not be looked at: {error.message}</span>
            <Button size="s" onPress={() => change.send({ type: 'preview.retried' })}>
              Retry
            </Button>
          </Inline>
        ) : null}
      </Alert>
      {isAsking ? <InlineLoader>Looking for bookings on these nights</InlineLoader> : null}
      <Alert tone={refusal ? 'warn' : 'ok'}>
        {!isKnown || isUntouched ? null : refusal ? `${refusal}.` : `Nothing is hit. ${words}`}
      </Alert>
      {isKnown && refusal ? <HitList caption="What is hit" hits={(hits ?? []).map(hitText)} /> : null}
    </>
  )
}
