import type { ExportBook, ExportFormat } from '../export/export-file.ts'
import type { Inventory } from './inventory.ts'
import type { ReferenceData, PlannedRow } from './plan.ts'
import type { RefusedRow } from './refused-file.rules.ts'
import type { LayoutName, SheetRow } from './sheet.ts'

export type ImportTask =
  | { name: 'read'; layout: LayoutName; file: Blob }
  | { name: 'check'; rows: readonly SheetRow[]; reference: ReferenceData }
  | { name: 'write'; layout: LayoutName; rows: readonly RefusedRow[] }
  | { name: 'readInventory'; file: Blob }
  | { name: 'checkInventory'; rows: readonly SheetRow[]; inventory: Inventory }
  | { name: 'writeInventory'; inventory: Inventory }
  | { name: 'writeRefusedInventory'; rows: readonly RefusedRow[] }
  | { name: 'export'; format: ExportFormat; book: ExportBook }

export interface TaskResults {
  read: SheetRow[]
  check: PlannedRow[]
  write: ArrayBuffer
  readInventory: SheetRow[]
  checkInventory: PlannedRow[]
  writeInventory: ArrayBuffer
  writeRefusedInventory: ArrayBuffer
  export: ArrayBuffer
}

/** Reply of the worker: the result, or why the file was rejected. */
export type TaskReply = { result: TaskResults[keyof TaskResults] } | { rejection: string }
