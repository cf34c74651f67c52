import type { PropertyScope } from '../../api/property-scope.ts'
import * as routes from '../../routes/products.ts'
import { readAddons } from '../addons/addon-list.machine.ts'
import { readAddonTypes } from '../addon-types/addon-type-list.machine.ts'
import { readAmenities } from '../amenities/amenity-list.machine.ts'
import { readFacilities } from '../facilities/facility-list.machine.ts'
import { readFacilityCategories } from '../facility-categories/facility-category-list.machine.ts'
import { readFacilityTypes } from '../facility-types/facility-type-list.machine.ts'
import type { SectionRead } from '../read-ahead/section-read.ts'
import type { TabRead } from './tab-list.ts'

const tabReads: { [T in routes.Tab]: TabRead<T, unknown> } = {
  rooms: readFacilities('rooms'),
  assets: readFacilities('assets'),
  'add-ons': readAddons,
  'facility-types': readFacilityTypes,
  'add-on-types': readAddonTypes,
  amenities: readAmenities,
  'facility-categories': readFacilityCategories,
}

const readTab = <T extends routes.Tab>(tab: T, scope: PropertyScope, search: string, signal: AbortSignal) =>
  tabReads[tab]({ scope }, routes.parseSearch(tab, search), signal)

/** Reads the list of the tab that a products URL selects. A form has nothing to read ahead. */
export const readProducts: SectionRead = async ({ scope, search, signal }) =>
  routes.parseView(search).name === 'list' ? readTab(routes.parseTab(search), scope, search, signal) : null
