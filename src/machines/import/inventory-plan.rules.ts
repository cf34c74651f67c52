import type { SheetColumn } from '../../api/contract/sheet.ts'
import { phrase } from '../../phrases/phrase.ts'
import { addonImport } from './addon-import.rules.ts'
import { planOf } from './check.rules.ts'
import type { ImportDescription, ImportRecord } from './description.ts'
import { facilityImport } from './facility-import.rules.ts'
import { addonTypeImport, amenityImport, categoryImport, typeImport } from './inventory-import.rules.ts'
import {
  type Inventory,
  type InventorySheet,
  inventorySheets,
  newIdOf,
  rowNumber,
  rowsOfSheet,
  sheetLayouts,
} from './inventory.ts'
import type { PlannedRow, ReferenceData } from './plan.ts'
import { layouts, type SheetRow } from './sheet.ts'

type Values = Record<string, unknown>

/** What rows may refer to: the records of the property, and those that earlier rows of the file will create. */
interface Known {
  amenities: { id: number; code: string }[]
  categories: { id: number; name: string; kind: string }[]
  types: ReferenceData['facilityTypes'][number][]
  addonTypes: { id: number; name: string }[]
}

const knownOf = ({ amenities, categories, types, addonTypes }: Inventory): Known => ({
  amenities: [...amenities],
  categories: [...categories],
  types: [...types],
  addonTypes: [...addonTypes],
})

/** Makes a new record known to later rows. Its id stands for the one that the server will give it. */
function addToKnown(known: Known, sheet: InventorySheet, id: number, values: Values): void {
  const record = { id, ...values } as { id: number; code: string; name: string; kind: string }
  if (sheet === 'amenities') known.amenities.push(record)
  if (sheet === 'categories') known.categories.push(record)
  if (sheet === 'addonTypes') known.addonTypes.push(record)
  const category = known.categories.find((one) => one.id === values.facility_category_id)
  if (sheet === 'types' && category)
    known.types.push({ ...record, facility_category: category as (typeof known.types)[number]['facility_category'] })
}

/** Data for the rows of one sheet. */
export const referenceOf = (
  sheet: InventorySheet,
  inventory: Inventory,
  known = knownOf(inventory),
): ReferenceData => ({
  tab: sheet === 'rooms' || sheet === 'assets' ? sheet : sheet === 'addons' ? 'add-ons' : 'everything',
  currency: inventory.currency,
  facilityTypes: known.types,
  amenities: known.amenities,
  addonTypes: known.addonTypes,
  facilities: sheet === 'assets' ? inventory.assets : inventory.rooms,
  addons: inventory.addons,
})

/** Calls `apply` with the description of a sheet. Each sheet has another kind of record. */
export function withDescription<Result>(
  sheet: InventorySheet,
  inventory: Inventory,
  apply: <Rec extends ImportRecord>(description: ImportDescription<Rec>) => Result,
  known = knownOf(inventory),
): Result {
  switch (sheet) {
    case 'amenities':
      return apply(amenityImport(inventory.amenities))
    case 'categories':
      return apply(categoryImport(inventory.categories))
    case 'types':
      return apply(typeImport(inventory.types, known.categories, inventory.currency))
    case 'rooms':
    case 'assets':
      return apply(facilityImport)
    case 'addonTypes':
      return apply(addonTypeImport(inventory.addonTypes))
    case 'addons':
      return apply(addonImport)
  }
}

/** No call changes an amenity or a category, so a row that differs from one leaves it as it is. */
const isFixed = (sheet: InventorySheet) => sheet === 'amenities' || sheet === 'categories'

const asUnchanged = (row: PlannedRow): PlannedRow => ({
  ...row,
  outcome: 'unchanged',
  differences: [],
  values: {},
  notes: row.differences.map(({ label, before }) =>
    phrase('imports.notImportedStays', { column: label, value: before ?? '' }),
  ),
})

/**
 * Plans each row of the workbook, sheet by sheet. A row may refer to a record that an earlier sheet creates; to one that was refused it may
 * not.
 */
export function planInventory(rows: readonly SheetRow[], inventory: Inventory): PlannedRow[] {
  const known = knownOf(inventory)
  return inventorySheets.flatMap((sheet) => {
    const columns: readonly SheetColumn[] = layouts[sheetLayouts[sheet]].columns
    const planned = withDescription(
      sheet,
      inventory,
      (description) => planOf(description, columns, rowsOfSheet(rows, sheet), referenceOf(sheet, inventory, known)),
      known,
    )
    return planned.map((row) => {
      const number = rowNumber(sheet, row.number)
      if (row.outcome === 'created') addToKnown(known, sheet, newIdOf(number), row.values)
      return { ...(isFixed(sheet) && row.outcome === 'changed' ? asUnchanged(row) : row), number }
    })
  })
}
