import { sql } from 'drizzle-orm'
import type { AccountingPeriod } from '../../src/api/contract/accounting.ts'
import { addDays } from '../../src/api/contract/days.ts'
import type { ReportSchedule, SchedulePeriod } from '../../src/api/contract/report-schedules.ts'
import { businessDateOf, type HotelClock } from '../business-date.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { firstOf } from '../invariants.ts'

/** When a schedule runs. */
export type Timing = Pick<ReportSchedule, 'frequency' | 'weekday' | 'month_day' | 'time'>

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const weekStart = (day: string) => addDays(day, 1 - weekdayOf(day))
const monthStart = (day: string) => `${day.slice(0, 7)}-01`
const nextMonthStart = (day: string) => monthStart(addDays(monthStart(day), 31))
const lastMonthStart = (day: string) => monthStart(addDays(monthStart(day), -1))

/** The day of a month, or its last day if the month is shorter. */
function dayOfMonth(first: string, number: number): string {
  const last = addDays(nextMonthStart(first), -1)
  const day = addDays(first, number - 1)
  return day > last ? last : day
}

/** The days on which a schedule runs around a day: at least one before it and one after it. */
function runDays({ frequency, weekday, month_day }: Timing, today: string): string[] {
  if (frequency === 'daily') return [-1, 0, 1].map((count) => addDays(today, count))
  if (frequency === 'weekly') {
    const day = addDays(weekStart(today), weekday - 1)
    return [-7, 0, 7].map((count) => addDays(day, count))
  }
  return [lastMonthStart(today), monthStart(today), nextMonthStart(today)].map((first) => dayOfMonth(first, month_day))
}

/** The days of a report that runs on a business date. Weeks begin on Monday (ISO 8601). */
export function periodAt(period: SchedulePeriod, today: string): AccountingPeriod {
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (period === 'last_week') return { from: addDays(weekStart(today), -7), to: addDays(weekStart(today), -1) }
  return { from: lastMonthStart(today), to: addDays(monthStart(today), -1) }
}

/** The last run of a schedule at or before `now`, and the next one after it. The wall clock of the property counts, also over a change to summer time. */
export async function runsAround(
  db: Db,
  timing: Timing,
  timezone: string,
  now: Date,
): Promise<{ last: Date; next: Date }> {
  const at = now.toISOString()
  const { today } = firstOf(
    await rowsOf<{ today: string }>(db, sql`select (${at}::timestamptz at time zone ${timezone})::date::text as today`),
  )
  const days = sql.join(
    runDays(timing, today).map((day) => sql`(${day}::date)`),
    sql`, `,
  )
  const { last, next } = firstOf(
    await rowsOf<{ last: Date | string; next: Date | string }>(
      db,
      sql`select max(instant) filter (where instant <= ${at}::timestamptz) as last,
        min(instant) filter (where instant > ${at}::timestamptz) as next
      from (select (days.day + ${timing.time}::time) at time zone ${timezone} as instant from (values ${days}) days(day)) runs`,
    ),
  )
  return { last: new Date(last), next: new Date(next) }
}

/** The business date of an instant at a property. */
export async function businessDateAt(db: Db, at: Date, clock: HotelClock): Promise<string> {
  const { day } = firstOf(
    await rowsOf<{ day: string }>(
      db,
      sql`select ${businessDateOf(sql`${at.toISOString()}::timestamptz`, clock)}::text as day`,
    ),
  )
  return day
}
