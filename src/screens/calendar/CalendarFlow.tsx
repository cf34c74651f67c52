import { useSelector } from '@xstate/react'
import { selectFlow } from '../../machines/calendar/calendar.selectors.ts'
import { onDemand } from '../on-demand.tsx'
import { effectText } from './calendar-words.ts'
import type { Purpose } from './purpose.ts'
import { useCalendarActor } from './useCalendar.ts'

const StatusDialog = onDemand(() => import('../facilities/StatusDialog.tsx').then((m) => m.StatusDialog))
const BlockingDialog = onDemand(() => import('./BlockingDialog.tsx').then((m) => m.BlockingDialog))

/** The dialog of what lies open over the calendar; each is a chunk of its own. */
export function CalendarFlow({ purpose }: { purpose: Purpose }) {
  const flow = useSelector(useCalendarActor(), selectFlow)
  switch (flow?.name) {
    case 'block':
    case 'release':
      return <StatusDialog status={flow.ref} effectOf={effectText} />
    case 'change':
      return <BlockingDialog key={flow.ref.sessionId} change={flow.ref} purpose={purpose} />
    case undefined:
      return null
  }
}
