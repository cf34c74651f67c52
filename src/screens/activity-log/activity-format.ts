import type { ReactNode } from 'react'
import { dateText } from '../../design/text/date-text.tsx'
import { longDayText } from '../dashboard/dashboard-texts.ts'
import { calendarTodayIn } from '../../clock/hotel-clock.ts'
import { now } from '../../clock/now.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Heading of a day: "Today, Tuesday 3 March 2026". */
export const dayHeading = (day: string, timezone: string, at = now()): ReactNode =>
  day === calendarTodayIn(timezone, at)
    ? phrase('activity-log.todayHeading', { day: longDayText(day) })
    : dateText(longDayText(day))
