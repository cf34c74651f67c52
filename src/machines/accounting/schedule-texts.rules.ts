import type { ReportSchedule, ScheduleFrequency, SchedulePeriod } from '../../api/contract/report-schedules.ts'
import { timeOfDay } from '../../clock/time-zones.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { basisNames, comparisonNames, groupNames, tabNames } from './accounting-texts.rules.ts'

/* Texts of the reports by schedule. */

export const frequencyNames: Record<ScheduleFrequency, string> = {
  daily: phrase('schedules.daily'),
  weekly: phrase('schedules.weekly'),
  monthly: phrase('schedules.monthly'),
}

export const schedulePeriodNames: Record<SchedulePeriod, string> = {
  yesterday: phrase('accounting.yesterday'),
  last_week: phrase('accounting.lastWeek'),
  last_month: phrase('accounting.lastMonth'),
}

export const formatNames = {
  xlsx: phrase('exports.excelWorkbook'),
  csv: phrase('exports.commaSeparated'),
} as const

/** 1 for Monday to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** "Monday" */
export const weekdayName = (day: number) => phrase('schedules.weekday', { day: String(day) })

/** "Weekly, Monday, 07:00" */
export function whenText({ frequency, weekday, month_day, time }: ReportSchedule): string {
  const shown = timeOfDay(time)
  if (frequency === 'daily') return phrase('schedules.whenDaily', { time: shown })
  return frequency === 'weekly'
    ? phrase('schedules.whenWeekly', { day: weekdayName(weekday), time: shown })
    : phrase('schedules.whenMonthly', { day: month_day, time: shown })
}

type Filters = Pick<ReportSchedule, 'report' | 'basis' | 'group_by' | 'compare'>

/** The filters of a report: "Business date · Account · Previous period". The trial balance has no grouping and no comparison. */
export const filtersText = ({ report, basis, group_by, compare }: Filters): string =>
  factsText([
    basisNames[basis],
    report === 'trial_balance' ? null : groupNames[group_by],
    compare === 'none' ? null : comparisonNames[compare],
  ])

/** "Revenue, Weekly, Monday, 07:00": tells a schedule from the others. */
export const scheduleName = (schedule: ReportSchedule): string =>
  factsText([tabNames[schedule.report], whenText(schedule)])
