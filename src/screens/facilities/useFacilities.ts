import { useMemo } from 'react'
import type { Facility } from '../../api/contract/facility.ts'
import type { Catalogue } from '../../machines/products/catalogue.machine.ts'
import { useInventoryTab, useCatalogue } from '../shell/actors.ts'
import { useTab } from '../products/useTab.ts'
import { statusChoices } from './status-display.ts'

export type FacilityTab = 'rooms' | 'assets'

/** The choices that concern this tab: types and categories of its kind, and its floors. */
function filterOptionsOf(tab: FacilityTab, { facilityTypes, categories, floors, statuses }: Catalogue) {
  const kind = tab === 'rooms' ? 'room' : 'asset'
  const types = facilityTypes.filter((type) => type.facility_category.kind === kind)
  return {
    types: types.map(({ id, name }) => ({ id: String(id), label: name })),
    categories: categories.filter((one) => one.kind === kind).map(({ id, name }) => ({ id: String(id), label: name })),
    /** Those that the server knows. */
    statuses: statusChoices.filter(({ id }) => statuses.some(({ name }) => name === id)),
    floors: floors[tab].map(({ floor }) => ({ id: floor, label: floor })),
    /** The types that are cleaned; assets may have none, and then no condition either. */
    cleaned: new Set(types.filter((type) => type.cleaning_minutes > 0).map(({ id }) => id)),
  }
}

/** What the parts of the list of rooms or assets work with. */
export function useFacilities(tab: FacilityTab) {
  const inventoryTab = useInventoryTab(tab)
  const { list } = inventoryTab.getSnapshot().context
  const catalogue = useCatalogue()
  const filterOptions = useMemo(() => filterOptionsOf(tab, catalogue), [tab, catalogue])
  return {
    inventoryTab,
    list,
    catalogue,
    filterOptions,
    /** Rooms all are. */
    isCleaned: ({ facility_type_id }: Facility) => tab === 'rooms' || filterOptions.cleaned.has(facility_type_id),
    hasCondition: tab === 'rooms' || filterOptions.cleaned.size > 0,
    ...useTab(tab, list),
  }
}
