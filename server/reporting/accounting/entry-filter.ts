import { type SQL, sql } from 'drizzle-orm'
import { phrase } from '../../../src/phrases/phrase.ts'
import type { AccountingEntriesQuery } from '../../../src/api/contract/accounting.ts'
import { isCalendarDate } from '../../../src/api/contract/calendar-date.ts'
import { invalid } from '../../errors.ts'
import { dateColumn, keyColumns } from './groups.ts'
import { between } from './sums.ts'

const dayPattern = String.raw`\d{4}-\d\d-\d\d`
const keyPatterns: Partial<Record<string, RegExp>> = {
  tax_rate: /^\d{0,6}$/,
  facility_type: /^\d{0,10}$/,
  date: new RegExp(`^(${dayPattern}|\\.\\.${dayPattern}|${dayPattern}\\.\\.)$`),
}

/** Condition for a row of a report by date: one day, all days up to one, or all from one. */
function dateFilter(column: SQL, key: string): SQL {
  const date = key.replace('..', '')
  if (!isCalendarDate(date)) throw invalid({ key: [phrase('validation.mustBeExistingDate')] })
  if (key.startsWith('..')) return sql`${column} <= ${date}::date`
  return key.endsWith('..') ? sql`${column} >= ${date}::date` : sql`${column} = ${date}::date`
}

/** Condition for the entries of one report row, by its key. */
function rowFilter({ group_by, key, basis }: AccountingEntriesQuery): SQL | undefined {
  if (key === undefined) return undefined
  if (group_by === undefined) throw invalid({ key: [phrase('server.keyOfNothing')] })
  if (keyPatterns[group_by]?.test(key) === false) throw invalid({ key: [phrase('server.keyOfOtherGrouping')] })
  return group_by === 'date' ? dateFilter(dateColumn(basis), key) : sql`${keyColumns[group_by]} = ${key}`
}

/** All conditions except the ledger, which is the first column of the index. */
export function entryFilter(query: AccountingEntriesQuery): SQL {
  const { property_id, from, to, basis, currency, code, posting_id } = query
  const parts = [
    sql`e.property_id = ${property_id}`,
    between(dateColumn(basis), { from, to }),
    sql`e.currency = ${currency}`,
    code === undefined ? undefined : sql`e.code = ${code}`,
    posting_id === undefined ? undefined : sql`e.posting_id = ${posting_id}`,
    rowFilter(query),
  ]
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  )
}
