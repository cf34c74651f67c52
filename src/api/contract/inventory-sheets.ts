import type { SheetColumn } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/*
 * Columns of the sheets that only the workbook of a whole inventory has (ADR 0026). Its other sheets are those of facilities.xlsx and
 * addons.xlsx. None has an ID: a row is the record with its code or name.
 */

const text = { type: 'text', isReadOnly: false } as const
const number = { type: 'number', isReadOnly: false } as const

export const amenitySheetColumns = [
  {
    key: 'code',
    get header() {
      return phrase('amenities.code')
    },
    ...text,
    width: 14,
  },
  {
    key: 'name',
    get header() {
      return phrase('amenities.name')
    },
    ...text,
    width: 28,
  },
  {
    key: 'group',
    get header() {
      return phrase('amenities.group')
    },
    ...text,
    width: 16,
  },
] satisfies readonly SheetColumn[]

export const categorySheetColumns = [
  {
    key: 'name',
    get header() {
      return phrase('facility-categories.name')
    },
    ...text,
    width: 28,
  },
  {
    key: 'kind',
    get header() {
      return phrase('facility-categories.kind')
    },
    ...text,
    width: 12,
  },
] satisfies readonly SheetColumn[]

/** `category` is the name of a category, `amenities` are comma-separated codes, `price` a number in major units. */
export const typeSheetColumns = [
  {
    key: 'code',
    get header() {
      return phrase('facility-types.code')
    },
    ...text,
    width: 14,
  },
  {
    key: 'name',
    get header() {
      return phrase('facility-types.name')
    },
    ...text,
    width: 28,
  },
  {
    key: 'category',
    get header() {
      return phrase('facility-types.category')
    },
    ...text,
    width: 20,
  },
  {
    key: 'price',
    get header() {
      return phrase('facility-types.price')
    },
    ...number,
    width: 12,
  },
  {
    key: 'currency',
    get header() {
      return phrase('addons.currency')
    },
    type: 'text',
    isReadOnly: true,
    width: 10,
  },
  {
    key: 'max_adults',
    get header() {
      return phrase('facility-types.adults')
    },
    ...number,
    width: 10,
  },
  {
    key: 'max_children',
    get header() {
      return phrase('facility-types.children')
    },
    ...number,
    width: 10,
  },
  {
    key: 'max_occupancy',
    get header() {
      return phrase('facility-types.occupancy')
    },
    ...number,
    width: 12,
  },
  {
    key: 'extra_beds',
    get header() {
      return phrase('facility-types.extraBeds')
    },
    ...number,
    width: 12,
  },
  {
    key: 'size_m2',
    get header() {
      return phrase('facility-types.inSquareMetres')
    },
    ...number,
    width: 10,
  },
  {
    key: 'cleaning_minutes',
    get header() {
      return phrase('imports.cleaningMinutes')
    },
    ...number,
    width: 18,
  },
  {
    key: 'amenities',
    get header() {
      return phrase('facility-types.amenities')
    },
    ...text,
    width: 28,
  },
  {
    key: 'description',
    get header() {
      return phrase('facility-types.description')
    },
    ...text,
    width: 44,
  },
] satisfies readonly SheetColumn[]

export const addonTypeSheetColumns = [
  {
    key: 'name',
    get header() {
      return phrase('addon-types.name')
    },
    ...text,
    width: 28,
  },
] satisfies readonly SheetColumn[]
