import { lastChangeOf } from '../activity/last-change.ts'
import { and, eq } from 'drizzle-orm'
import type {
  ChangeReportSchedule,
  CreateReportSchedule,
  ReportSchedule,
} from '../../src/api/contract/report-schedules.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { report_schedule_recipients, report_schedules } from '../db/schema/report-schedules.ts'
import { forbidden, invalid, notFound, stale } from '../errors.ts'
import { firstOf } from '../invariants.ts'
import { currentLanguage, inEnglish } from '../language/current-language.ts'
import { lockVisibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { canChange, findSchedules, shownTo } from './list.ts'
import { readersOf } from './people.ts'
import { runsAround } from './run-times.ts'
import { reportName } from './texts.ts'

type Row = typeof report_schedules.$inferSelect

const findSchedule = async (ctx: CallerContext, id: number): Promise<ReportSchedule> =>
  firstOf(await findSchedules(ctx, eq(report_schedules.id, id)))

/** Requires that everyone in the list may see the report, and that e-mail can be sent if it is wanted. */
async function requirePossible(
  tx: CallerContext,
  property_id: number,
  { recipient_ids, by_email }: { recipient_ids?: number[] | undefined; by_email?: boolean | undefined },
) {
  if (by_email && tx.config.mail === null) throw invalid({ by_email: [phrase('server.noEmail')] })
  if (recipient_ids === undefined) return
  const readers = await readersOf(tx, property_id, recipient_ids)
  if (readers.length !== new Set(recipient_ids).size)
    throw invalid({ recipient_ids: [phrase('server.recipientWithoutReport')] })
}

async function storeRecipients({ db }: CallerContext, schedule_id: number, ids: readonly number[]) {
  await db.delete(report_schedule_recipients).where(eq(report_schedule_recipients.schedule_id, schedule_id))
  await db.insert(report_schedule_recipients).values([...new Set(ids)].map((user_id) => ({ schedule_id, user_id })))
}

/** Names of those who get the report, for the log. */
async function recipientNames(tx: CallerContext, schedule_id: number): Promise<string> {
  const { recipients } = await findSchedule(tx, schedule_id)
  return recipients.map(({ name }) => name).join(', ')
}

const entity = ({ id, report }: Pick<Row, 'id' | 'report'>) => ({
  type: 'report_schedule',
  id,
  label: inEnglish(() => reportName(report)),
})

/** POST report_schedules. */
export const createSchedule = (ctx: CallerContext, input: CreateReportSchedule): Promise<ReportSchedule> =>
  inTransaction(ctx, async (tx) => {
    const { property_id, recipient_ids, ...fields } = input
    const { timezone } = await lockVisibleProperty(tx, property_id)
    await requirePossible(tx, property_id, input)
    const now = tx.now()
    const { next } = await runsAround(tx.db, fields, timezone, now)
    const row = firstOf(
      await tx.db
        .insert(report_schedules)
        .values({
          ...fields,
          property_id,
          owner_id: tx.caller.id,
          language: currentLanguage(),
          next_run_at: next,
          created_at: now,
          updated_at: now,
        })
        .returning(),
    )
    await storeRecipients(tx, row.id, recipient_ids)
    const changes = changesBetween({}, { recipients: await recipientNames(tx, row.id) })
    await record(tx, { module: 'accounting', event: 'created', entity: entity(row), property_id, changes })
    return findSchedule(tx, row.id)
  })

/** Locks a schedule that the caller may change, and checks the version that the change is based on. */
async function lockSchedule(tx: CallerContext, id: number, version: number | undefined): Promise<Row> {
  const [row] = await tx.db
    .select()
    .from(report_schedules)
    .where(and(eq(report_schedules.id, id), shownTo(tx)))
    .for('update')
  if (!row) throw notFound('reportSchedule')
  if (!canChange(tx, row)) throw forbidden(phrase('server.scheduleOfColleague'))
  if (version !== undefined && version !== row.lock_version) {
    const { property_id } = row
    throw stale(
      await findSchedule(tx, id),
      await lastChangeOf(tx, { module: 'accounting', ...entity(row), property_id }),
    )
  }
  return row
}

/**
 * POST report_schedules/{id}: changes or pauses a schedule. 409 with the current schedule if the version is stale. A schedule that is
 * resumed runs at its next time: what it missed is not made up for.
 */
export const changeSchedule = (ctx: CallerContext, id: number, input: ChangeReportSchedule): Promise<ReportSchedule> =>
  inTransaction(ctx, async (tx) => {
    const { lock_version, recipient_ids, ...fields } = input
    const row = await lockSchedule(tx, id, lock_version)
    await requirePossible(tx, row.property_id, input)
    const [property] = await tx.db.select().from(properties).where(eq(properties.id, row.property_id))
    if (!property) throw notFound('property')
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const after: Row = { ...row, ...given }
    const before = await recipientNames(tx, id)
    const { next } = await runsAround(tx.db, after, property.timezone, tx.now())
    await tx.db
      .update(report_schedules)
      .set({
        ...given,
        next_run_at: next,
        // A run that is in progress belongs to the schedule as it was.
        claimed_until: null,
        attempts: 0,
        lock_version: row.lock_version + 1,
        updated_at: tx.now(),
      })
      .where(eq(report_schedules.id, id))
    if (recipient_ids) await storeRecipients(tx, id, recipient_ids)
    await record(tx, {
      module: 'accounting',
      event: 'updated',
      entity: entity(after),
      property_id: row.property_id,
      changes: changesBetween(
        { recipients: before, is_paused: row.is_paused },
        { recipients: await recipientNames(tx, id), is_paused: after.is_paused },
      ),
    })
    return findSchedule(tx, id)
  })

/** DELETE report_schedules/{id}: the schedule and its files. */
export const removeSchedule = (
  ctx: CallerContext,
  id: number,
  { lock_version }: { lock_version?: number | undefined },
) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockSchedule(tx, id, lock_version)
    await tx.db.delete(report_schedules).where(eq(report_schedules.id, id))
    await record(tx, { module: 'accounting', event: 'deleted', entity: entity(row), property_id: row.property_id })
    return { message: phrase('server.deleted', { name: reportName(row.report) }) }
  })
