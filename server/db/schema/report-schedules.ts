import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ReportFile, ReportSchedule } from '../../../src/api/contract/report-schedules.ts'
import { bytea, createdAt, instant, timeOfDay, updatedAt } from '../columns.ts'
import { users } from './access.ts'
import { properties } from './properties.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()
const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Reports by schedule (ADR 0076). */
export const report_schedules = pgTable(
  'report_schedules',
  {
    id: key(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    owner_id: userId(),
    /** Language of the owner's page when they made the schedule, for recipients who follow their browser. */
    language: text().notNull(),
    report: text().$type<ReportSchedule['report']>().notNull(),
    basis: text().$type<ReportSchedule['basis']>().notNull(),
    group_by: text().$type<ReportSchedule['group_by']>().notNull(),
    compare: text().$type<ReportSchedule['compare']>().notNull(),
    format: text().$type<ReportSchedule['format']>().notNull(),
    frequency: text().$type<ReportSchedule['frequency']>().notNull(),
    weekday: smallint().notNull(),
    month_day: smallint().notNull(),
    time: timeOfDay().notNull(),
    period: text().$type<ReportSchedule['period']>().notNull(),
    by_email: boolean().notNull(),
    is_paused: boolean().notNull().default(false),
    next_run_at: instant().notNull(),
    /** Until then, an instance is making the files. It may have ended in the middle. */
    claimed_until: instant(),
    /** Attempts at the run that is due. */
    attempts: smallint().notNull().default(0),
    last_run_at: instant(),
    last_outcome: text().$type<NonNullable<ReportSchedule['last_run']>['outcome']>(),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('report_schedules_property').on(t.property_id),
    index('report_schedules_owner').on(t.owner_id),
    index('report_schedules_due').on(t.next_run_at),
  ],
)

export const report_schedule_recipients = pgTable(
  'report_schedule_recipients',
  {
    schedule_id: integer()
      .notNull()
      .references(() => report_schedules.id, { onDelete: 'cascade' }),
    user_id: userId(),
  },
  (t) => [primaryKey({ columns: [t.schedule_id, t.user_id] }), index('report_schedule_recipients_user').on(t.user_id)],
)

/** Files of the runs: one per run, language and formats. */
export const report_files = pgTable(
  'report_files',
  {
    id: key(),
    schedule_id: integer()
      .notNull()
      .references(() => report_schedules.id, { onDelete: 'cascade' }),
    /** When the run was due. */
    run_at: instant().notNull(),
    from: date().notNull(),
    to: date().notNull(),
    name: text().notNull(),
    format: text().$type<ReportFile['format']>().notNull(),
    language: text().notNull(),
    formats: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [index('report_files_schedule').on(t.schedule_id, t.run_at), index('report_files_expiry').on(t.expires_at)],
)

/** Who may download a file, and what became of their e-mail; null if none is sent. */
export const report_file_readers = pgTable(
  'report_file_readers',
  {
    file_id: integer()
      .notNull()
      .references(() => report_files.id, { onDelete: 'cascade' }),
    user_id: userId(),
    mail: text().$type<'waiting' | 'sent' | 'failed'>(),
    mail_attempts: smallint().notNull().default(0),
    mail_next_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.file_id, t.user_id] }),
    index('report_file_readers_user').on(t.user_id),
    index('report_file_readers_mail').on(t.mail, t.mail_next_at),
  ],
)
