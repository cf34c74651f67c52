import type { ReportSchedule, ReportSchedules, ScheduleFields } from '../../api/contract/report-schedules.ts'
import { type AccountingSearch, isReport, type PeriodName } from '../../routes/accounting.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { groupOf } from './accounting-texts.rules.ts'

/** What a person has entered; a field may be empty or partly typed. */
export interface ScheduleDraft extends Omit<ScheduleFields, 'month_day' | 'time' | 'recipient_ids'> {
  month_day: NumberDraft
  time: string | null
  recipient_ids: readonly number[]
}

/** Messages by field. */
export type ScheduleErrors = Partial<Record<keyof ScheduleFields, string>>

/** The period that fits a frequency: its report is complete at each run, and no day is in two. */
export const periodOf = { daily: 'yesterday', weekly: 'last_week', monthly: 'last_month' } as const

/** How often a report is suggested, by the period on screen; otherwise monthly. */
const suggestions: Partial<Record<PeriodName, ScheduleFields['frequency']>> = {
  today: 'daily',
  yesterday: 'daily',
  this_week: 'weekly',
  last_week: 'weekly',
}

/** A new schedule of the report on screen with its filters; null if the tab shows no report. */
export function draftOf(search: AccountingSearch, { people }: Pick<ReportSchedules, 'people'>): ScheduleDraft | null {
  const { tab, basis, compare, period } = search
  if (!isReport(tab)) return null
  const isTrial = tab === 'trial_balance'
  const frequency = suggestions[period] ?? 'monthly'
  return {
    report: tab,
    basis,
    group_by: isTrial ? 'account' : groupOf(search),
    compare: isTrial ? 'none' : compare,
    format: 'xlsx',
    frequency,
    period: periodOf[frequency],
    weekday: 1,
    month_day: 1,
    time: '07:00',
    recipient_ids: people.filter(({ is_self }) => is_self).map(({ id }) => id),
    by_email: false,
  }
}

/** The draft of a schedule that exists. */
export const draftOfSchedule = ({
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
  recipients,
  by_email,
}: ReportSchedule): ScheduleDraft => ({
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
  by_email,
  recipient_ids: recipients.map(({ id }) => id),
})

/** The fields to send, or the messages of those that are wrong. A field that the frequency doesn't use keeps a valid value. */
export function checkDraft(
  draft: ScheduleDraft,
): { fields: ScheduleFields; errors: null } | { errors: ScheduleErrors } {
  const { month_day, time, recipient_ids, frequency } = draft
  const day = typeof month_day === 'number' ? month_day : null
  const isDayValid = day !== null && day >= 1 && day <= 31
  const errors: ScheduleErrors = {
    ...(frequency === 'monthly' && !isDayValid
      ? { month_day: phrase('schedules.mustBeBetween', { min: 1, max: 31 }) }
      : {}),
    ...(time === null || !/^\d\d:\d\d$/.test(time) ? { time: phrase('schedules.enterTime') } : {}),
    ...(recipient_ids.length === 0 ? { recipient_ids: phrase('schedules.mustHaveRecipients') } : {}),
  }
  if (time === null || Object.keys(errors).length > 0) return { errors }
  const fields = { ...draft, time, month_day: isDayValid ? day : 1, recipient_ids: [...recipient_ids] }
  return { fields, errors: null }
}
