import { useSelector } from '@xstate/react'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { selectionActions } from './bar-actions.ts'
import { selectedText } from './calendar-words.ts'
import { useCalendarActor } from './useCalendar.ts'
import type { Deeds } from './useDeeds.ts'

/** "Room 118, 8 – 11 March, 3 nights selected", and what can be done with them. */
export function CalendarSelection({ deeds }: { deeds: Deeds }) {
  const calendar = useCalendarActor()
  const selection = useSelector(calendar, select.selectSelection)
  const rooms = useSelector(calendar, select.selectRooms)
  if (!selection) return null
  const { roomIds, from, to } = selection
  const names = rooms.filter(({ id }) => roomIds.includes(id)).map(({ name }) => name)
  return (
    <SelectionBar
      label="Selected nights"
      text={selectedText(names, selection)}
      actions={selectionActions}
      onAction={(id) => deeds.take(id, roomIds, { from, to })}
      onClear={() => calendar.send({ type: 'selection.cleared' })}
    />
  )
}
