import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectIsSlow } from '../../machines/calendar/calendar.selectors.ts'
import { useCalendarActor } from './useCalendar.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A note when loading takes longer than usual, with buttons to cancel or retry. */
export function SlowNote() {
  const calendar = useCalendarActor()
  if (!useSelector(calendar, selectIsSlow)) return null
  return (
    <Inline gap={3}>
      <Text tone="secondary">{phrase('calendar.takingLonger')}</Text>
      <Button size="s" onPress={() => calendar.send({ type: 'calendar.refreshed' })}>
        {phrase('calendar.loadAgain')}
      </Button>
      <Button size="s" onPress={() => calendar.send({ type: 'query.cancelled' })}>
        {phrase('calendar.cancel')}
      </Button>
    </Inline>
  )
}

interface CancelledNoteProps {
  /** What was cancelled. */
  children: string
  onRetry: () => void
}

/** A note that loading was cancelled, with a retry button. */
export const CancelledNote = ({ children, onRetry }: CancelledNoteProps) => (
  <Inline gap={3}>
    <Text tone="secondary">{children}</Text>
    <Button size="s" onPress={onRetry}>
      {phrase('calendar.retry')}
    </Button>
  </Inline>
)
