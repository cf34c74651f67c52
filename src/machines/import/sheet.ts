import { addonSheetColumns, addonSheetName } from '../../api/contract/addon-sheet.ts'
import { facilitySheetColumns, facilitySheetName } from '../../api/contract/facility-sheet.ts'
import type { SheetColumn } from '../../api/contract/sheet.ts'

/** One cell of a file, made plain; a `fault` says why it cannot be taken, and `text` what it showed. */
export type SheetCell = string | number | boolean | null | { date: string } | { fault: string; text: string }

/** A row by its number in the file, the head being 1. */
interface FileRow<Cells> {
  number: number
  cells: Cells
}

/** What stands in a file, column by column. */
export interface FileTable {
  headings: readonly string[]
  rows: FileRow<readonly SheetCell[]>[]
}

/** The same by the keys of the layout. */
export type SheetRow = FileRow<Record<string, SheetCell>>

/** The layouts that downloads write and imports read back (domain D20). */
export const layouts = {
  facilities: { sheetName: facilitySheetName, columns: facilitySheetColumns as readonly SheetColumn[] },
  addons: { sheetName: addonSheetName, columns: addonSheetColumns as readonly SheetColumn[] },
} as const
export type LayoutName = keyof typeof layouts

/** The column that the file of refused rows has besides; an import leaves it alone. */
export const reasonHeading = 'Why refused'

/** A file that cannot be imported at all; the message is the answer to the person. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
