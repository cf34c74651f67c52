import { writeCsv } from '../export/csv-file.rules.ts'
import { writeWorkbook } from '../export/workbook-file.rules.ts'
import { addonImport } from './addon-import.rules.ts'
import { planOf } from './check.rules.ts'
import { rowsByColumn } from './columns.rules.ts'
import { facilityImport } from './facility-import.rules.ts'
import type { ImportTask, TaskReply, TaskResults } from './import-task.ts'
import { inPageLanguage } from './known-words.ts'
import { readInventoryFile, writeInventory, writeRefusedInventory } from './inventory-file.rules.ts'
import { planInventory } from './inventory-plan.rules.ts'
import { layoutOf } from './plan.ts'
import { writeRefused } from './refused-file.rules.ts'
import { layouts, UnreadableFile } from './sheet.ts'
import { readWorkbook } from './workbook.rules.ts'

async function resultOf(task: ImportTask): Promise<TaskResults[keyof TaskResults]> {
  switch (task.name) {
    case 'read': {
      const { columns, sheetName } = layouts[task.layout]
      const table = await readWorkbook(new Uint8Array(await task.file.arrayBuffer()), sheetName)
      return rowsByColumn(inPageLanguage(table, task.layout), columns)
    }
    case 'check': {
      const layout = layoutOf(task.reference.tab)
      const { columns } = layouts[layout]
      return layout === 'addons'
        ? planOf(addonImport, columns, task.rows, task.reference)
        : planOf(facilityImport, columns, task.rows, task.reference)
    }
    case 'write':
      return writeRefused(task.layout, task.rows)
    case 'readInventory':
      return readInventoryFile(new Uint8Array(await task.file.arrayBuffer()))
    case 'checkInventory':
      return planInventory(task.rows, task.inventory)
    case 'writeInventory':
      return writeInventory(task.inventory)
    case 'writeRefusedInventory':
      return writeRefusedInventory(task.rows)
    case 'export':
      return task.format === 'csv' ? writeCsv(task.book) : writeWorkbook(task.book)
  }
}

/** Runs one import or export task. A rejected file is a reply; everything else is an error. */
export async function performTask(task: ImportTask): Promise<TaskReply> {
  try {
    return { result: await resultOf(task) }
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) return { rejection: thrown.message }
    throw thrown
  }
}
