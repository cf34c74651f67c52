import { factsText } from '../../phrases/facts-text.ts'
import { phrase, phraseInAllLanguages } from '../../phrases/phrase.ts'
import { rowsByColumn } from './columns.rules.ts'
import type { ImportDescription, ImportRecord } from './description.ts'
import { referenceOf, withDescription } from './inventory-plan.rules.ts'
import {
  type Inventory,
  type InventorySheet,
  inventorySheets,
  rowNumber,
  rowsOfSheet,
  sheetLayouts,
  sheetTitles,
} from './inventory.ts'
import { inPageLanguage } from './known-words.ts'
import { type RefusedRow, writeSheets } from './refused-file.rules.ts'
import { layouts, type SheetCell, type SheetRow, UnreadableFile } from './sheet.ts'
import { openWorkbook, tableOf } from './workbook.rules.ts'

/** Names of the sheets in all languages, because a colleague who reads another one may have made the file. */
const titles: Record<InventorySheet, readonly string[]> = {
  amenities: phraseInAllLanguages('products.amenities'),
  categories: phraseInAllLanguages('products.facilityCategories'),
  types: phraseInAllLanguages('products.facilityTypes'),
  rooms: phraseInAllLanguages('products.rooms'),
  assets: phraseInAllLanguages('products.assets'),
  addonTypes: phraseInAllLanguages('products.addOnTypes'),
  addons: phraseInAllLanguages('products.addOns'),
}

const keyOf = (name: string) => name.trim().toLowerCase()

/** Reads all sheets that have rows. A sheet that is missing or empty changes nothing; other sheets are ignored. */
export async function readInventoryFile(bytes: Uint8Array): Promise<SheetRow[]> {
  const book = await openWorkbook(bytes)
  const rows = inventorySheets.flatMap((sheet) => {
    const known = new Set(titles[sheet].map(keyOf))
    const name = book.SheetNames.find((one) => known.has(keyOf(one)))
    try {
      const table = name === undefined ? null : tableOf(book, book.Sheets[name]!)
      if (!table || table.rows.length === 0) return []
      const layout = sheetLayouts[sheet]
      return rowsByColumn(inPageLanguage(table, layout), layouts[layout].columns).map((row) => ({
        ...row,
        number: rowNumber(sheet, row.number),
      }))
    } catch (thrown) {
      if (!(thrown instanceof UnreadableFile)) throw thrown
      throw new UnreadableFile(phrase('imports.sheetProblem', { sheet: sheetTitles[sheet], problem: thrown.message }))
    }
  })
  if (rows.length > 0) return rows
  const names = factsText(inventorySheets.map((sheet) => sheetTitles[sheet]))
  throw new UnreadableFile(phrase('imports.noKnownSheet', { names }))
}

const sheetOf = (sheet: InventorySheet, rows: readonly { cells: SheetRow['cells']; reason?: string }[]) => ({
  name: sheetTitles[sheet],
  columns: layouts[sheetLayouts[sheet]].columns,
  rows,
})

/** The records of a sheet as its rows. */
function cellsOf<Rec extends ImportRecord>(
  description: ImportDescription<Rec>,
  reference: ReturnType<typeof referenceOf>,
): { cells: Record<string, SheetCell> }[] {
  return description.records(reference).map((record) => ({
    cells: {
      id: record.id,
      ...Object.fromEntries(description.fields.map((field) => [field.key, field.cell(record, reference)])),
      ...Object.fromEntries(Object.entries(description.readOnly).map(([key, of]) => [key, of(record)])),
    },
  }))
}

/** The whole inventory as a workbook, which an import reads again without a change. An empty list has its headings. */
export const writeInventory = (inventory: Inventory): ArrayBuffer =>
  writeSheets(
    inventorySheets.map((sheet) => {
      const reference = referenceOf(sheet, inventory)
      return sheetOf(
        sheet,
        withDescription(sheet, inventory, (description) => cellsOf(description, reference)),
      )
    }),
  )

/** The refused rows, in their sheets. */
export const writeRefusedInventory = (rows: readonly RefusedRow[]): ArrayBuffer =>
  writeSheets(
    inventorySheets.map((sheet) => sheetOf(sheet, rowsOfSheet(rows, sheet))).filter((sheet) => sheet.rows.length > 0),
  )
