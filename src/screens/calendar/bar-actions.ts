import {
  calendarRange,
  circleCheck,
  hold,
  minus,
  outOfOrder,
  pencil,
  plus,
  sortable,
} from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { type Bar, canChange } from '../../machines/calendar/bar.rules.ts'
import { daysBetween } from '../../api/contract/days.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Why the bar can't be changed here; null if it can. */
export function readOnlyNote(bar: Bar): string | null {
  if (bar.kind === 'reservation') return phrase('calendar.changeStaysInBookings')
  return canChange(bar) ? null : phrase('calendar.blockingHasEnded')
}

/** The actions on a blocking. For a stay, one denied action that gives the reason. */
export function barActions(bar: Bar): Action[] {
  const note = readOnlyNote(bar)
  if (note) return [{ id: 'edit', label: phrase('calendar.editWithDialog'), icon: pencil, isDenied: true, note }]
  const isActive = bar.state === 'active'
  const isOneNight = daysBetween(bar.from, bar.to) <= 1
  return [
    { id: 'edit', label: phrase('calendar.editWithDialog'), icon: pencil },
    { id: 'move', label: phrase('calendar.moveWithDialog'), icon: sortable },
    { id: 'extend', label: phrase('calendar.extendWithDialog'), icon: plus },
    isOneNight
      ? {
          id: 'shorten',
          label: phrase('calendar.shortenWithDialog'),
          icon: minus,
          isDenied: true,
          note: phrase('calendar.blockingHasOneNight'),
        }
      : { id: 'shorten', label: phrase('calendar.shortenWithDialog'), icon: minus },
    {
      id: 'release',
      label: isActive ? phrase('calendar.endNowWithDialog') : phrase('calendar.releaseWithDialog'),
      icon: circleCheck,
    },
  ]
}

/** The actions on free nights. */
export const freeActions: readonly Action[] = [
  { id: 'block', label: phrase('calendar.blockWithDialog'), icon: outOfOrder },
  { id: 'hold', label: phrase('calendar.holdWithDialog'), icon: hold },
  { id: 'show', label: phrase('calendar.showOnTheChart'), icon: calendarRange },
]

/** The actions on selected cells. */
export const selectionActions = freeActions.slice(0, 2)
