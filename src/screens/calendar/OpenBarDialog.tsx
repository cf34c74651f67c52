import { useSelector } from '@xstate/react'
import { selectBar, selectRooms } from '../../machines/calendar/calendar.selectors.ts'
import { onDemand } from '../on-demand.tsx'
import { useCalendarActor } from './useCalendar.ts'
import type { CalendarActions } from './useCalendarActions.ts'

const BarDialog = onDemand(() => import('./BarDialog.tsx').then((m) => m.BarDialog))

/** A closed dialog gives the focus back a frame later; the next one takes it from there, and so knows where to give it back. */
const afterFocusReturned = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

interface OpenBarDialogProps {
  barKey: string
  calendarActions: CalendarActions
  onClose: () => void
}

/** The bar that was pressed, as it is now; once it is gone there is nothing to show. */
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
