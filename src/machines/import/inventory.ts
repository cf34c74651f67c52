import type { Addon } from '../../api/contract/addon.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { LayoutName } from './sheet.ts'

/** Sheets of the workbook of a whole inventory, in the order in which they depend on each other (ADR 0026). */
export const inventorySheets = ['amenities', 'categories', 'types', 'rooms', 'assets', 'addonTypes', 'addons'] as const
export type InventorySheet = (typeof inventorySheets)[number]

export const sheetLayouts: Record<InventorySheet, LayoutName> = {
  amenities: 'amenities',
  categories: 'categories',
  types: 'types',
  rooms: 'facilities',
  assets: 'facilities',
  addonTypes: 'addonTypes',
  addons: 'addons',
}

/** Names of the sheets: those of the tabs. */
export const sheetTitles: Record<InventorySheet, string> = {
  amenities: phrase('products.amenities'),
  categories: phrase('products.facilityCategories'),
  types: phrase('products.facilityTypes'),
  rooms: phrase('products.rooms'),
  assets: phrase('products.assets'),
  addonTypes: phrase('products.addOnTypes'),
  addons: phrase('products.addOns'),
}

/** All that a property has, which the rows of the workbook are checked against. */
export interface Inventory {
  currency: string
  amenities: readonly Amenity[]
  categories: readonly FacilityCategory[]
  types: readonly FacilityType[]
  rooms: readonly Facility[]
  assets: readonly Facility[]
  addonTypes: readonly AddonType[]
  addons: readonly Addon[]
}

/** More rows than a sheet can have. */
const rowsPerSheet = 100_000

/** Number of a row in a workbook of several sheets, unique among all of them: 200,007 is row 7 of the third sheet. */
export const rowNumber = (sheet: InventorySheet, line: number): number =>
  inventorySheets.indexOf(sheet) * rowsPerSheet + line

/** Sheet of a row in such a workbook, and its row there. */
export const placeOf = (number: number): { sheet: InventorySheet; line: number } => ({
  sheet: inventorySheets[Math.floor(number / rowsPerSheet)] ?? 'amenities',
  line: number % rowsPerSheet,
})

/** The rows of one sheet, with their numbers there. */
export const rowsOfSheet = <Row extends { number: number }>(rows: readonly Row[], sheet: InventorySheet): Row[] =>
  rows
    .map((row) => ({ row, place: placeOf(row.number) }))
    .filter(({ place }) => place.sheet === sheet)
    .map(({ row, place }) => ({ ...row, number: place.line }))

/** Ids that no server has reached: an integer of PostgreSQL ends at 2,147,483,647. */
const firstNewId = 2_000_000_000

/** Stands for the id of a record that a row creates, until the server has given it one. The contract's rules take it for an id. */
export const newIdOf = (number: number): number => firstNewId + number

/** The row that creates the record with this id; null for an existing record. */
export const rowOfNewId = (id: number): number | null => (id > firstNewId ? id - firstNewId : null)
