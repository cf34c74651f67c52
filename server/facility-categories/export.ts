import type { FacilityCategory, FacilityCategoryQuery } from '../../src/api/contract/facility-category.ts'
import type { categoryColumns } from '../../src/api/contract/list-columns.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { type ListColumns, numberColumn, textColumn } from '../list-file/columns.ts'
import { exportShortList } from '../list-file/short-list.ts'
import { categoryFilter } from './list.ts'
import { findCategories } from './row.ts'

const fileColumns = (): ListColumns<FacilityCategory, (typeof categoryColumns)[number]> => ({
  name: [textColumn(phrase('facility-categories.name'), 28, ({ name }) => name)],
  kind: [
    textColumn(phrase('facility-categories.kind'), 12, ({ kind }) =>
      kind === 'room' ? phrase('facility-categories.room') : phrase('facility-categories.asset'),
    ),
  ],
  facility_types_count: [
    numberColumn(phrase('facility-categories.facilityTypes'), 16, ({ facility_types_count: count }) => count),
  ],
})

/**
 * GET facility_categories with download=1: exactly the filtered rows as facility_categories.xlsx or facility_categories.csv (ADR 0073).
 */
export async function exportCategories(ctx: CallerContext, query: FacilityCategoryQuery): Promise<Response> {
  const { where } = await categoryFilter(ctx, query)
  return exportShortList(ctx, query, {
    module: 'facility_categories',
    name: 'facility_categories',
    sheet: phrase('products.facilityCategories'),
    columns: fileColumns(),
    find: (limit, offset) => findCategories(ctx, where, { sort: query.sort, limit, offset }),
  })
}
