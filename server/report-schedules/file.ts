import type { AccountingPeriod } from '../../src/api/contract/accounting.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { ReaderContext } from '../context.ts'
import type { report_schedules } from '../db/schema/report-schedules.ts'
import { writeCsv } from '../list-file/csv.ts'
import { accountingReport } from '../reporting/accounting/report.ts'
import { trialBalance } from '../reporting/accounting/trial-balance.ts'
import { writeXlsx } from '../xlsx/write.ts'
import { type ReportTable, reportTable, trialTable } from './table.ts'
import { basisName, groupName, periodText, reportName } from './texts.ts'

type Schedule = Pick<
  typeof report_schedules.$inferSelect,
  'property_id' | 'report' | 'basis' | 'group_by' | 'compare' | 'format'
>

/** A file in the language that is current. */
export interface MadeFile {
  /** With its extension. */
  name: string
  bytes: Uint8Array
}

interface Making {
  property: { name: string; prefix: string }
  period: AccountingPeriod
  /** Formats of the recipient's preferences, for the dates that are texts. */
  formats: string
  signal: AbortSignal
}

interface ReadTable {
  table: ReportTable
  compared: AccountingPeriod | null
}

/** Reads the report as a person who may see it. */
async function readTable(ctx: ReaderContext, schedule: Schedule, { from, to }: AccountingPeriod): Promise<ReadTable> {
  const { property_id, report, basis, group_by, compare } = schedule
  const query = { property_id, from, to, basis, for_export: false }
  if (report === 'trial_balance') return { table: trialTable(await trialBalance(ctx, query)), compared: null }
  const found = await accountingReport(ctx, { ...query, tab: report, group_by, compare })
  return { table: reportTable(found), compared: found.compared }
}

/** Makes the file of a schedule's report, in the language that is current. */
export async function makeFile(ctx: ReaderContext, schedule: Schedule, making: Making): Promise<MadeFile> {
  const { property, period, formats, signal } = making
  const { report, basis, group_by, format } = schedule
  const { table, compared } = await readTable(ctx, schedule, period)
  const { from, to } = period
  const name = phrase('accounting.fileName', {
    property: property.prefix,
    tab: report,
    days: from === to ? from : phrase('accounting.fileDays', { from, to }),
  })
  async function* chunks() {
    yield table.rows
  }
  if (format === 'csv') return { name: `${name}.csv`, bytes: await writeCsv(table.columns, chunks(), signal) }
  const about: [string, string][] = [
    [phrase('accounting.property'), property.name],
    [phrase('accounting.report'), reportName(report)],
    [phrase('accounting.period'), periodText(period, formats)],
    [phrase('accounting.basis'), basisName(basis)],
    ...(report === 'trial_balance' ? [] : [[phrase('accounting.groupedBy'), groupName(group_by)] as [string, string]]),
    ...(compared ? [[phrase('accounting.comparedWith'), periodText(compared, formats)] as [string, string]] : []),
  ]
  const aboutSheet = { name: phrase('exports.about'), rows: about }
  const bytes = await writeXlsx(sheetName(reportName(report)), table.columns, chunks(), signal, aboutSheet)
  return { name: `${name}.xlsx`, bytes }
}

/** Excel's limits: 31 characters, none of `[]:*?/\`. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)
