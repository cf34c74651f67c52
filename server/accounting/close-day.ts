import { sql } from 'drizzle-orm'
import type { AccountingDay, CloseDay, ReopenDay } from '../../src/api/contract/accounting-days.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { notFound, ruleViolation } from '../errors.ts'
import { giveNotice, usersWith } from '../notices/give.ts'
import { requireVersion } from '../require-version.ts'
import { lockVisibleProperty, type visibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { lockForClosing } from './books-lock.ts'
import { daysOf, firstDayToClose } from './days.ts'
import { dayEntity } from './logged-periods.ts'
import { reopenFrom, requireLastClosed } from './reopen.ts'
import { reportPermission } from './report-permission.ts'

interface Books {
  property: Awaited<ReturnType<typeof visibleProperty>>
  /** The date that the request names. */
  named: AccountingDay
}

async function dayOf(tx: CallerContext, property: Books['property'], day: string): Promise<AccountingDay> {
  const [found] = await daysOf(tx, property, { from: day, to: day })
  if (!found || day > property.today) throw notFound('day')
  return found
}

/** Locks the books of a property and reads the date. 404 for a date without books; 409 with the current date if the version is stale. */
async function lockBooks(tx: CallerContext, { property_id, day, lock_version }: CloseDay): Promise<Books> {
  const property = await lockVisibleProperty(tx, property_id)
  await lockForClosing(tx.db, property_id)
  const named = await dayOf(tx, property, day)
  const logged = { module: 'accounting', type: 'accounting_day', id: day, property_id } as const
  await requireVersion(tx, logged, { based: lock_version, stored: named.lock_version }, () => Promise.resolve(named))
  return { property, named }
}

/** Writes a row for each date, with what was found on it. One parameter has all of them, as a first closing may cover years. */
async function storeClosed(tx: CallerContext, property_id: number, closing: readonly AccountingDay[]): Promise<void> {
  const days = JSON.stringify(closing.map(({ day, checks }) => ({ day, checks })))
  await tx.db.execute(sql`
    insert into accounting_days (property_id, day, checks, status, closed_at, closed_by, closed_by_name)
    select ${property_id}::int, r.day, r.checks, 'closed', ${tx.now().toISOString()}::timestamptz, ${tx.caller.id}::int, ${tx.caller.name}
    from jsonb_to_recordset(${days}::jsonb) r(day date, checks jsonb)
    on conflict (property_id, day) do update set status = 'closed', checks = excluded.checks, closed_at = excluded.closed_at,
      closed_by = excluded.closed_by, closed_by_name = excluded.closed_by_name, lock_version = accounting_days.lock_version + 1`)
}

async function close(tx: CallerContext, input: CloseDay): Promise<AccountingDay> {
  const { property, named } = await lockBooks(tx, input)
  const { property_id, day } = input
  if (named.status === 'closed') throw ruleViolation(phrase('server.dayAlreadyClosed'))
  if (!named.is_over) throw ruleViolation(phrase('server.dayNotOver'))
  const from = (await firstDayToClose(tx, property_id)) ?? day
  const closing = await daysOf(tx, property, { from, to: day })
  const isBalanced = closing.every(({ sums }) => sums.every(({ debit, credit }) => debit === credit))
  if (!isBalanced) throw ruleViolation(phrase('server.dayNotBalanced'))
  await storeClosed(tx, property_id, closing)
  await record(tx, {
    module: 'accounting',
    event: 'day_closed',
    entity: dayEntity(day),
    property_id,
    changes: from < day ? [{ field: 'from', before: null, after: from }] : [],
  })
  await giveNotice(tx, await usersWith(tx, reportPermission, property_id), property_id, {
    kind: 'day_closed',
    data: { by: tx.caller.name, day, days: closing.length },
  })
  return dayOf(tx, property, day)
}

/** POST close_accounting_day: closes a business date that is over, and the open ones before it (ADR 0075). Waits for running postings. */
export const closeDay = (ctx: CallerContext, input: CloseDay): Promise<AccountingDay> =>
  inTransaction(ctx, (tx) => close(tx, input))

async function reopen(tx: CallerContext, input: ReopenDay): Promise<AccountingDay> {
  const { property, named } = await lockBooks(tx, input)
  const { property_id, day, reason, through = day } = input
  if (named.status === 'open') throw ruleViolation(phrase('server.dayNotClosed'))
  if (input.through === undefined) {
    if (named.closed_with !== null) throw ruleViolation(phrase('server.dayInClosedMonth'))
    if (!named.is_last_closed) throw ruleViolation(phrase('server.dayNotLastClosed'))
  } else await requireLastClosed(tx, property_id, through)
  await reopenFrom(tx, property, { from: day, through, reason }, 'day')
  return dayOf(tx, property, day)
}

/**
 * POST reopen_accounting_day: reopens the last closed date, with a reason. With `through`, the date on which the closed ones end, it
 * reopens all dates from the named one on and the closed months among them.
 */
export const reopenDay = (ctx: CallerContext, input: ReopenDay): Promise<AccountingDay> =>
  inTransaction(ctx, (tx) => reopen(tx, input))
