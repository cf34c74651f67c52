import type { FacilityType, FacilityTypeQuery } from '../../src/api/contract/facility-type.ts'
import type { facilityTypeColumns } from '../../src/api/contract/list-columns.ts'
import { toMajorUnits } from '../../src/api/contract/money.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { type ListColumns, numberColumn, textColumn } from '../list-file/columns.ts'
import { exportShortList } from '../list-file/short-list.ts'
import { facilityTypeFilter } from './list.ts'
import { findTypes, toTypes } from './row.ts'

/** The numbers of guests are columns of their own, which the list shows as one text. */
const fileColumns = (): ListColumns<FacilityType, (typeof facilityTypeColumns)[number]> => ({
  name: [
    textColumn(phrase('facility-types.name'), 28, ({ name }) => name),
    textColumn(phrase('facility-types.code'), 14, ({ code }) => code),
  ],
  category: [
    textColumn(phrase('facility-types.category'), 20, ({ facility_category }) => facility_category.name),
    textColumn(phrase('facility-categories.kind'), 12, ({ facility_category: { kind } }) =>
      kind === 'room' ? phrase('facility-categories.room') : phrase('facility-categories.asset'),
    ),
  ],
  price: [
    numberColumn(phrase('facility-types.price'), 12, ({ base_price, currency }) => toMajorUnits(base_price, currency)),
    textColumn(phrase('addons.currency'), 10, ({ currency }) => currency),
  ],
  capacity: [
    numberColumn(phrase('facility-types.adults'), 10, ({ max_adults }) => max_adults),
    numberColumn(phrase('facility-types.children'), 10, ({ max_children }) => max_children),
    numberColumn(phrase('facility-types.occupancy'), 12, ({ max_occupancy }) => max_occupancy),
    numberColumn(phrase('facility-types.extraBeds'), 12, ({ extra_beds }) => extra_beds),
  ],
  cleaning: [numberColumn(phrase('imports.cleaningMinutes'), 18, ({ cleaning_minutes }) => cleaning_minutes)],
  amenities_count: [numberColumn(phrase('facility-types.amenities'), 12, ({ amenity_ids }) => amenity_ids.length)],
  facilities_count: [numberColumn(phrase('facility-types.inUse'), 10, ({ facilities_count: count }) => count)],
})

/** GET facility_types with download=1: exactly the filtered rows as facility_types.xlsx or facility_types.csv (ADR 0073). */
export async function exportFacilityTypes(ctx: CallerContext, query: FacilityTypeQuery): Promise<Response> {
  const { where } = await facilityTypeFilter(ctx, query)
  return exportShortList(ctx, query, {
    module: 'facility_types',
    name: 'facility_types',
    sheet: phrase('products.facilityTypes'),
    columns: fileColumns(),
    find: async (limit, offset) => toTypes(ctx, await findTypes(ctx, where, { sort: query.sort, limit, offset })),
  })
}
