import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { ErrorBell } from '../../design/illustration/Bells.tsx'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { products } from '../../routes/products.ts'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { nightsRangeText } from './calendar-texts.ts'
import { CancelledNote, SlowNote } from './SlowNote.tsx'
import { useCalendar, useOpenProperty } from './useCalendar.ts'

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
          Loading was cancelled.
        </CancelledNote>
      )
    case 'failed':
      return (
        <ResultView
          illustration={<ErrorBell />}
          title="The calendar couldn’t be loaded"
          subtitle={[error?.message, error?.requestId ? `Request ${error.requestId}.` : ''].filter(Boolean).join(' ')}
          actions={
            <Button tone="primary" onPress={() => calendar.send({ type: 'rooms.retried' })}>
              Retry
            </Button>
          }
        />
      )
    case 'empty':
      return (
        <ResultView
          illustration={<EmptyRack />}
          title="No rooms yet"
          subtitle="Rooms added under Products appear here."
          actions={
            <LinkButton tone="primary" href={products(prefix, 'rooms')}>
              Go to the rooms
            </LinkButton>
          }
        />
      )
    case 'filtered':
      return (
        <ResultView
          illustration={<EmptyRack />}
          title="No rooms match"
          subtitle="Remove a filter, or clear them all."
          actions={<LinkButton href={clearHref}>Clear filters</LinkButton>}
        />
      )
    case 'ready':
      return (
        <>
          <NightsFailure />
          {children}
        </>
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
          {`Loading was cancelled: the nights of ${nightsRangeText(failure)} are not loaded.`}
        </CancelledNote>
      ) : null}
      <Alert>
        {failure && !failure.isCancelled ? (
          <Inline gap={3} align="baseline">
            <span>
              {`The nights of ${nightsRangeText(failure)} couldn’t be loaded. ${failure.error.message}`}
              {failure.error.requestId ? ` Request ${failure.error.requestId}.` : ''}
            </span>
            <Button size="s" onPress={retry}>
              Retry
            </Button>
          </Inline>
        ) : null}
      </Alert>
    </>
  )
}
