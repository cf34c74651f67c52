import type { SheetColumn } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Columns of addons.xlsx, shared by the download (domain D20) and the import. */

/**
 * `type` is the name of the add-on's type, `price` a number in major units (19.5), `charging` one of `chargingLabels`,
 * `status` one of `addonStatusLabels`. The bookable window is its first and its last night (ADR 0009).
 */
export const addonSheetColumns = [
  { key: 'id', header: 'ID', type: 'number', width: 10, isReadOnly: true },
  {
    key: 'name',
    get header() {
      return phrase('addons.name')
    },
    type: 'text',
    width: 28,
    isReadOnly: false,
  },
  { key: 'sku', header: 'SKU', type: 'text', width: 16, isReadOnly: false },
  {
    key: 'type',
    get header() {
      return phrase('addons.type')
    },
    type: 'text',
    width: 20,
    isReadOnly: false,
  },
  {
    key: 'description',
    get header() {
      return phrase('addons.description')
    },
    type: 'text',
    width: 44,
    isReadOnly: false,
  },
  {
    key: 'price',
    get header() {
      return phrase('addons.price')
    },
    type: 'number',
    width: 12,
    isReadOnly: false,
  },
  {
    key: 'currency',
    get header() {
      return phrase('addons.currency')
    },
    type: 'text',
    width: 10,
    isReadOnly: true,
  },
  {
    key: 'charging',
    get header() {
      return phrase('addons.charging')
    },
    type: 'text',
    width: 22,
    isReadOnly: false,
  },
  {
    key: 'stock',
    get header() {
      return phrase('addons.stock')
    },
    type: 'number',
    width: 10,
    isReadOnly: false,
  },
  {
    key: 'bookable_date_from',
    get header() {
      return phrase('addons.bookableFrom')
    },
    type: 'date',
    width: 14,
    isReadOnly: false,
  },
  {
    key: 'bookable_date_to',
    get header() {
      return phrase('addons.bookableTo')
    },
    type: 'date',
    width: 14,
    isReadOnly: false,
  },
  {
    key: 'status',
    get header() {
      return phrase('addons.status')
    },
    type: 'text',
    width: 12,
    isReadOnly: false,
  },
  {
    key: 'updated_at',
    get header() {
      return phrase('addons.updated')
    },
    type: 'date',
    width: 14,
    isReadOnly: true,
  },
] as const satisfies readonly SheetColumn[]

export type AddonSheetKey = (typeof addonSheetColumns)[number]['key']

/** Name of the only sheet. */
export const addonSheetName = () => phrase('addons.addOns')
/** Labels of the status codes in the sheet (requirement 9.status-codes). */
export const addonStatusLabels = {
  get 1() {
    return phrase('addons.active')
  },
  get 0() {
    return phrase('addons.deactivated')
  },
} as const
