import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import { affectedBookingText } from '../facilities/facility-texts.ts'
import { AffectedBookingList } from './AffectedBookingList.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Preview of the bookings and blockings on the requested nights (domain D43). */
export function BlockingPreview({ change }: { change: select.BlockingRef }) {
  const isAsking = useSelector(change, select.selectIsPreviewing)
  const isKnown = useSelector(change, select.selectIsPreviewed)
  const isUntouched = useSelector(change, select.selectIsUntouched)
  const error = useSelector(change, select.selectPreviewError)
  const deniedReason = useSelector(change, select.selectDeniedReason)
  const affectedBookings = useSelector(change, select.selectAffectedBookings)
  const previewText = useSelector(change, select.selectText)
  return (
    <>
      <Alert>
        {error ? (
          <Inline gap={3} align="baseline">
            <span>{phrase('calendar.nightsNotChecked', { message: error.message })}</span>
            <Button size="s" onPress={() => change.send({ type: 'preview.retried' })}>
              {phrase('calendar.retry')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
      {isAsking ? <InlineLoader>{phrase('calendar.lookingForBookings')}</InlineLoader> : null}
      <Alert tone={deniedReason ? 'warning' : 'ok'}>
        {!isKnown || isUntouched
          ? null
          : deniedReason
            ? phrase('calendar.fullStop', { sentence: deniedReason })
            : phrase('calendar.noBookingsAffected', { change: previewText })}
      </Alert>
      {isKnown && deniedReason ? (
        <AffectedBookingList
          caption={phrase('calendar.conflicts')}
          texts={(affectedBookings ?? []).map(affectedBookingText)}
        />
      ) : null}
    </>
  )
}
