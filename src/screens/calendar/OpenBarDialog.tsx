import { useSelector } from '@xstate/react'
import { selectBar, selectRooms } from '../../machines/calendar/calendar.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { useCalendarActor } from './useCalendar.ts'
import { useCalendarActions } from './useCalendarActions.ts'

const BarDialog = onDemand(() => import('./BarDialog.tsx').then((m) => m.BarDialog))

/**
 * Waits two frames: a closed dialog returns the focus one frame later. The next dialog then records that element and
 * can return the focus to it.
 */
const afterFocusReturned = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** Dialog for the pressed bar with its current data. */
export function OpenBarDialog({ barKey }: { barKey: string }) {
  const calendar = useCalendarActor()
  const { runBarAction } = useCalendarActions()
  const bar = useSelector(calendar, selectBar(barKey))
  const rooms = useSelector(calendar, selectRooms)
  if (!bar) return null
  const close = () => calendar.send({ type: 'bar.closed' })
  return (
    <BarDialog
      bar={bar}
      room={rooms.find(({ id }) => id === bar.roomId)?.name ?? ''}
      onClose={close}
      onAction={(id) => {
        close()
        afterFocusReturned(() => runBarAction(id, bar))
      }}
    />
  )
}
