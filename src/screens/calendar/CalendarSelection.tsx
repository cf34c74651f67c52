import { useSelector } from '@xstate/react'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { selectionActions } from './bar-actions.ts'
import { selectedText } from './calendar-texts.ts'
import { useCalendarActor } from './useCalendar.ts'
import type { CalendarActions } from './useCalendarActions.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The selected nights, "Room 118, 8 – 11 March, 3 nights selected", with their actions. */
export function CalendarSelection({ calendarActions }: { calendarActions: CalendarActions }) {
  const calendar = useCalendarActor()
  const selection = useSelector(calendar, select.selectSelection)
  const rooms = useSelector(calendar, select.selectRooms)
  if (!selection) return null
  const { roomIds, from, to } = selection
  const names = rooms.filter(({ id }) => roomIds.includes(id)).map(({ name }) => name)
  return (
    <SelectionBar
      label={phrase('calendar.selectedNights')}
      text={selectedText(names, selection)}
      actions={selectionActions}
      onAction={(id) => calendarActions.runFreeAction(id, roomIds, { from, to })}
      onClear={() => calendar.send({ type: 'selection.cleared' })}
    />
  )
}
