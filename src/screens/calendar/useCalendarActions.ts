import type { FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import { blockingActions } from '../../machines/calendar/blocking.rules.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { selectToday } from '../../machines/calendar/calendar.selectors.ts'
import { useCalendarActor } from './useCalendar.ts'
import { addDays } from '../../api/contract/days.ts'

/** The future part of the nights; tonight if all are past. */
function futureNightsOf({ from, to }: Range, today: string): Range {
  const first = from < today ? today : from
  return { from: first, to: to > first ? to : addDays(first, 1) }
}

/** The actions of the chart and the list, with shared dialogs. */
export function useCalendarActions() {
  const calendar = useCalendarActor()
  const block = (roomIds: readonly number[], nights: Range | null, status?: FacilityStatusName) => {
    const futureNights = nights && futureNightsOf(nights, selectToday(calendar.getSnapshot()))
    const draft = { ...futureNights, ...(status && { status }) }
    calendar.send({ type: 'dialog.opened', request: { name: 'block', roomIds: [...roomIds], draft } })
  }
  return {
    block,
    /** Opens the dialog that chooses rooms first. */
    pickRooms: () => calendar.send({ type: 'dialog.opened', request: { name: 'rooms' } }),
    /** `id` is an id of `barActions`. */
    runBarAction: (id: string, bar: Bar) => {
      if (id === 'release') return calendar.send({ type: 'dialog.opened', request: { name: 'release', key: bar.key } })
      const action = blockingActions.find((one) => one === id)
      if (action) calendar.send({ type: 'dialog.opened', request: { name: 'change', key: bar.key, action } })
    },
    /** `id` is an id of `freeActions`. */
    runFreeAction: (id: string, roomIds: readonly number[], nights: Range) =>
      block(roomIds, nights, id === 'hold' ? 'hold' : undefined),
  }
}
export type CalendarActions = ReturnType<typeof useCalendarActions>
