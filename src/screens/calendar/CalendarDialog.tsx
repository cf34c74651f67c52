import { useSelector } from '@xstate/react'
import { selectDialog } from '../../machines/calendar/calendar.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { effectText } from './calendar-texts.ts'
import { OpenBarDialog } from './OpenBarDialog.tsx'
import { useCalendarActor } from './useCalendar.ts'

const StatusDialog = onDemand(() => import('../facilities/StatusDialog.tsx').then((m) => m.StatusDialog))
const RoomsDialog = onDemand(() => import('./RoomsDialog.tsx').then((m) => m.RoomsDialog))
const BlockingDialog = onDemand(() => import('./BlockingDialog.tsx').then((m) => m.BlockingDialog))

/** The open dialog of the calendar; each is a separate chunk. */
export function CalendarDialog() {
  const dialog = useSelector(useCalendarActor(), selectDialog)
  switch (dialog?.name) {
    case 'block':
    case 'release':
      return <StatusDialog status={dialog.ref} effectOf={effectText} />
    case 'change':
      return <BlockingDialog key={dialog.ref.sessionId} change={dialog.ref} action={dialog.action} />
    case 'bar':
      return <OpenBarDialog barKey={dialog.key} />
    case 'rooms':
      return <RoomsDialog picker={dialog.ref} />
    case undefined:
      return null
  }
}
