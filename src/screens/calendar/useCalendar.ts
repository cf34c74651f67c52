import { useSelector } from '@xstate/react'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { calendar as addressOf, type CalendarSearch, isFiltered, unfiltered } from '../../routes/calendar.ts'
import { requireActor } from '../actors.ts'
import { useProperty, useSection } from '../shell/actors.ts'
import { useIsNarrow } from '../useIsNarrow.ts'

/** The section's actor. */
export const useCalendarActor = () => useSection('hotel-calendar')

/** The property whose calendar it is. */
export const useOpenProperty = () => requireActor(useSelector(useProperty(), selectProperty) ?? undefined, 'property')

/** What the parts of the screen work with: the search of the address, and how to change it. */
export function useCalendar() {
  const calendar = useCalendarActor()
  const search = useSelector(calendar, select.selectSearch)
  const prefix = useSelector(calendar, select.selectPrefix)
  const isNarrow = useIsNarrow()
  return {
    calendar,
    search,
    /** On a phone the list comes first, unless the address says otherwise. */
    view: search.view || (isNarrow ? ('list' as const) : ('chart' as const)),
    isFiltered: isFiltered(search),
    clearHref: addressOf(prefix, unfiltered(search)),
    show: (patch: Partial<CalendarSearch>) => calendar.send({ type: 'search.changed', patch }),
  }
}
