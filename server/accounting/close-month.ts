import { sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { AccountingMonth, CloseMonth, ReopenMonth } from '../../src/api/contract/accounting-months.ts'
import { addDays } from '../../src/api/contract/days.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { accounting_months } from '../db/schema/accounting.ts'
import { notFound, ruleViolation } from '../errors.ts'
import { giveNotice, usersWith } from '../notices/give.ts'
import { requireVersion } from '../require-version.ts'
import { lockVisibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { lockForClosing } from './books-lock.ts'
import { monthEntity } from './logged-periods.ts'
import { monthsOf } from './months.ts'
import { dayAfterMonth, reopenFrom, requireLastClosed } from './reopen.ts'
import { reportPermission } from './report-permission.ts'

const firstDayOf = (month: string) => `${month}-01`
const lastDayOf = (month: string) => addDays(dayAfterMonth(month), -1)

interface Books {
  property: Awaited<ReturnType<typeof lockVisibleProperty>>
  months: AccountingMonth[]
  /** The month that the request names. */
  named: AccountingMonth
}

/** Locks the books of a property and reads its months. 404 for a month without books; 409 with the current month if the version is stale. */
async function lockBooks(tx: CallerContext, { property_id, month, lock_version }: CloseMonth): Promise<Books> {
  const property = await lockVisibleProperty(tx, property_id)
  await lockForClosing(tx.db, property_id)
  const months = await monthsOf(tx, property)
  const named = months.find((one) => one.month === month)
  if (!named) throw notFound('month')
  const logged = { module: 'accounting', type: 'accounting_month', id: month, property_id } as const
  await requireVersion(tx, logged, { based: lock_version, stored: named.lock_version }, () => Promise.resolve(named))
  return { property, months, named }
}

async function viewMonth(tx: CallerContext, { property, named }: Books): Promise<AccountingMonth> {
  const found = (await monthsOf(tx, property)).find(({ month }) => month === named.month)
  if (!found) throw notFound('month')
  return found
}

async function close(tx: CallerContext, input: CloseMonth): Promise<AccountingMonth> {
  const books = await lockBooks(tx, input)
  const { named, months } = books
  if (named.status === 'closed') throw ruleViolation(phrase('server.monthAlreadyClosed'))
  if (!named.is_over) throw ruleViolation(phrase('server.monthNotOver'))
  const closing = months.filter(({ month, status }) => month <= named.month && status === 'open').toReversed()
  const isBalanced = closing.every(({ sums }) => sums.every(({ debit, credit }) => debit === credit))
  if (!isBalanced) throw ruleViolation(phrase('server.monthNotBalanced'))
  const closed_at = tx.now()
  const by = { closed_at, closed_by: tx.caller.id, closed_by_name: tx.caller.name }
  const { property_id } = input
  await tx.db
    .insert(accounting_months)
    .values(closing.map(({ month }) => ({ property_id, month: firstDayOf(month), status: 'closed' as const, ...by })))
    .onConflictDoUpdate({
      target: [accounting_months.property_id, accounting_months.month],
      set: { status: 'closed', ...by, lock_version: sql`${accounting_months.lock_version} + 1` },
    })
  await record(
    tx,
    ...closing.map(({ month }) => ({
      module: 'accounting' as const,
      event: 'month_closed',
      entity: monthEntity(month),
      property_id,
    })),
  )
  await giveNotice(tx, await usersWith(tx, reportPermission, property_id), property_id, {
    kind: 'month_closed',
    data: { by: tx.caller.name, month: named.month, months: closing.length },
  })
  return viewMonth(tx, books)
}

/** POST close_accounting_month: closes a month that is over, and the open months before it (ADR 0065). Waits for running postings. */
export const closeMonth = (ctx: CallerContext, input: CloseMonth): Promise<AccountingMonth> =>
  inTransaction(ctx, (tx) => close(tx, input))

async function reopen(tx: CallerContext, input: ReopenMonth): Promise<AccountingMonth> {
  const books = await lockBooks(tx, input)
  const { named } = books
  if (named.status === 'open') throw ruleViolation(phrase('server.monthNotClosed'))
  const { property_id, reason } = input
  if (input.through === undefined) {
    const isLaterClosed = books.months.some(({ month, status }) => month > named.month && status === 'closed')
    if (isLaterClosed) throw ruleViolation(phrase('server.monthNotLastClosed'))
    if (!named.is_last_closed) throw ruleViolation(phrase('server.dayAfterMonthClosed'))
  } else await requireLastClosed(tx, property_id, input.through)
  const from = firstDayOf(named.month)
  const through = input.through ?? lastDayOf(named.month)
  await reopenFrom(tx, books.property, { from, through, reason }, 'month')
  return viewMonth(tx, books)
}

/**
 * POST reopen_accounting_month: reopens the last closed month and its dates, with a reason. Refused while a later date is closed (ADR 0075),
 * unless `through` names the last one: then all later months and dates are reopened with it.
 */
export const reopenMonth = (ctx: CallerContext, input: ReopenMonth): Promise<AccountingMonth> =>
  inTransaction(ctx, (tx) => reopen(tx, input))
