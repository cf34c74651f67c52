import { useSelector } from '@xstate/react'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { calendar as addressOf, type CalendarSearch, isFiltered, unfiltered } from '../../routes/calendar.ts'
import { requireActor } from '../actor-hooks.ts'
import { useProperty, useSection } from '../shell/actor-hooks.ts'
import { useIsNarrow } from '../../design/theme/use-is-narrow.ts'
import { storedView } from './stored-view.ts'

/** The calendar section's actor. */
export const useCalendarActor = () => useSection('hotel-calendar')

/** The open property. */
export const useOpenProperty = () => requireActor(useSelector(useProperty(), selectProperty) ?? undefined, 'property')

/** Everything the screen's components share: the calendar's actor, the route's search, and navigation. */
export function useCalendar() {
  const calendar = useCalendarActor()
  const search = useSelector(calendar, select.selectSearch)
  const prefix = useSelector(calendar, select.selectPrefix)
  const isNarrow = useIsNarrow()
  return {
    calendar,
    search,
    /** The address, then the choice made on this device, then the default: the list on a phone. */
    view: search.view || storedView() || (isNarrow ? ('list' as const) : ('chart' as const)),
    isFiltered: isFiltered(search),
    clearHref: addressOf(prefix, unfiltered(search)),
    show: (patch: Partial<CalendarSearch>) => calendar.send({ type: 'search.changed', patch }),
  }
}
