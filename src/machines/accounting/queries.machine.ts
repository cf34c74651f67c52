import * as accounting from '../../api/accounting.ts'
import * as accountingMonths from '../../api/accounting-months.ts'
import type { AccountingEntries } from '../../api/contract/accounting.ts'
import type { AccountingMonths } from '../../api/contract/accounting-months.ts'
import * as reportSchedules from '../../api/report-schedules.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { createExportMachine } from '../export/export.machine.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { accountingFile, type FileQuery } from './accounting-file.rules.ts'
import { rangeText, tabNames } from './accounting-texts.rules.ts'
import type { EntriesQuery, ReportData, ReportQuery } from './query.rules.ts'
import { isBalanced } from './row.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

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

/** "Revenue, 1 – 31 Mar 2026, compared with 1 – 31 Mar 2025: 12 rows. Everything balances." */
function reportAnnouncement(data: ReportData): string {
  const { tab, period, compared, currencies } =
    data.kind === 'trial' ? { ...data.trial, tab: 'trial_balance' as const, compared: null } : data.report
  const report = tabNames[tab]
  const comparison = compared && phrase('accounting.comparedWithPeriod', { period: rangeText(compared) })
  const periods = factsText([rangeText(period), comparison])
  const count = currencies.reduce((sum, currency) => sum + currency.rows.length, 0)
  return isBalanced(currencies)
    ? phrase('accounting.reportLoadedBalanced', { report, period: periods, count })
    : phrase('accounting.reportLoadedUnbalanced', { report, period: periods, count })
}

const entriesAnnouncement = ({ data, total, next_cursor }: AccountingEntries) =>
  next_cursor === null && data.length === total.entries
    ? phrase('accounting.entriesLoaded', { count: total.entries })
    : phrase('accounting.entriesLoadedOfAll', { shown: data.length, count: total.entries })

/** Query of the report that the URL selects. */
export const accountingReportMachine = createQueryMachine({
  id: 'accountingReport',
  isDismissible: true,
  read: (scope, query: ReportQuery, signal) => readReport(scope, query, signal),
  keyOf: (query) => JSON.stringify(query),
  announcement: reportAnnouncement,
})

/** Query of the months of the books. */
export const accountingMonthsMachine = createQueryMachine({
  id: 'accountingMonths',
  isDismissible: true,
  read: (scope, _query: object, signal) => accountingMonths.list(scope, signal),
  keyOf: () => 'months',
  announcement: ({ months }: AccountingMonths) => phrase('accounting.monthsLoaded', { count: months.length }),
})

/** Query of the reports by schedule. It loads beside each report, so nothing announces it. */
export const reportSchedulesMachine = createQueryMachine({
  id: 'reportSchedules',
  read: (scope, _query: object, signal) => reportSchedules.list(scope, signal),
  keyOf: () => 'schedules',
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
  list: 'accounting-report',
  read: async (scope, query: FileQuery, signal) =>
    accountingFile(query, await readReport(scope, query.report, signal, true)),
})
