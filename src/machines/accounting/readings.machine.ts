import * as accounting from '../../api/accounting.ts'
import type { AccountingEntries } from '../../api/contract/accounting.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { createExportMachine } from '../export/export.machine.ts'
import { createReadingMachine } from '../reading/reading.machine.ts'
import { accountingFile, type FileQuestion } from './accounting-file.rules.ts'
import { countText, rangeText, tabNames } from './accounting-words.rules.ts'
import type { EntriesQuestion, ReportAnswer, ReportQuestion } from './question.rules.ts'
import { isBalanced } from './row.rules.ts'

/** A report or the trial balance, by the tab; for a file it is logged. */
async function readReport(
  at: PropertyScope,
  { tab, from, to, basis, group_by, compare }: ReportQuestion,
  signal: AbortSignal,
  isForExport = false,
): Promise<ReportAnswer> {
  const asked = { from, to, basis, ...(isForExport ? { for_export: true } : {}) }
  return tab === 'trial_balance'
    ? { kind: 'trial', trial: await accounting.trialBalance(at, asked, signal) }
    : { kind: 'report', report: await accounting.report(at, { ...asked, tab, group_by, compare }, signal) }
}

/** "Revenue, 1 – 31 Mar 2026: 12 rows. Everything balances." */
export function reportAnnouncement(answer: ReportAnswer): string {
  const { tab, period, currencies } =
    answer.kind === 'trial' ? { ...answer.trial, tab: 'trial_balance' as const } : answer.report
  const rows = currencies.reduce((sum, currency) => sum + currency.rows.length, 0)
  const balance = isBalanced(currencies) ? 'Everything balances.' : 'The books do not balance.'
  return `${tabNames[tab]}, ${rangeText(period)}: ${rows === 0 ? 'no entries' : countText(rows, 'row', 'rows')}. ${balance}`
}

const entriesAnnouncement = ({ data, total, next_cursor }: AccountingEntries) =>
  next_cursor === null && data.length === total.entries
    ? countText(total.entries, 'entry', 'entries')
    : `${data.length} of ${countText(total.entries, 'entry', 'entries')}`

/** What the address asks for. */
export const accountingReportMachine = createReadingMachine({
  id: 'accountingReport',
  read: (at, question: ReportQuestion, signal) => readReport(at, question, signal),
  topic: (question) => JSON.stringify(question),
  announcement: reportAnnouncement,
})

/** The entries that add up to a figure, a page at a time. */
export const accountingEntriesMachine = createReadingMachine({
  id: 'accountingEntries',
  read: (at, question: EntriesQuestion, signal) => accounting.entries(at, question, signal),
  topic: (question) => JSON.stringify({ ...question, cursor: undefined }),
  announcement: entriesAnnouncement,
})

/** What is on screen, in a file. */
export const accountingExportMachine = createExportMachine({
  id: 'accountingExport',
  read: async (at, question: FileQuestion, signal) =>
    accountingFile(question, await readReport(at, question.report, signal, true)),
})
