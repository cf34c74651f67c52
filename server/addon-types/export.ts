import { asc, inArray } from 'drizzle-orm'
import type { AddonType, AddonTypeQuery } from '../../src/api/contract/addon-type.ts'
import { sheetSeparator } from '../../src/api/contract/facility-sheet.ts'
import type { addonTypeColumns } from '../../src/api/contract/list-columns.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { type ListColumns, numberColumn, textColumn } from '../list-file/columns.ts'
import { exportShortList } from '../list-file/short-list.ts'
import { addonTypeFilter } from './list.ts'
import { findAddonTypes } from './row.ts'

interface FileAddonType extends AddonType {
  names: string[]
}

const fileColumns = (): ListColumns<FileAddonType, (typeof addonTypeColumns)[number]> => ({
  name: [textColumn(phrase('addon-types.name'), 28, ({ name }) => name)],
  addons_count: [numberColumn(phrase('addon-types.addOns'), 10, ({ addons_count: count }) => count)],
  names: [textColumn(phrase('addon-types.usedBy'), 44, ({ names }) => names.join(sheetSeparator))],
})

/** Adds the names of the add-ons by name, of which the list has room for the first. */
async function withNames({ db }: CallerContext, types: readonly AddonType[]): Promise<FileAddonType[]> {
  const ids = types.map(({ id }) => id)
  const found = await db
    .select({ type: addons.addon_type_id, name: addons.name })
    .from(addons)
    .where(inArray(addons.addon_type_id, ids))
    .orderBy(asc(addons.name_key), asc(addons.id))
  const names = new Map<number, string[]>(ids.map((id) => [id, []]))
  for (const { type, name } of found) names.get(type)?.push(name)
  return types.map((type) => ({ ...type, names: names.get(type.id) ?? [] }))
}

/** GET addon_types with download=1: exactly the filtered rows as addon_types.xlsx or addon_types.csv (ADR 0073). */
export async function exportAddonTypes(ctx: CallerContext, query: AddonTypeQuery): Promise<Response> {
  const { where } = await addonTypeFilter(ctx, query)
  return exportShortList(ctx, query, {
    module: 'addon_types',
    name: 'addon_types',
    sheet: phrase('products.addOnTypes'),
    columns: fileColumns(),
    find: async (limit, offset) =>
      withNames(ctx, await findAddonTypes(ctx, where, { sort: query.sort, limit, offset })),
  })
}
