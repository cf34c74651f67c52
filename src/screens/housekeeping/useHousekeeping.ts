import { useSelector } from '@xstate/react'
import { selectHistory, selectListSearch, selectSearch } from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { HousekeepingRef } from '../../machines/housekeeping/housekeeping.machine.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { housekeeping, type HousekeepingSearch } from '../../routes/housekeeping.ts'
import { useProperty, useSection } from '../shell/actor-hooks.ts'
import { requireActor } from '../actor-hooks.ts'

/** The housekeeping section's actor. */
export const useHousekeeping = () => useSection('housekeeping')

/** The open property. */
export const useOpenProperty = () => requireActor(useSelector(useProperty(), selectProperty) ?? undefined, 'property')

/** The route's search, and navigation to another. */
export function useRoomSearch() {
  const section = useHousekeeping()
  const { prefix } = useOpenProperty()
  const search = useSelector(section, selectSearch)
  return {
    search,
    address: (patch: Partial<HousekeepingSearch>) => housekeeping(prefix, { ...search, ...patch }),
    show: useShow(),
  }
}

/** The route's filters, order and groups. Components that show no more don't render again for another view. */
export const useListSearch = () => useSelector(useHousekeeping(), selectListSearch)

/** Navigates to another search. */
export function useShow() {
  const section = useHousekeeping()
  return (patch: Partial<HousekeepingSearch>, replace = false) =>
    section.send({ type: 'search.changed', patch, replace })
}

/** The history's actor. It runs while the address asks for the history. */
export const useHistory = () => requireActor(useSelector(useHousekeeping(), selectHistory), 'history')

/** Opens the dialog that reports a problem of a room. */
export const reportProblem = (section: HousekeepingRef, { id, name }: { id: number; name: string }) =>
  section.getSnapshot().context.problems.send({ type: 'report.opened', room: { id, name } })
