import { longDayText } from '../dashboard/dashboard-texts.ts'
import { todayIn } from '../../machines/clock/hotel-clock.rules.ts'

/** "Today, Tuesday 3 March 2026": the heading of a day. */
export const dayHeading = (day: string, timezone: string, now = new Date()) =>
  `${day === todayIn(timezone, now) ? 'Today, ' : ''}${longDayText(day)}`
