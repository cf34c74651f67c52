import { sql } from 'drizzle-orm'
import type { AccountingMonth, AccountingMonths, LatePosting } from '../../src/api/contract/accounting-months.ts'
import type { BooksSums } from '../../src/api/contract/accounting-sums.ts'
import type { CallerContext } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { visibleProperty } from '../scope.ts'
import { latestDays } from './days.ts'
import { instantText } from './instant-text.ts'
import { lastClosedDay } from './reopen.ts'

const maxLatePostings = 200

type Row = Pick<AccountingMonth, 'month' | 'status' | 'closed_by' | 'reopened_by' | 'reason' | 'lock_version'> & {
  closed_at: Date | string | null
  reopened_at: Date | string | null
  entries: number | string
  late_postings: number | string
  sums: BooksSums[]
  has_closed_after: boolean
}

/** Months from the first entry, or the first closed month, to today's, with their sums. One statement, so that all come from the same state of the data. */
const monthsStatement = (property_id: number, today: string) => sql`
  with by_month as materialized (
    select date_trunc('month', e.business_date)::date as month, e.currency, count(*) as entries, sum(e.debit) as debit,
      sum(e.credit) as credit, coalesce(sum(e.debit - e.credit) filter (where e.ledger = 'guest'), 0) as guest
    from accounting_entries e where e.property_id = ${property_id} group by 1, 2
  ), all_months as (
    select s::date as month from generate_series(
      (select min(month) from (select month from by_month union all select month from accounting_months where property_id = ${property_id}) m),
      (select greatest(max(month), date_trunc('month', ${today}::date)::date) from by_month), interval '1 month') s
  ), balances as (
    select a.month, c.currency, coalesce(m.entries, 0) as entries, coalesce(m.debit, 0) as debit, coalesce(m.credit, 0) as credit,
      sum(coalesce(m.guest, 0)) over (partition by c.currency order by a.month) as guest_balance
    from all_months a cross join (select distinct currency from by_month) c left join by_month m using (month, currency)
  ), sums as (
    select month, sum(entries) as entries, json_agg(json_build_object('currency', currency, 'debit', debit, 'credit', credit,
      'guest_balance', guest_balance) order by currency) as sums
    from balances where entries > 0 or guest_balance <> 0 group by month
  ), late as (
    select date_trunc('month', late_for)::date as month, count(distinct posting_id) as postings
    from accounting_entries where property_id = ${property_id} and date_trunc('month', late_for) < date_trunc('month', business_date) group by 1
  )
  select to_char(a.month, 'YYYY-MM') as month, coalesce(c.status, 'open') as status, coalesce(s.entries, 0) as entries,
    coalesce(l.postings, 0) as late_postings, coalesce(s.sums, '[]') as sums, c.closed_at, c.closed_by_name as closed_by, c.reopened_at,
    c.reopened_by_name as reopened_by, c.reason, coalesce(c.lock_version, 0) as lock_version,
    first_open_day(${property_id}::int) > (a.month + interval '1 month')::date as has_closed_after
  from all_months a left join sums s using (month) left join late l using (month)
    left join accounting_months c on c.month = a.month and c.property_id = ${property_id}
  order by a.month desc`

function toMonth({ has_closed_after, ...row }: Row, today: string): AccountingMonth {
  const isClosed = row.status === 'closed'
  return {
    ...row,
    is_over: row.month < today.slice(0, 7),
    is_last_closed: isClosed && !has_closed_after,
    entries: Number(row.entries),
    late_postings: Number(row.late_postings),
    closed_at: isClosed ? instantText(row.closed_at) : null,
    closed_by: isClosed ? row.closed_by : null,
    reopened_at: instantText(row.reopened_at),
  }
}

/** All months of a property, newest first. The caller must already have checked access to it. */
export async function monthsOf(
  { db }: CallerContext,
  property: { id: number; today: string },
): Promise<AccountingMonth[]> {
  const rows = await rowsOf<Row>(db, monthsStatement(property.id, property.today))
  return rows.map((row) => toMonth(row, property.today))
}

/** The newest late postings of a property. */
async function latePostings({ db }: CallerContext, property_id: number): Promise<LatePosting[]> {
  const rows = await rowsOf<LatePosting & { posted_at: Date | string }>(
    db,
    sql`select posting_id, late_for::text, business_date::text, posted_at, reference, reason, corrects, currency, sum(debit) as amount
      from accounting_entries where property_id = ${property_id} and late_for is not null
      group by posting_id, late_for, business_date, posted_at, reference, reason, corrects, currency
      order by posting_id desc, currency limit ${maxLatePostings}`,
  )
  return rows.map((row) => ({
    ...row,
    posting_id: Number(row.posting_id),
    corrects: row.corrects === null ? null : Number(row.corrects),
    posted_at: new Date(row.posted_at).toISOString(),
    amount: Number(row.amount),
  }))
}

/** GET accounting_months: the months of the books, what arrived after its month or date was closed, and the latest business dates. */
export async function listMonths(ctx: CallerContext, property_id: number): Promise<AccountingMonths> {
  const property = await visibleProperty(ctx, property_id)
  return {
    months: await monthsOf(ctx, property),
    late_postings: await latePostings(ctx, property_id),
    days: await latestDays(ctx, property),
    last_closed: await lastClosedDay(ctx, property_id),
  }
}
