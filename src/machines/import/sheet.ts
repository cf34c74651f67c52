import { addonSheetColumns, addonSheetName } from '../../api/contract/addon-sheet.ts'
import { facilitySheetColumns, facilitySheetName } from '../../api/contract/facility-sheet.ts'
import {
  addonTypeSheetColumns,
  amenitySheetColumns,
  categorySheetColumns,
  typeSheetColumns,
} from '../../api/contract/inventory-sheets.ts'
import type { SheetColumn } from '../../api/contract/sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Plain value of a cell. `fault` says why it is invalid, `text` is what it displayed. */
export type SheetCell = string | number | boolean | null | { date: string } | { fault: string; text: string }

/** A row by its number in the file, the head being 1. */
interface FileRow<Cells> {
  number: number
  cells: Cells
}

/** Content of a file, by column position. */
export interface FileTable {
  headings: readonly string[]
  rows: FileRow<readonly SheetCell[]>[]
}

/** A row by column key. */
export type SheetRow = FileRow<Record<string, SheetCell>>

/** Layouts of downloads and imports (domain D20). */
export const layouts = {
  facilities: { sheetName: facilitySheetName(), columns: facilitySheetColumns as readonly SheetColumn[] },
  addons: { sheetName: addonSheetName(), columns: addonSheetColumns as readonly SheetColumn[] },
  amenities: { sheetName: phrase('products.amenities'), columns: amenitySheetColumns as readonly SheetColumn[] },
  categories: {
    sheetName: phrase('products.facilityCategories'),
    columns: categorySheetColumns as readonly SheetColumn[],
  },
  types: { sheetName: phrase('products.facilityTypes'), columns: typeSheetColumns as readonly SheetColumn[] },
  addonTypes: { sheetName: phrase('products.addOnTypes'), columns: addonTypeSheetColumns as readonly SheetColumn[] },
} as const
export type LayoutName = keyof typeof layouts

/** Extra column in the file of refused rows; an import ignores it. */
export const reasonHeading = phrase('imports.whyRefused')

/** A file that can't be imported; the message is shown to the person. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
