import type { facilityColumns } from '../../api/contract/list-columns.ts'
import type { SearchOf, Tab } from '../../routes/products.ts'
import { phrase } from '../../phrases/phrase.ts'

type ColumnOf<T extends Tab> = SearchOf<T>['columns'][number]

const facilityHeadings = (kind: 'room' | 'asset'): Record<(typeof facilityColumns)[number], string> => ({
  name: phrase('facilities.kindHeading', { kind }),
  type: phrase('facilities.type'),
  floor: phrase('facilities.floor'),
  status: phrase('facilities.status'),
  condition: phrase('facilities.condition'),
  occupancy: phrase('facilities.occupancy'),
  window: phrase('facilities.bookable'),
  updated_at: phrase('facilities.updated'),
})

/** Headings of the columns of each inventory list, in their default order. Columns of amounts add the currency. */
export const columnHeadings: { [T in Tab]: Record<ColumnOf<T>, string> } = {
  rooms: facilityHeadings('room'),
  assets: facilityHeadings('asset'),
  'add-ons': {
    name: phrase('addons.addOn'),
    type: phrase('addons.type'),
    price: phrase('addons.price'),
    charging: phrase('addons.charging'),
    stock: phrase('addons.stock'),
    window: phrase('addons.bookable'),
    status: phrase('addons.status'),
    updated_at: phrase('addons.updated'),
  },
  'facility-types': {
    name: phrase('facility-types.type'),
    category: phrase('facility-types.category'),
    price: phrase('facility-types.price'),
    capacity: phrase('facility-types.capacity'),
    cleaning: phrase('facility-types.cleaning'),
    amenities_count: phrase('facility-types.amenities'),
    facilities_count: phrase('facility-types.inUse'),
  },
  'add-on-types': {
    name: phrase('addon-types.name'),
    addons_count: phrase('addon-types.addOns'),
    names: phrase('addon-types.usedBy'),
  },
  amenities: {
    name: phrase('amenities.name'),
    code: phrase('amenities.code'),
    facilities_count: phrase('amenities.facilities'),
    facility_types_count: phrase('amenities.facilityTypes'),
  },
  'facility-categories': {
    name: phrase('facility-categories.name'),
    kind: phrase('facility-categories.kind'),
    facility_types_count: phrase('facility-categories.facilityTypes'),
  },
}
