import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectIsSlow } from '../../machines/calendar/calendar.selectors.ts'
import { useCalendarActor } from './useCalendar.ts'

/** Says that it takes longer than usual, once it does; and the ways out. */
export function SlowNote() {
  const calendar = useCalendarActor()
  if (!useSelector(calendar, selectIsSlow)) return null
  return (
    <Inline gap={3}>
      <Text tone="secondary">This is taking longer than usual.</Text>
      <Button size="s" onPress={() => calendar.send({ type: 'calendar.refreshed' })}>
        Ask again
      </Button>
      <Button size="s" onPress={() => calendar.send({ type: 'query.cancelled' })}>
        Cancel
      </Button>
    </Inline>
  )
}

interface CancelledNoteProps {
  /** What is no longer waited for. */
  children: string
  onRetry: () => void
}

/** Says that it is no longer waited for, and how it is waited for again. */
export const CancelledNote = ({ children, onRetry }: CancelledNoteProps) => (
  <Inline gap={3}>
    <Text tone="secondary">{children}</Text>
    <Button size="s" onPress={onRetry}>
      Retry
    </Button>
  </Inline>
)
