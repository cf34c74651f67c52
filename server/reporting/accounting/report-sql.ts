import { type SQL, sql } from 'drizzle-orm'
import { type AccountingReportQuery, ledgerOfTab, ledgers } from '../../../src/api/contract/accounting.ts'
import { daysLater } from '../days.ts'
import { dateColumn, keyColumns } from './groups.ts'
import type { Ranges } from './periods.ts'
import { between, sumOf } from './sums.ts'

const numbers = ['quantity', 'net', 'tax', 'gross'] as const
export const sumColumns = [
  ...numbers,
  'month_to_date',
  'year_to_date',
  ...numbers.map((name) => `compared_${name}` as const),
] as const
export const checkColumns = ['debit', 'credit', 'revenue_tax', 'ledger_tax'] as const

/** A line of the answer: the sums of a row, of the total, or of all ledgers. */
export type Line = { part: 'row' | 'total' | 'books'; currency: string; key: string; latest: number } & Record<
  (typeof sumColumns)[number] | (typeof checkColumns)[number],
  number | string
>

/** The row of a date: what is before the period is one, and a compared day stands at its place in the period. */
function dateKey({ period, compared }: Ranges, isCompared: boolean): SQL {
  const dated = sql`s.day::text`
  if (isCompared) return sql`least(${period.to}::date, ${period.from}::date + (s.day - ${compared!.from}::date))::text`
  return sql`case when s.day < ${period.from}::date then ${`..${daysLater(period.from, -1)}`} else ${dated} end`
}

/** The entries of the report, each with the columns that it counts in: two scans of ranges that may overlap. */
function scanned({ property_id, tab, basis, group_by }: AccountingReportQuery, ranges: Ranges): SQL {
  const date = dateColumn(basis)
  const { period, year_to_date, compared } = ranges
  const from = period.from < year_to_date.from ? period.from : year_to_date.from
  const scan = (range: { from: string; to: string }, isCompared: boolean) => {
    const of = sql`select e.currency, ${group_by === 'date' ? sql.raw(`''`) : keyColumns[group_by]} as key, ${date} as day, e.id,
        e.quantity, e.net, e.tax, e.gross, ${sql.raw(String(isCompared))} as is_compared
      from accounting_entries e
      where e.property_id = ${property_id} and e.ledger = ${ledgerOfTab[tab]} and ${between(date, range)}`
    if (group_by !== 'date') return of
    return sql`select s.currency, ${dateKey(ranges, isCompared)} as key, s.day, s.id, s.quantity, s.net, s.tax, s.gross, s.is_compared
      from (${of}) s`
  }
  const current = scan({ from, to: period.to }, false)
  return compared === null ? current : sql`${current} union all ${scan(compared, true)}`
}

const asNull = (names: readonly string[]) => sql.raw(names.map((name) => `null::bigint as ${name}`).join(', '))

/**
 * One statement, and so one state of the books: the rows; the total, added up by itself and not from the rows; and all ledgers
 * of the period.
 */
export function reportStatement(query: AccountingReportQuery, ranges: Ranges): SQL {
  const { property_id, basis } = query
  const { period, month_to_date, year_to_date } = ranges
  const isOf = ({ from }: { from: string }) => sql`not t.is_compared and t.day >= ${from}::date`
  const sums = sql.join(
    [
      ...numbers.map((name) => sql`${sumOf(sql.raw(`t.${name}`), isOf(period))} as ${sql.raw(name)}`),
      sql`${sumOf(sql.raw('t.gross'), isOf(month_to_date))} as month_to_date`,
      sql`${sumOf(sql.raw('t.gross'), isOf(year_to_date))} as year_to_date`,
      ...numbers.map(
        (name) => sql`${sumOf(sql.raw(`t.${name}`), sql`t.is_compared`)} as ${sql.raw(`compared_${name}`)}`,
      ),
    ],
    sql`, `,
  )
  const inLedger = (ledger: string, more = '') => sql.raw(`e.ledger = '${ledger}'${more}`)
  return sql`
    select 'row' as part, t.currency, t.key, max(t.id) as latest, ${sums}, ${asNull(checkColumns)}
      from (${scanned(query, ranges)}) t group by t.currency, t.key
    union all
    select 'total', t.currency, '', null, ${sums}, ${asNull(checkColumns)}
      from (${scanned(query, ranges)}) t group by t.currency
    union all
    select 'books', e.currency, '', null, ${asNull(sumColumns)},
      ${sumOf(sql.raw('e.debit'))}, ${sumOf(sql.raw('e.credit'))},
      ${sumOf(sql.raw('e.tax'), inLedger('revenue'))}, ${sumOf(sql.raw('e.tax'), inLedger('tax', ' and e.tax_rate is not null'))}
      from accounting_entries e
      where e.property_id = ${property_id} and e.ledger in (${sql.raw(ledgers.map((name) => `'${name}'`).join(', '))})
        and ${between(dateColumn(basis), period)}
      group by e.currency`
}
