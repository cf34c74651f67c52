import type { SheetColumn } from './sheet.ts'

/* Columns of addons.xlsx, shared by the download (domain D20) and the import. */

/**
 * `type` is the name of the add-on's type, `price` a number in major units (19.5), `charging` one of `chargingLabels`,
 * `status` one of `addonStatusLabels`. The bookable window is half-open, as on the wire (ADR 0009).
 */
export const addonSheetColumns = [
  { key: 'id', header: 'ID', type: 'number', width: 10, isReadOnly: true },
  { key: 'name', header: 'Name', type: 'text', width: 28, isReadOnly: false },
  { key: 'sku', header: 'SKU', type: 'text', width: 16, isReadOnly: false },
  { key: 'type', header: 'Type', type: 'text', width: 20, isReadOnly: false },
  { key: 'description', header: 'Description', type: 'text', width: 44, isReadOnly: false },
  { key: 'price', header: 'Price', type: 'number', width: 12, isReadOnly: false },
  { key: 'currency', header: 'Currency', type: 'text', width: 10, isReadOnly: true },
  { key: 'charging', header: 'Charging', type: 'text', width: 22, isReadOnly: false },
  { key: 'stock', header: 'Stock', type: 'number', width: 10, isReadOnly: false },
  { key: 'bookable_date_from', header: 'Bookable from', type: 'date', width: 14, isReadOnly: false },
  { key: 'bookable_date_to', header: 'Bookable to', type: 'date', width: 14, isReadOnly: false },
  { key: 'status', header: 'Status', type: 'text', width: 12, isReadOnly: false },
  { key: 'updated_at', header: 'Updated', type: 'date', width: 14, isReadOnly: true },
] as const satisfies readonly SheetColumn[]

export type AddonSheetKey = (typeof addonSheetColumns)[number]['key']

/** Name of the only sheet. */
export const addonSheetName = 'Add-ons'
/** Labels of the status codes in the sheet (requirement 9.status-codes). */
export const addonStatusLabels = { 1: 'Active', 0: 'Deactivated' } as const
