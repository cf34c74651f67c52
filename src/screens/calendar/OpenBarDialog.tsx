import { useSelector } from '@xstate/react'
import { selectBar, selectRooms } from '../../machines/calendar/calendar.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { useCalendarActor } from './useCalendar.ts'
import type { CalendarActions } from './useCalendarActions.ts'

const BarDialog = onDemand(() => import('./BarDialog.tsx').then((m) => m.BarDialog))

/**
 * Waits two frames: a closed dialog returns the focus one frame later. The next dialog then records that element and
 * can return the focus to it.
 */
const afterFocusReturned = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

interface OpenBarDialogProps {
  barKey: string
  calendarActions: CalendarActions
  onClose: () => void
}

/** Dialog for the pressed bar with its current data; nothing if the bar no longer exists. */
export function OpenBarDialog({ barKey, calendarActions, onClose }: OpenBarDialogProps) {
  const calendar = useCalendarActor()
  const bar = useSelector(calendar, selectBar(barKey))
  const rooms = useSelector(calendar, selectRooms)
  if (!bar) return null
  return (
    <BarDialog
      bar={bar}
      room={rooms.find(({ id }) => id === bar.roomId)?.name ?? ''}
      onClose={onClose}
      onAction={(id) => {
        onClose()
        afterFocusReturned(() => calendarActions.runBarAction(id, bar))
      }}
    />
  )
}
