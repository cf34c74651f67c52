import * as accounting from '../../api/accounting.ts'
import type { AccountingEntries } from '../../api/contract/accounting.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { createExportMachine } from '../export/export.machine.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { accountingFile, type FileQuery } from './accounting-file.rules.ts'
import { countText, rangeText, tabNames } from './accounting-texts.rules.ts'
import type { EntriesQuery, ReportData, ReportQuery } from './query.rules.ts'
import { isBalanced } from './row.rules.ts'

/** Reads the report or the trial balance of a tab. The server logs a read for export. */
export async function readReport(
  scope: PropertyScope,
  { tab, from, to, basis, group_by, compare }: ReportQuery,
  signal: AbortSignal,
  isForExport = false,
): Promise<ReportData> {
  const requested = { from, to, basis, ...(isForExport ? { for_export: true } : {}) }
  return tab === 'trial_balance'
    ? { kind: 'trial', trial: await accounting.trialBalance(scope, requested, signal) }
    : { kind: 'report', report: await accounting.report(scope, { ...requested, tab, group_by, compare }, signal) }
}

/** "Revenue, 1 – 31 Mar 2026: 12 rows. Everything balances." */
function reportAnnouncement(data: ReportData): string {
  const { tab, period, currencies } =
    data.kind === 'trial' ? { ...data.trial, tab: 'trial_balance' as const } : data.report
  const rows = currencies.reduce((sum, currency) => sum + currency.rows.length, 0)
  const balance = isBalanced(currencies) ? 'Everything balances.' : 'The books do not balance.'
  return `${tabNames[tab]}, ${rangeText(period)}: ${rows === 0 ? 'no entries' : countText(rows, 'row', 'rows')}. ${balance}`
}

const entriesAnnouncement = ({ data, total, next_cursor }: AccountingEntries) =>
  next_cursor === null && data.length === total.entries
    ? countText(total.entries, 'entry', 'entries')
    : `${data.length} of ${countText(total.entries, 'entry', 'entries')}`

/** Query of the report that the URL selects. */
export const accountingReportMachine = createQueryMachine({
  id: 'accountingReport',
  isDismissible: true,
  read: (scope, query: ReportQuery, signal) => readReport(scope, query, signal),
  keyOf: (query) => JSON.stringify(query),
  announcement: reportAnnouncement,
})

/** Query of the entries behind a figure, page by page. */
export const accountingEntriesMachine = createQueryMachine({
  id: 'accountingEntries',
  isDismissible: true,
  read: (scope, query: EntriesQuery, signal) => accounting.entries(scope, query, signal),
  keyOf: (query) => JSON.stringify({ ...query, cursor: undefined }),
  announcement: entriesAnnouncement,
})

/** Exports the report on screen to a file. */
export const accountingExportMachine = createExportMachine({
  id: 'accountingExport',
  read: async (scope, query: FileQuery, signal) =>
    accountingFile(query, await readReport(scope, query.report, signal, true)),
})
