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

/** Why the bar can't be changed here; null if it can. */
export function readOnlyNote(bar: Bar): string | null {
  if (bar.kind === 'reservation') return 'Read only here: change stays in Bookings'
  return canChange(bar) ? null : 'The blocking has ended'
}

/** The actions on a blocking. For a stay, one denied action that gives the reason. */
export function barActions(bar: Bar): Action[] {
  const note = readOnlyNote(bar)
  if (note) return [{ id: 'edit', label: 'Edit…', icon: pencil, isDenied: true, note }]
  const isActive = bar.state === 'active'
  const isOneNight = daysBetween(bar.from, bar.to) <= 1
  return [
    { id: 'edit', label: 'Edit…', icon: pencil },
    { id: 'move', label: 'Move…', icon: sortable },
    { id: 'extend', label: 'Extend…', icon: plus },
    isOneNight
      ? { id: 'shorten', label: 'Shorten…', icon: minus, isDenied: true, note: 'The blocking has only one night' }
      : { id: 'shorten', label: 'Shorten…', icon: minus },
    { id: 'release', label: isActive ? 'End now…' : 'Release…', icon: circleCheck },
  ]
}

/** The actions on free nights. */
export const freeActions: readonly Action[] = [
  { id: 'block', label: 'Block…', icon: outOfOrder },
  { id: 'hold', label: 'Hold…', icon: hold },
  { id: 'show', label: 'Show on the chart', icon: calendarRange },
]

/** The actions on selected cells. */
export const selectionActions = freeActions.slice(0, 2)
