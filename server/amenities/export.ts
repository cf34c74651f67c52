import type { Amenity, AmenityQuery } from '../../src/api/contract/amenity.ts'
import type { amenityColumns } from '../../src/api/contract/list-columns.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { type ListColumns, numberColumn, textColumn } from '../list-file/columns.ts'
import { exportShortList } from '../list-file/short-list.ts'
import { amenityFilter } from './list.ts'
import { findAmenities } from './row.ts'

/** The group stands beside the name, because the list shows it as a heading above the rows. */
const fileColumns = (): ListColumns<Amenity, (typeof amenityColumns)[number]> => ({
  name: [
    textColumn(phrase('amenities.name'), 28, ({ name }) => name),
    textColumn(phrase('amenities.group'), 16, ({ group }) => phrase('amenities.groupName', { group })),
  ],
  code: [textColumn(phrase('amenities.code'), 14, ({ code }) => code)],
  facilities_count: [numberColumn(phrase('amenities.facilities'), 18, ({ facilities_count: count }) => count)],
  facility_types_count: [
    numberColumn(phrase('amenities.facilityTypes'), 16, ({ facility_types_count: count }) => count),
  ],
})

/** GET amenities with download=1: exactly the filtered rows as amenities.xlsx or amenities.csv (ADR 0073). */
export async function exportAmenities(ctx: CallerContext, query: AmenityQuery): Promise<Response> {
  const { where } = await amenityFilter(ctx, query)
  return exportShortList(ctx, query, {
    module: 'amenities',
    name: 'amenities',
    sheet: phrase('products.amenities'),
    columns: fileColumns(),
    find: (limit, offset) => findAmenities(ctx, where, { sort: query.sort, limit, offset }),
  })
}
