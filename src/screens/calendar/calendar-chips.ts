import { useSelector } from '@xstate/react'
import { selectTypes } from '../../machines/calendar/calendar.selectors.ts'
import type { RoomType } from '../../machines/calendar/room.rules.ts'
import type { CalendarSearch } from '../../routes/calendar.ts'
import { conditionDisplay, statusDisplay } from '../facilities/status-display.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { useCalendar } from './useCalendar.ts'
import { phrase } from '../../phrases/phrase.ts'

type ListFilter = 'facility_statuses' | 'housekeeping_statuses' | 'facility_type_ids' | 'floors'

/** The active filters as chips, in words. */
function chipsOf(search: CalendarSearch, types: readonly RoomType[]): Chip<CalendarSearch>[] {
  const chipsForList = <Part extends ListFilter>(
    part: Part,
    label: string,
    valueOf: (item: CalendarSearch[Part][number]) => string,
  ): Chip<CalendarSearch>[] =>
    search[part].map((item: CalendarSearch[Part][number]) => ({
      key: `${part}-${item}`,
      label,
      value: valueOf(item),
      without: { [part]: search[part].filter((other) => other !== item) },
    }))
  return [
    ...(search.keyword
      ? [{ key: 'keyword', label: phrase('calendar.keyword'), value: search.keyword, without: { keyword: '' } }]
      : []),
    ...chipsForList(
      'facility_type_ids',
      phrase('calendar.type'),
      (id) => types.find((type) => type.id === id)?.name ?? `#${id}`,
    ),
    ...chipsForList('floors', phrase('calendar.floor'), (floor) => floor),
    ...chipsForList('facility_statuses', phrase('calendar.status'), (status) => statusDisplay[status].label),
    ...chipsForList('housekeeping_statuses', phrase('calendar.condition'), (status) => conditionDisplay[status].label),
    ...(search.unassigned
      ? [
          {
            key: 'unassigned',
            label: phrase('calendar.free'),
            value: phrase('calendar.forAllNightsInView'),
            without: { unassigned: false },
          },
        ]
      : []),
  ]
}

export function useChips() {
  const { calendar, search } = useCalendar()
  return chipsOf(search, useSelector(calendar, selectTypes))
}
