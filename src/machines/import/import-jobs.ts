import type { PropertyScope } from '../../api/property-scope.ts'
import { phrase } from '../../phrases/phrase.ts'
import { commitRow, readReferenceData, readTemplate, type RowResult } from './import-calls.ts'
import { type ImportThread, inThread } from './import-thread.ts'
import { inventorySender, readInventory } from './inventory-calls.ts'
import { type ImportSubject, layoutOf, type PlannedRow } from './plan.ts'
import type { RefusedRow } from './refused-file.rules.ts'
import type { SheetRow } from './sheet.ts'

/* What an import does with its file: that of a tab has one sheet, that of everything has one for each list. */

interface ImportJob {
  scope: PropertyScope
  currency: string
  tab: ImportSubject
  startThread: () => Promise<ImportThread>
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const workbookOf = (bytes: ArrayBuffer): Blob => new Blob([bytes], { type: workbookType })

/** Opens the file. */
export const readRows = ({ startThread, tab }: ImportJob, file: File, signal: AbortSignal): Promise<SheetRow[]> =>
  tab === 'everything'
    ? inThread(startThread, { name: 'readInventory', file }, signal)
    : inThread(startThread, { name: 'read', layout: layoutOf(tab), file }, signal)

/** Checks its rows against the records of the property. */
export async function checkRows(job: ImportJob, rows: readonly SheetRow[], signal: AbortSignal): Promise<PlannedRow[]> {
  const { startThread, scope, currency, tab } = job
  if (tab === 'everything') {
    const inventory = await readInventory(job, signal)
    return inThread(startThread, { name: 'checkInventory', rows, inventory }, signal)
  }
  const reference = await readReferenceData({ scope, currency, tab }, rows, signal)
  return inThread(startThread, { name: 'check', rows, reference }, signal)
}

/** The existing records as a file to edit and import. */
export async function templateOf(job: ImportJob, signal: AbortSignal): Promise<Blob> {
  const { startThread, scope, currency, tab } = job
  if (tab !== 'everything') return readTemplate({ scope, currency, tab }, signal)
  const inventory = await readInventory(job, signal)
  return workbookOf(await inThread(startThread, { name: 'writeInventory', inventory }, signal))
}

export const templateName = (tab: ImportSubject): string =>
  tab === 'everything' ? phrase('imports.inventoryFileName') : `${layoutOf(tab)}.xlsx`

/** The refused rows as a file to correct and import. */
export const refusedFileOf = ({ startThread, tab }: ImportJob, rows: readonly RefusedRow[], signal: AbortSignal) =>
  tab === 'everything'
    ? inThread(startThread, { name: 'writeRefusedInventory', rows }, signal)
    : inThread(startThread, { name: 'write', layout: layoutOf(tab), rows }, signal)

/** Sends the rows. `key`, together with a row's number, is the idempotency key of its call. */
export function senderOf(
  { scope, currency, tab }: ImportJob,
  key: string,
  results: Readonly<Record<number, RowResult>>,
): (row: PlannedRow, signal: AbortSignal) => Promise<RowResult> {
  if (tab === 'everything') return inventorySender({ scope, currency, key, results })
  return (row, signal) => commitRow({ scope, currency, tab }, row, `${key}-${row.number}`, signal)
}
