import { useState } from 'react'
import type { FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { selectToday } from '../../machines/calendar/calendar.selectors.ts'
import { patchOf } from './bar-actions.ts'
import { type Purpose, purposes } from './purpose.ts'
import { useCalendarActor } from './useCalendar.ts'
import { addDays } from '../../api/contract/days.ts'

/** Of some nights those that are to come; tonight where all are over. */
function comingOf({ from, to }: Range, today: string): Range {
  const first = from < today ? today : from
  return { from: first, to: to > first ? to : addDays(first, 1) }
}

/** What a person may do on the chart and in the list alike, with the same dialogs. */
export function useDeeds() {
  const calendar = useCalendarActor()
  const [purpose, setPurpose] = useState<Purpose>('edit')
  const block = (roomIds: readonly number[], nights: Range | null, status?: FacilityStatusName) => {
    const coming = nights && comingOf(nights, selectToday(calendar.getSnapshot()))
    const draft = { ...coming, ...(status && { status }) }
    calendar.send({ type: 'flow.opened', ask: { name: 'block', roomIds: [...roomIds], draft } })
  }
  return {
    purpose,
    block,
    /** By the name of one of `barActions`. */
    act: (id: string, bar: Bar) => {
      if (id === 'release') return calendar.send({ type: 'flow.opened', ask: { name: 'release', key: bar.key } })
      const wanted = purposes.find((one) => one === id)
      if (!wanted) return undefined
      setPurpose(wanted)
      return calendar.send({
        type: 'flow.opened',
        ask: { name: 'change', key: bar.key, patch: patchOf(wanted, bar) },
      })
    },
    /** By the name of one of `freeActions`. */
    take: (id: string, roomIds: readonly number[], nights: Range) =>
      block(roomIds, nights, id === 'hold' ? 'hold' : undefined),
  }
}
export type Deeds = ReturnType<typeof useDeeds>
