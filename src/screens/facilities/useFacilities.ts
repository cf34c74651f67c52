import { useMemo } from 'react'
import type { Facility } from '../../api/contract/facility.ts'
import type { Catalogue } from '../../machines/products/catalogue.machine.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { useTab } from '../products/useTab.ts'
import { statusChoices } from './status-display.ts'

export type FacilityTab = 'rooms' | 'assets'

/** The choices of the filters for this tab: types and categories of its kind, and its floors. */
function filterChoicesOf(tab: FacilityTab, { facilityTypes, categories, floors, statuses }: Catalogue) {
  const kind = tab === 'rooms' ? 'room' : 'asset'
  const types = facilityTypes.filter((type) => type.facility_category.kind === kind)
  return {
    types: types.map(({ id, name }) => ({ id, label: name })),
    categories: categories.filter((one) => one.kind === kind).map(({ id, name }) => ({ id, label: name })),
    /** Only the statuses that the server has. */
    statuses: statusChoices.filter(({ id }) => statuses.some(({ name }) => name === id)),
    floors: floors[tab].map(({ floor }) => ({ id: floor, label: floor })),
    /** Ids of the types that are cleaned. If no asset type is cleaned, assets have no condition column. */
    cleaned: new Set(types.filter((type) => type.cleaning_minutes > 0).map(({ id }) => id)),
  }
}

/** Everything the components of the room and asset lists share. */
export function useFacilities(tab: FacilityTab) {
  const inventoryTab = useInventoryTab(tab)
  const { list } = inventoryTab.getSnapshot().context
  const catalogue = useCatalogue()
  const filterChoices = useMemo(() => filterChoicesOf(tab, catalogue), [tab, catalogue])
  return {
    inventoryTab,
    list,
    catalogue,
    filterChoices,
    /** Rooms are always cleaned. */
    isCleaned: ({ facility_type_id }: Facility) => tab === 'rooms' || filterChoices.cleaned.has(facility_type_id),
    hasCondition: tab === 'rooms' || filterChoices.cleaned.size > 0,
    ...useTab(tab, list),
  }
}
