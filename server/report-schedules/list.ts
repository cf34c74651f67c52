import { type SQL, and, asc, desc, eq, exists, gt, inArray, or, sql } from 'drizzle-orm'
import type { PermissionName } from '../../src/api/contract/access.ts'
import type { LastRun, ReportFile, ReportSchedule, ReportSchedules } from '../../src/api/contract/report-schedules.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import {
  report_file_readers,
  report_files,
  report_schedule_recipients,
  report_schedules,
} from '../db/schema/report-schedules.ts'
import { groupBy } from '../group-by.ts'
import { visibleProperty, visibleTo } from '../scope.ts'
import { readersOf, toPerson } from './people.ts'

/** Whoever manages a property sees and changes all its schedules; others change only their own. */
const managePermission = 'access_hotel_products' satisfies PermissionName
const manages = ({ caller }: CallerContext) => caller.permissions.includes(managePermission)

const isRecipient = ({ db, caller }: CallerContext) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(report_schedule_recipients)
      .where(
        and(
          eq(report_schedule_recipients.schedule_id, report_schedules.id),
          eq(report_schedule_recipients.user_id, caller.id),
        ),
      ),
  )

/** Condition for the schedules that the caller sees, of properties that they may see. */
export const shownTo = (ctx: CallerContext): SQL | undefined =>
  and(
    visibleTo(ctx, report_schedules.property_id),
    manages(ctx) ? undefined : or(eq(report_schedules.owner_id, ctx.caller.id), isRecipient(ctx)),
  )

/** True if the caller may change a schedule that they see. */
export const canChange = (ctx: CallerContext, { owner_id }: { owner_id: number }): boolean =>
  owner_id === ctx.caller.id || manages(ctx)

const nameOf = sql<string>`${users.first_name} || ' ' || ${users.last_name}`
const maxSchedules = 200

async function recipientsOf({ db }: CallerContext, ids: readonly number[]) {
  const found = await db
    .select({ schedule_id: report_schedule_recipients.schedule_id, id: users.id, name: nameOf })
    .from(report_schedule_recipients)
    .innerJoin(users, eq(users.id, report_schedule_recipients.user_id))
    .where(inArray(report_schedule_recipients.schedule_id, [...ids]))
    .orderBy(asc(users.search_key), asc(users.id))
  return groupBy(found, ({ schedule_id }) => schedule_id)
}

/** Files for the caller that are not deleted yet. */
async function filesOf(ctx: CallerContext, ids: readonly number[]) {
  const { id, schedule_id, name, format, size, from, to, created_at, expires_at } = report_files
  const found = await ctx.db
    .select({ id, schedule_id, name, format, size, from, to, created_at, expires_at })
    .from(report_files)
    .innerJoin(report_file_readers, eq(report_file_readers.file_id, report_files.id))
    .where(
      and(
        inArray(schedule_id, [...ids]),
        eq(report_file_readers.user_id, ctx.caller.id),
        gt(report_files.expires_at, ctx.now()),
      ),
    )
    .orderBy(desc(report_files.run_at), desc(report_files.id))
  return groupBy(found, (file) => file.schedule_id)
}

/** The e-mails of the last run of each schedule. */
async function mailsOf({ db }: CallerContext, ids: readonly number[]) {
  const found = await db
    .select({
      schedule_id: report_files.schedule_id,
      mail: report_file_readers.mail,
      count: sql<number>`count(*)::integer`,
    })
    .from(report_file_readers)
    .innerJoin(report_files, eq(report_files.id, report_file_readers.file_id))
    .innerJoin(
      report_schedules,
      and(eq(report_schedules.id, report_files.schedule_id), eq(report_files.run_at, report_schedules.last_run_at)),
    )
    .where(and(inArray(report_files.schedule_id, [...ids]), sql`${report_file_readers.mail} is not null`))
    .groupBy(report_files.schedule_id, report_file_readers.mail)
  return groupBy(found, ({ schedule_id }) => schedule_id)
}

const toFile = ({
  schedule_id: _of,
  created_at,
  expires_at,
  ...file
}: Omit<ReportFile, 'created_at' | 'expires_at'> & {
  schedule_id: number
  created_at: Date
  expires_at: Date
}): ReportFile => ({ ...file, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() })

/** Schedules in wire format, by their next run. */
export async function findSchedules(ctx: CallerContext, where: SQL | undefined): Promise<ReportSchedule[]> {
  const rows = await ctx.db
    .select({ row: report_schedules, owner: nameOf })
    .from(report_schedules)
    .innerJoin(users, eq(users.id, report_schedules.owner_id))
    .where(and(shownTo(ctx), where))
    .orderBy(asc(report_schedules.is_paused), asc(report_schedules.next_run_at), asc(report_schedules.id))
    .limit(maxSchedules)
  const ids = rows.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const recipients = await recipientsOf(ctx, ids)
  const files = await filesOf(ctx, ids)
  const mails = await mailsOf(ctx, ids)
  return rows.map(({ row, owner }) => {
    const countOf = (mail: keyof LastRun['mails']) =>
      mails.get(row.id)?.find((counted) => counted.mail === mail)?.count ?? 0
    const { id, report, basis, group_by, compare, format, frequency, weekday, month_day, time, period } = row
    return {
      id,
      report,
      basis,
      group_by,
      compare,
      format,
      frequency,
      weekday,
      month_day,
      time,
      period,
      owner,
      is_own: row.owner_id === ctx.caller.id,
      can_change: canChange(ctx, row),
      recipients: (recipients.get(id) ?? []).map((person) => ({ id: person.id, name: person.name })),
      by_email: row.by_email,
      is_paused: row.is_paused,
      next_run_at: row.is_paused ? null : row.next_run_at.toISOString(),
      last_run:
        row.last_run_at && row.last_outcome
          ? {
              at: row.last_run_at.toISOString(),
              outcome: row.last_outcome,
              mails: { sent: countOf('sent'), waiting: countOf('waiting'), failed: countOf('failed') },
            }
          : null,
      files: (files.get(id) ?? []).map(toFile),
      lock_version: row.lock_version,
    }
  })
}

/** GET report_schedules: the schedules of a property that the caller sees, and whom a schedule may be for. */
export async function listSchedules(ctx: CallerContext, property_id: number): Promise<ReportSchedules> {
  await visibleProperty(ctx, property_id)
  const people = await readersOf(ctx, property_id)
  return {
    schedules: await findSchedules(ctx, eq(report_schedules.property_id, property_id)),
    people: people.map((reader) => toPerson(reader, ctx.caller.id)),
    can_email: ctx.config.mail !== null,
  }
}
