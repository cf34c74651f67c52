import { sql } from 'drizzle-orm'
import type { AccountingDay, NightChecks } from '../../src/api/contract/accounting-days.ts'
import type { BooksSums } from '../../src/api/contract/accounting-sums.ts'
import { addDays } from '../../src/api/contract/days.ts'
import type { CallerContext } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { instantText } from './instant-text.ts'
import { nightChecks } from './night-checks.ts'

/** Business dates in the list, before today's. */
const listedDays = 14
/** Closed dates in the list, up to the last one. */
const listedClosedDays = 31

interface BooksProperty {
  id: number
  today: string
  timezone: string
  audit_time: string | null
}

type Stored = Pick<AccountingDay, 'closed_by' | 'reopened_by' | 'reason' | 'lock_version'>
type Row = Stored & {
  day: string
  /** Null before the first closing. */
  first_open: string | null
  open_before: number | string
  /** Month of the date, if it is closed; and by whom and when. */
  closed_with: string | null
  month_closed_at: Date | string | null
  month_closed_by: string | null
  own_status: AccountingDay['status'] | null
  stored_checks: NightChecks | null
  closed_at: Date | string | null
  reopened_at: Date | string | null
  entries: number | string
  late_postings: number | string
  sums: BooksSums[]
}

interface Range {
  from: string
  to: string
}

/**
 * Dates of the books from `from` to `to`, the newest first, with their sums. Dates before the first entry, and before the first closed
 * date or month, are left out.
 */
const daysStatement = (property_id: number, { from, to }: Range) => sql`
  with first as (
    select least(
      (select min(business_date) from accounting_entries where property_id = ${property_id}),
      (select min(day) from accounting_days where property_id = ${property_id}),
      (select min(month) from accounting_months where property_id = ${property_id})) as day,
      nullif(first_open_day(${property_id}::int), '-infinity') as first_open
  ), listed as (
    select s::date as day from first, generate_series(greatest(first.day, ${from}::date), ${to}::date, interval '1 day') s
    where first.day is not null
  ), before as (
    select currency, sum(debit - credit) as guest from accounting_entries
    where property_id = ${property_id} and ledger = 'guest' and business_date < ${from}::date group by 1
  ), by_day as materialized (
    select business_date as day, currency, count(*) as entries, sum(debit) as debit, sum(credit) as credit,
      coalesce(sum(debit - credit) filter (where ledger = 'guest'), 0) as guest
    from accounting_entries where property_id = ${property_id} and business_date between ${from}::date and ${to}::date group by 1, 2
  ), balances as (
    select l.day, c.currency, coalesce(d.entries, 0) as entries, coalesce(d.debit, 0) as debit, coalesce(d.credit, 0) as credit,
      coalesce(b.guest, 0) + sum(coalesce(d.guest, 0)) over (partition by c.currency order by l.day) as guest_balance
    from listed l cross join (select currency from before union select currency from by_day) c
      left join by_day d on d.day = l.day and d.currency = c.currency left join before b on b.currency = c.currency
  ), sums as (
    select day, sum(entries) as entries, json_agg(json_build_object('currency', currency, 'debit', debit, 'credit', credit,
      'guest_balance', guest_balance) order by currency) as sums
    from balances where entries > 0 or guest_balance <> 0 group by day
  ), late as (
    select late_for as day, count(distinct posting_id) as postings
    from accounting_entries where property_id = ${property_id} and late_for between ${from}::date and ${to}::date group by 1
  )
  select l.day::text as day, first.first_open::text as first_open, greatest(0, l.day - greatest(first.day, first.first_open)) as open_before,
    to_char(m.month, 'YYYY-MM') as closed_with, m.closed_at as month_closed_at, m.closed_by_name as month_closed_by,
    d.status as own_status, d.checks as stored_checks, d.closed_at, d.closed_by_name as closed_by, d.reopened_at,
    d.reopened_by_name as reopened_by, d.reason, coalesce(d.lock_version, 0) as lock_version,
    coalesce(s.entries, 0) as entries, coalesce(s.sums, '[]') as sums, coalesce(late.postings, 0) as late_postings
  from first cross join listed l left join sums s on s.day = l.day left join late on late.day = l.day
    left join accounting_days d on d.property_id = ${property_id} and d.day = l.day
    left join accounting_months m on m.property_id = ${property_id} and m.status = 'closed' and m.month = date_trunc('month', l.day)
  order by l.day desc`

function toDay(row: Row, today: string, found: ReadonlyMap<string, NightChecks>): AccountingDay {
  const { day, first_open, closed_with, own_status, stored_checks } = row
  const isClosed = first_open !== null && day < first_open
  const isByItself = own_status === 'closed'
  return {
    day,
    status: isClosed ? 'closed' : 'open',
    is_over: day < today,
    is_last_closed: isByItself && closed_with === null && addDays(day, 1) === first_open,
    closed_with,
    open_before: isClosed ? 0 : Number(row.open_before),
    entries: Number(row.entries),
    late_postings: Number(row.late_postings),
    sums: row.sums,
    checks: isClosed ? (isByItself ? stored_checks : null) : day < today ? (found.get(day) ?? null) : null,
    closed_at: isByItself ? instantText(row.closed_at) : instantText(row.month_closed_at),
    closed_by: isByItself ? row.closed_by : row.month_closed_by,
    reopened_at: instantText(row.reopened_at),
    reopened_by: row.reopened_by,
    reason: row.reason,
    lock_version: row.lock_version,
  }
}

/** Business dates of a property in a range, newest first. The caller must already have checked access to it. */
export async function daysOf({ db }: CallerContext, property: BooksProperty, range: Range): Promise<AccountingDay[]> {
  const rows = await rowsOf<Row>(db, daysStatement(property.id, range))
  const found = await nightChecks(db, property, range)
  return rows.map((row) => toDay(row, property.today, found))
}

/**
 * Today's business date and the latest ones before it, and the latest closed ones if they are older, because they can be reopened: up to
 * a month of those that no month has closed.
 */
export async function latestDays(ctx: CallerContext, property: BooksProperty): Promise<AccountingDay[]> {
  const from = addDays(property.today, -listedDays)
  const days = await daysOf(ctx, property, { from, to: property.today })
  const [closed] = await rowsOf<{ day: string | null }>(
    ctx.db,
    sql`select max(day)::text as day from accounting_days where property_id = ${property.id} and status = 'closed'`,
  )
  const last = closed?.day
  if (!last) return days
  const to = last < from ? last : addDays(from, -1)
  const older = await daysOf(ctx, property, { from: addDays(last, 1 - listedClosedDays), to })
  return [...days, ...older.filter(({ status, closed_with }) => status === 'closed' && closed_with === null)]
}

/** First open date of the books; null if they have none. */
export async function firstDayToClose({ db }: CallerContext, property_id: number): Promise<string | null> {
  const [first] = await rowsOf<{ day: string | null }>(
    db,
    sql`select greatest(nullif(first_open_day(${property_id}::int), '-infinity'),
      (select min(business_date) from accounting_entries where property_id = ${property_id}))::text as day`,
  )
  return first?.day ?? null
}
