import { longDayText } from '../dashboard/dashboard-texts.ts'
import { todayIn } from '../../machines/clock/hotel-clock.rules.ts'

/** Heading of a day: "Today, Tuesday 3 March 2026". */
export const dayHeading = (day: string, timezone: string, now = new Date()) =>
  `${day === todayIn(timezone, now) ? 'Today, ' : ''}${longDayText(day)}`
