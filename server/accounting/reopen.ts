import { and, eq, gte, sql } from 'drizzle-orm'
import { addDays, daysBetween } from '../../src/api/contract/days.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { accounting_days, accounting_months } from '../db/schema/accounting.ts'
import { ruleViolation } from '../errors.ts'
import { giveNotice, usersWith } from '../notices/give.ts'
import { dayEntity, monthEntity } from './logged-periods.ts'
import { nightChecks } from './night-checks.ts'
import { reportPermission } from './report-permission.ts'

interface BooksProperty {
  id: number
  timezone: string
  audit_time: string | null
}

/** What is reopened: all closed dates from `from` on, the last of which is `through`, and the closed months among them. */
export interface Reopening {
  from: string
  through: string
  reason: string
}

/** Last closed date of the books, by itself or with its month; null if none is closed. */
export async function lastClosedDay({ db }: CallerContext, property_id: number): Promise<string | null> {
  const [found] = await rowsOf<{ day: string | null }>(
    db,
    sql`select (nullif(first_open_day(${property_id}::int), '-infinity') - 1)::text as day`,
  )
  return found?.day ?? null
}

/** 409 if the last closed date is not the one that the person saw: then more or less would be reopened than was confirmed. */
export async function requireLastClosed(tx: CallerContext, property_id: number, through: string): Promise<void> {
  if ((await lastClosedDay(tx, property_id)) !== through) throw ruleViolation(phrase('server.otherDateLastClosed'))
}

const reopenedBy = (tx: CallerContext, reason: string) => ({
  status: 'open' as const,
  reopened_at: tx.now(),
  reopened_by: tx.caller.id,
  reopened_by_name: tx.caller.name,
  reason,
})

const monthOf = (day: string) => day.slice(0, 7)

async function reopenMonths(tx: CallerContext, property_id: number, { from, reason }: Reopening) {
  const reopened = await tx.db
    .update(accounting_months)
    .set({ ...reopenedBy(tx, reason), lock_version: sql`${accounting_months.lock_version} + 1` })
    .where(
      and(
        eq(accounting_months.property_id, property_id),
        eq(accounting_months.status, 'closed'),
        gte(accounting_months.month, `${monthOf(from)}-01`),
      ),
    )
    .returning({
      month: accounting_months.month,
      closed_at: accounting_months.closed_at,
      closed_by: accounting_months.closed_by,
      closed_by_name: accounting_months.closed_by_name,
    })
  return reopened.toSorted((a, b) => a.month.localeCompare(b.month))
}

type Reopened = Awaited<ReturnType<typeof reopenMonths>>[number]

/** The date before a date within a reopened month stays closed, and with it all before: it gets a row of its own, as its month closed it. */
async function keepClosedBefore(tx: CallerContext, property: BooksProperty, from: string, month: Reopened) {
  const day = addDays(from, -1)
  if (monthOf(day) !== monthOf(from)) return
  const found = await nightChecks(tx.db, property, { from: day, to: day })
  const checks = found.get(day) ?? { arrivals: 0, departures: 0, discrepancies: 0, unposted_nights: 0 }
  const { closed_at, closed_by, closed_by_name } = month
  const closed = { status: 'closed' as const, closed_at, closed_by, closed_by_name, checks }
  await tx.db
    .insert(accounting_days)
    .values({ property_id: property.id, day, ...closed })
    .onConflictDoUpdate({
      target: [accounting_days.property_id, accounting_days.day],
      set: { ...closed, lock_version: sql`${accounting_days.lock_version} + 1` },
      setWhere: eq(accounting_days.status, 'open'),
    })
}

/** First day of the month after a month, which is given as `YYYY-MM` or by its first day. */
export const dayAfterMonth = (month: string) => `${monthOf(addDays(`${monthOf(month)}-28`, 4))}-01`

/**
 * Reopens all closed dates from a date on, and the closed months among them. Each month is an entry in the activity log, and so are the
 * dates together; after a month was named, those that come after the months. The caller must hold the lock of the books.
 */
export async function reopenFrom(
  tx: CallerContext,
  property: BooksProperty,
  reopening: Reopening,
  named: 'day' | 'month',
): Promise<void> {
  const { from, through, reason } = reopening
  const property_id = property.id
  const months = await reopenMonths(tx, property_id, reopening)
  const first = months.find(({ month }) => monthOf(month) === monthOf(from))
  if (first) await keepClosedBefore(tx, property, from, first)
  await tx.db
    .update(accounting_days)
    .set({ ...reopenedBy(tx, reason), lock_version: sql`${accounting_days.lock_version} + 1` })
    .where(
      and(
        eq(accounting_days.property_id, property_id),
        eq(accounting_days.status, 'closed'),
        gte(accounting_days.day, from),
      ),
    )
  const names = months.map(({ month }) => monthOf(month))
  const firstDay = named === 'day' ? from : dayAfterMonth(names.at(-1) ?? monthOf(from))
  const logged = { module: 'accounting' as const, property_id, reason }
  const changes = firstDay < through ? [{ field: 'to', before: null, after: through }] : []
  const recipients = await usersWith(tx, reportPermission, property_id)
  const by = tx.caller.name
  await record(tx, ...names.map((month) => ({ ...logged, event: 'month_reopened', entity: monthEntity(month) })))
  if (named === 'month')
    await giveNotice(tx, recipients, property_id, {
      kind: 'month_reopened',
      data: { by, month: monthOf(from), months: names.length, reason },
    })
  if (firstDay > through) return
  await record(tx, { ...logged, event: 'day_reopened', entity: dayEntity(firstDay), changes })
  await giveNotice(tx, recipients, property_id, {
    kind: 'day_reopened',
    data: { by, day: firstDay, days: daysBetween(firstDay, through) + 1, reason },
  })
}
