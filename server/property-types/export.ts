import type { propertyTypeColumns } from '../../src/api/contract/enums.ts'
import type { PropertyType, PropertyTypeQuery } from '../../src/api/contract/property-type.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { type ListColumns, numberColumn, textColumn } from '../list-file/columns.ts'
import { exportShortList } from '../list-file/short-list.ts'
import { propertyTypeFilter } from './list.ts'
import { findPropertyTypes } from './row.ts'

const fileColumns = (): ListColumns<PropertyType, (typeof propertyTypeColumns)[number]> => ({
  name: [textColumn(phrase('property-types.name'), 28, ({ name }) => name)],
  properties_count: [numberColumn(phrase('property-types.properties'), 12, ({ properties_count: count }) => count)],
})

/** GET property_types with download=1: exactly the filtered rows as property_types.xlsx or property_types.csv (ADR 0073). */
export const exportPropertyTypes = (ctx: CallerContext, query: PropertyTypeQuery): Promise<Response> =>
  exportShortList(ctx, query, {
    module: 'property_types',
    name: 'property_types',
    sheet: phrase('property-types.propertyTypes'),
    columns: fileColumns(),
    find: (limit, offset) => findPropertyTypes(ctx, propertyTypeFilter(query), { sort: query.sort, limit, offset }),
  })
