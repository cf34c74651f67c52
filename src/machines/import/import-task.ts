import type { ExportBook, ExportFormat } from '../export/export-file.ts'
import type { ReferenceData, PlannedRow } from './plan.ts'
import type { RefusedRow } from './refused-file.rules.ts'
import type { LayoutName, SheetRow } from './sheet.ts'

/** What the thread is asked to do. */
export type ImportTask =
  | { name: 'read'; layout: LayoutName; file: Blob }
  | { name: 'check'; rows: readonly SheetRow[]; reference: ReferenceData }
  | { name: 'write'; layout: LayoutName; rows: readonly RefusedRow[] }
  | { name: 'export'; format: ExportFormat; book: ExportBook }

export interface TaskResults {
  read: SheetRow[]
  check: PlannedRow[]
  write: ArrayBuffer
  export: ArrayBuffer
}

/** What it answers: the result, or what is wrong with the file in words. */
export type TaskReply = { result: TaskResults[keyof TaskResults] } | { rejection: string }
