import { useSelector } from '@xstate/react'
import { selectHistory, selectSearch } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { selectProperty } from '../../machines/property/property.selectors.ts'
import { housekeeping, type HousekeepingSearch } from '../../routes/housekeeping.ts'
import { useProperty, useSection } from '../shell/actors.ts'
import { requireActor } from '../actors.ts'

/** The section's actor. */
export const useHousekeeping = () => useSection('housekeeping')

/** The house whose rooms these are. */
export const useOpenProperty = () => requireActor(useSelector(useProperty(), selectProperty) ?? undefined, 'property')

/** What the address asks for, and how to ask for something else. */
export function useRoomSearch() {
  const section = useHousekeeping()
  const { prefix } = useOpenProperty()
  const search = useSelector(section, selectSearch)
  return {
    search,
    address: (patch: Partial<HousekeepingSearch>) => housekeeping(prefix, { ...search, ...patch }),
    show: (patch: Partial<HousekeepingSearch>, replace = false) =>
      section.send({ type: 'search.changed', patch, replace }),
  }
}

/** The reader of the past; it works while the address asks for any of it. */
export const useHistory = () => requireActor(useSelector(useHousekeeping(), selectHistory), 'history')
