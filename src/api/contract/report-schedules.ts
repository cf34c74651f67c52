import * as v from 'valibot'
import { AccountingBasis, AccountingGroup, Comparison } from './accounting.ts'
import { accountingBases } from './enums.ts'
import { fileFormats, scheduledReports, scheduleFrequencies, schedulePeriods } from './schedule-words.ts'
import { CalendarDate, Flag, Id, Instant, list, LockVersion, TimeOfDay } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Reports by schedule, kept as files: an extension (ADR 0076). The server runs them in the time zone of the property. */

/** Most people that one schedule is for. */
const maxRecipients = 50

const ScheduledReport = v.picklist(scheduledReports, () => phrase('accounting.mustBeAReport'))
export type ScheduledReport = v.InferOutput<typeof ScheduledReport>
const Frequency = v.picklist(scheduleFrequencies, () => phrase('schedules.mustBeAFrequency'))
export type ScheduleFrequency = v.InferOutput<typeof Frequency>
const Period = v.picklist(schedulePeriods, () => phrase('schedules.mustBeAPeriod'))
export type SchedulePeriod = v.InferOutput<typeof Period>
const Format = v.picklist(fileFormats, () => phrase('schedules.mustBeAFormat'))

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.regex(/^\d{1,2}$/, () => phrase('validation.mustBeAWholeNumber')),
      ),
      v.number(),
    ]),
    v.transform(Number),
    v.integer(() => phrase('validation.mustBeAWholeNumber')),
    v.minValue(min, () => phrase('schedules.mustBeBetween', { min, max })),
    v.maxValue(max, () => phrase('schedules.mustBeBetween', { min, max })),
  )

/** `weekday` counts from Monday, 1. In a month without `month_day` the last day counts. */
const fields = {
  report: ScheduledReport,
  basis: AccountingBasis,
  group_by: AccountingGroup,
  compare: Comparison,
  format: Format,
  frequency: Frequency,
  weekday: wholeNumber(1, 7),
  month_day: wholeNumber(1, 31),
  /** In the time zone of the property. */
  time: TimeOfDay,
  /** Relative to the business date of the run. */
  period: Period,
  recipient_ids: v.pipe(
    list(Id, maxRecipients),
    v.minLength(1, () => phrase('schedules.mustHaveRecipients')),
  ),
  by_email: Flag,
}

const Person = v.object({ id: v.number(), name: v.string(), is_self: v.boolean() })
export type SchedulePerson = v.InferOutput<typeof Person>

/** A file that the caller may download until `expires_at`. `from` and `to` are the days of the report. */
const ReportFile = v.object({
  id: v.number(),
  name: v.string(),
  format: v.picklist(fileFormats),
  /** In bytes. */
  size: v.number(),
  from: CalendarDate,
  to: CalendarDate,
  created_at: Instant,
  expires_at: Instant,
})
export type ReportFile = v.InferOutput<typeof ReportFile>

const scheduleOutcomes = ['made', 'no_recipients', 'failed'] as const

/** The last run. `mails` counts those of its files by what became of them. */
const LastRun = v.object({
  at: Instant,
  outcome: v.picklist(scheduleOutcomes),
  mails: v.object({ sent: v.number(), waiting: v.number(), failed: v.number() }),
})
export type LastRun = v.InferOutput<typeof LastRun>

export const ReportSchedule = v.object({
  id: v.number(),
  owner: v.string(),
  is_own: v.boolean(),
  /** True for the owner, and for whoever manages the property. */
  can_change: v.boolean(),
  report: v.picklist(scheduledReports),
  basis: v.picklist(accountingBases),
  group_by: AccountingGroup,
  compare: Comparison,
  format: v.picklist(fileFormats),
  frequency: v.picklist(scheduleFrequencies),
  weekday: v.number(),
  month_day: v.number(),
  time: v.string(),
  period: v.picklist(schedulePeriods),
  recipients: v.array(v.object({ id: v.number(), name: v.string() })),
  by_email: v.boolean(),
  is_paused: v.boolean(),
  /** Null while the schedule is paused. */
  next_run_at: v.nullable(Instant),
  last_run: v.nullable(LastRun),
  /** Files for the caller, the newest first. */
  files: v.array(ReportFile),
  lock_version: v.number(),
})
export type ReportSchedule = v.InferOutput<typeof ReportSchedule>

/** GET report_schedules: the caller's own, those that have files for the caller, and all for whoever manages the property. */
export const ReportSchedules = v.object({
  schedules: v.array(ReportSchedule),
  /** Those who may see the report, the caller included. */
  people: v.array(Person),
  /** True if the server can send e-mail. */
  can_email: v.boolean(),
})
export type ReportSchedules = v.InferOutput<typeof ReportSchedules>

export const ReportSchedulesQuery = v.strictObject({ property_id: Id })
export type ReportSchedulesQuery = v.InferOutput<typeof ReportSchedulesQuery>

/** POST report_schedules. */
export const CreateReportSchedule = v.strictObject({ property_id: Id, ...fields })
export type CreateReportSchedule = v.InferOutput<typeof CreateReportSchedule>

/** POST report_schedules/{id}. Fields that are left out stay as they are. */
export const ChangeReportSchedule = v.strictObject({
  ...v.partial(v.object(fields)).entries,
  is_paused: v.optional(Flag),
  lock_version: v.optional(LockVersion),
})
export type ChangeReportSchedule = v.InferOutput<typeof ChangeReportSchedule>

/** What a schedule says, without its state. */
export type ScheduleFields = Omit<CreateReportSchedule, 'property_id'>
