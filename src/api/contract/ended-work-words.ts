import { inventoryLists } from './enums.ts'

/* Words of ended work, apart from the schema of the call, which only the server needs. */

/** What is imported: a list, or the whole inventory in one workbook. */
export const endedImportLists = ['rooms', 'assets', 'add-ons', 'everything'] as const
export type EndedImportList = (typeof endedImportLists)[number]

/** What is exported of a property. */
export const endedExportLists = [...inventoryLists, 'activity-logs', 'accounting-report'] as const
export type EndedExportList = (typeof endedExportLists)[number]

/** Lists of the hotel group. */
export const groupExportLists = ['properties', 'property-types'] as const
export type GroupExportList = (typeof groupExportLists)[number]
