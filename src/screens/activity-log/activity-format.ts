import { dayOf } from '../../machines/activity-log/entries.rules.ts'
import { longDayText } from '../dashboard/dashboard-words.ts'

/* Days and times of the log, by the clocks of the house. */

const clock = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
const whole = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone })

/** "14:05". */
export const timeText = (instant: string, timezone: string) => clock(timezone).format(new Date(instant))

/** "3 March 2026 at 14:05:09 CET". */
export const instantText = (instant: string, timezone: string) => whole(timezone).format(new Date(instant))

/** Today at the house, as a calendar date. */
export const todayText = (timezone: string, now = new Date()) => dayOf(now.toISOString(), timezone)

/** "Today, Tuesday 3 March 2026": the heading of a day. */
export const dayHeading = (day: string, timezone: string, now = new Date()) =>
  `${day === todayText(timezone, now) ? 'Today, ' : ''}${longDayText(day)}`
