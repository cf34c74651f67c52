/*
 * Instants as the clocks of a property show them. Whatever belongs to a property is told in its own zone, whatever the zone of
 * the browser (ADR 0046). A zone is an IANA name, an instant an ISO 8601 text or milliseconds.
 */

type Instant = string | number | Date

const shapes = {
  /** ISO 8601 by way of Swedish, which writes dates so. */
  day: ['sv-SE', { dateStyle: 'short' }],
  dayAndTime: ['sv-SE', { dateStyle: 'short', timeStyle: 'short' }],
  time: ['en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
  moment: ['en-GB', { dateStyle: 'medium', timeStyle: 'short' }],
  longMoment: ['en-GB', { dateStyle: 'full', timeStyle: 'short' }],
  exactMoment: ['en-GB', { dateStyle: 'long', timeStyle: 'long' }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format costs a hundred times what it formats, so each is made once. */
function formatIn(shape: keyof typeof shapes, instant: Instant, timeZone: string): string {
  const key = `${shape} ${timeZone}`
  const [locale, options] = shapes[shape]
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format.format(new Date(instant))
}

/** The calendar date of an instant at the property: "2026-03-03". */
export const dayIn = (instant: Instant, timezone: string) => formatIn('day', instant, timezone)

/** Today at the property, as a calendar date. */
export const todayIn = (timezone: string, now = new Date()) => dayIn(now, timezone)

/** "14:05". */
export const timeIn = (instant: Instant, timezone: string) => formatIn('time', instant, timezone)

/** "3 Mar 2026, 14:05". */
export const momentIn = (instant: Instant, timezone: string) => formatIn('moment', instant, timezone)

/** "Saturday 21 November 2026 at 14:46". */
export const longMomentIn = (instant: Instant, timezone: string) => formatIn('longMoment', instant, timezone)

/** "3 March 2026 at 14:05:09 CET". */
export const exactMomentIn = (instant: Instant, timezone: string) => formatIn('exactMoment', instant, timezone)

/** The city that a zone is named after: "Mexico City" of "America/Mexico_City". */
export const cityOf = (timezone: string) => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')

/** "20:41 in Mexico City": a time that says whose it is. */
export const timeInCity = (instant: Instant, timezone: string) => `${timeIn(instant, timezone)} in ${cityOf(timezone)}`

/** The day and the time on the property's clocks: "2026-03-03" and "14:05". */
export function wallClock(instant: Instant, timezone: string): { day: string; time: string } {
  const [day = '', time = ''] = formatIn('dayAndTime', instant, timezone).split(' ')
  return { day, time }
}

/** The instant, as ISO 8601 in UTC, at which the property's clocks show this day and time. */
export function instantOf(day: string, time: string, timezone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const shownAt = (at: number) => {
    const shown = wallClock(at, timezone)
    return Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  // The offset of a first guess, and once more in case the clocks are put forward or back in between.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted)).toISOString()
}
