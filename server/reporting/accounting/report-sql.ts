import { type SQL, sql } from 'drizzle-orm'
import {
  type AccountingPeriod,
  type AccountingReportQuery,
  ledgerOfTab,
  ledgers,
} from '../../../src/api/contract/accounting.ts'
import { dateColumn, keyColumns } from './groups.ts'
import type { Ranges } from './periods.ts'
import { between, sumOf } from './sums.ts'
import { addDays } from '../../../src/api/contract/days.ts'

const sumNames = ['quantity', 'net', 'tax', 'gross'] as const
export const sumColumns = [
  ...sumNames,
  'month_to_date',
  'year_to_date',
  ...sumNames.map((name) => `compared_${name}` as const),
] as const
const checkColumns = ['debit', 'credit', 'revenue_tax', 'ledger_tax', 'of_tab'] as const

/** A result row: sums of a report row, of the total, or of all ledgers. */
export type Line = { part: 'row' | 'total' | 'books'; currency: string; key: string; latest: number } & Record<
  (typeof sumColumns)[number] | (typeof checkColumns)[number],
  number | string
>

/**
 * Row key of a date. Days before the period form one row; a comparison day gets the key of its counterpart in the
 * period.
 */
function dateKey({ period }: Ranges, compared: AccountingPeriod | null): SQL {
  const dated = sql`s.day::text`
  if (compared) return sql`least(${period.to}::date, ${period.from}::date + (s.day - ${compared.from}::date))::text`
  return sql`case when s.day < ${period.from}::date then ${`..${addDays(period.from, -1)}`} else ${dated} end`
}

/** Entries of the report with the columns they count in, from two scans whose ranges may overlap. */
function scanEntries({ property_id, tab, basis, group_by }: AccountingReportQuery, ranges: Ranges): SQL {
  const date = dateColumn(basis)
  const { period, year_to_date, compared } = ranges
  const from = period.from < year_to_date.from ? period.from : year_to_date.from
  const scan = (range: AccountingPeriod, compared: AccountingPeriod | null) => {
    const of = sql`select e.currency, ${group_by === 'date' ? sql.raw(`''`) : keyColumns[group_by]} as key, ${date} as day, e.id,
        e.quantity, e.net, e.tax, e.gross, ${sql.raw(String(compared !== null))} as is_compared
      from accounting_entries e
      where e.property_id = ${property_id} and e.ledger = ${ledgerOfTab[tab]} and ${between(date, range)}`
    if (group_by !== 'date') return of
    return sql`select s.currency, ${dateKey(ranges, compared)} as key, s.day, s.id, s.quantity, s.net, s.tax, s.gross, s.is_compared
      from (${of}) s`
  }
  const current = scan({ from, to: period.to }, null)
  return compared === null ? current : sql`${current} union all ${scan(compared, compared)}`
}

const nullColumns = (names: readonly string[]) => sql.raw(names.map((name) => `null::bigint as ${name}`).join(', '))

/**
 * One statement, so that all sums come from the same state of the data: rows, total and, computed separately for the
 * checks, all ledgers of the period.
 */
export function reportStatement(query: AccountingReportQuery, ranges: Ranges): SQL {
  const { property_id, basis, tab } = query
  const { period, month_to_date, year_to_date, compared } = ranges
  const isOf = ({ from }: { from: string }) => sql`not t.is_compared and t.day >= ${from}::date`
  const named = (sum: SQL, name: string) => sql`${sum} as ${sql.raw(name)}`
  const sums = [
    ...sumNames.map((name) => named(sumOf(sql.raw(`t.${name}`), isOf(period)), name)),
    named(sumOf(sql.raw('t.gross'), isOf(month_to_date)), 'month_to_date'),
    named(sumOf(sql.raw('t.gross'), isOf(year_to_date)), 'year_to_date'),
    ...sumNames.map((name) =>
      named(compared === null ? sql`0` : sumOf(sql.raw(`t.${name}`), sql`t.is_compared`), `compared_${name}`),
    ),
  ]
  const inLedger = (ledger: string, more = '') => sql.raw(`e.ledger = '${ledger}'${more}`)
  return sql`
    select case grouping(t.key) when 0 then 'row' else 'total' end as part, t.currency, t.key, max(t.id) as latest,
      ${sql.join(sums, sql`, `)}, ${nullColumns(checkColumns)}
      from (${scanEntries(query, ranges)}) t group by grouping sets ((t.currency, t.key), (t.currency))
    union all
    select 'books', e.currency, '', null, ${nullColumns(sumColumns)},
      ${sumOf(sql.raw('e.debit'))}, ${sumOf(sql.raw('e.credit'))},
      ${sumOf(sql.raw('e.tax'), inLedger('revenue'))}, ${sumOf(sql.raw('e.tax'), inLedger('tax', ' and e.tax_rate is not null'))},
      ${sumOf(sql.raw('e.gross'), inLedger(ledgerOfTab[tab]))}
      from accounting_entries e
      where e.property_id = ${property_id} and e.ledger in (${sql.raw(ledgers.map((name) => `'${name}'`).join(', '))})
        and ${between(dateColumn(basis), period)}
      group by e.currency`
}
