import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ErrorBell } from '../../design/illustration/Bells.tsx'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { products } from '../../routes/products.ts'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { failureText, nightsRangeText } from './calendar-texts.ts'
import { CancelledNote, SlowNote } from './SlowNote.tsx'
import { useCalendar, useOpenProperty } from './useCalendar.ts'
import { phrase } from '../../phrases/phrase.ts'

/** States of the calendar other than its rooms: loading, failed, no rooms, no match for the filters. */
export function CalendarStates({ children }: { children: ReactNode }) {
  const { calendar, clearHref } = useCalendar()
  const { prefix } = useOpenProperty()
  const status = useSelector(calendar, select.selectStatus)
  const error = useSelector(calendar, select.selectRoomsError)
  switch (status) {
    case 'loading':
      return (
        <>
          <SlowNote />
          <CalendarSkeleton />
        </>
      )
    case 'cancelled':
      return (
        <CancelledNote onRetry={() => calendar.send({ type: 'calendar.refreshed' })}>
          {phrase('calendar.loadingCancelled')}
        </CancelledNote>
      )
    case 'failed':
      return (
        <ResultView
          illustration={<ErrorBell />}
          title={phrase('calendar.calendarNotLoaded')}
          subtitle={failureText(error?.message ?? '', error?.requestId)}
          actions={
            <Button tone="primary" onPress={() => calendar.send({ type: 'rooms.retried' })}>
              {phrase('calendar.retry')}
            </Button>
          }
        />
      )
    case 'empty':
      return (
        <ResultView
          illustration={<EmptyRack />}
          title={phrase('calendar.noRoomsYet')}
          subtitle={phrase('calendar.roomsAppearHere')}
          actions={
            <LinkButton tone="primary" href={products(prefix, 'rooms')}>
              {phrase('calendar.goToTheRooms')}
            </LinkButton>
          }
        />
      )
    case 'filtered':
      return (
        <ResultView
          illustration={<EmptyRack />}
          title={phrase('calendar.noRoomsMatch')}
          subtitle={phrase('calendar.removeAFilter')}
          actions={<LinkButton href={clearHref}>{phrase('calendar.clearFilters')}</LinkButton>}
        />
      )
    case 'ready':
      return (
        <Stack gap={2}>
          <NightsFailure />
          <div>{children}</div>
        </Stack>
      )
  }
}

/** Error for nights that failed to load. Loaded nights stay. */
function NightsFailure() {
  const { calendar } = useCalendar()
  const failure = useSelector(calendar, select.selectNightsError)
  const retry = () => calendar.send({ type: 'nights.retried' })
  return (
    <>
      <SlowNote />
      {failure?.isCancelled ? (
        <CancelledNote onRetry={retry}>
          {phrase('calendar.loadingNightsCancelled', { range: nightsRangeText(failure) })}
        </CancelledNote>
      ) : null}
      <Alert>
        {failure && !failure.isCancelled ? (
          <Inline gap={3} align="baseline">
            <span>
              {failureText(
                phrase('calendar.nightsNotLoaded', {
                  range: nightsRangeText(failure),
                  message: failure.error.message,
                }),
                failure.error.requestId,
              )}
            </span>
            <Button size="s" onPress={retry}>
              {phrase('calendar.retry')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
    </>
  )
}
