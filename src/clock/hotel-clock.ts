/*
 * Formats instants in a property's time zone, regardless of the browser's (ADR 0046). A time zone is an IANA name; an instant is an ISO
 * 8601 string or milliseconds.
 */

import { formatLocale } from '../locale/format-locale.ts'
import { now } from './now.ts'

type Instant = string | number | Date

/** Formats by name. Those without a locale are in the reader's. */
const shapes = {
  /** Swedish dates have the ISO 8601 format. */
  day: ['sv-SE', { dateStyle: 'short' }],
  dayAndTime: ['sv-SE', { dateStyle: 'short', timeStyle: 'short' }],
  time: [null, { timeStyle: 'short' }],
  moment: [null, { dateStyle: 'medium', timeStyle: 'short' }],
  longMoment: [null, { dateStyle: 'full', timeStyle: 'short' }],
  /** Sorts as text: "2026-03-03 14:05:09". */
  dayAndSecond: ['sv-SE', { dateStyle: 'short', timeStyle: 'medium' }],
  exactMoment: [null, { dateStyle: 'long', timeStyle: 'long' }],
} as const satisfies Record<string, readonly [string | null, Intl.DateTimeFormatOptions]>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats: creating one costs a hundred times as much as formatting. */
function formatIn(shape: keyof typeof shapes, instant: Instant, timeZone: string): string {
  const [fixed, options] = shapes[shape]
  const locale = fixed ?? formatLocale()
  const key = `${shape} ${timeZone} ${locale}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format.format(new Date(instant))
}

/** The calendar date of an instant at the property: "2026-03-03". */
export const dayIn = (instant: Instant, timezone: string) => formatIn('day', instant, timezone)

/** The last answer of `todayIn` for each time zone. */
const todays = new Map<string, { minute: number; day: string }>()

/** Today at the property, as a calendar date. Computed once a minute, because each row of a list asks. */
export function todayIn(timezone: string, at = now()): string {
  const minute = Math.floor(at.getTime() / 60_000)
  const last = todays.get(timezone)
  if (last?.minute === minute) return last.day
  const day = dayIn(at, timezone)
  todays.set(timezone, { minute, day })
  return day
}

/** "14:05". */
export const timeIn = (instant: Instant, timezone: string) => formatIn('time', instant, timezone)

/** "3 Mar 2026, 14:05". */
export const momentIn = (instant: Instant, timezone: string) => formatIn('moment', instant, timezone)

/** "Saturday 21 November 2026 at 14:46". */
export const longMomentIn = (instant: Instant, timezone: string) => formatIn('longMoment', instant, timezone)

/** "3 March 2026 at 14:05:09 CET". */
export const exactMomentIn = (instant: Instant, timezone: string) => formatIn('exactMoment', instant, timezone)

/** Local time at the property, for a file: "2026-03-03T14:05:09". */
export const secondIn = (instant: Instant, timezone: string) =>
  formatIn('dayAndSecond', instant, timezone).replace(' ', 'T')

/** Day and time at the property: "2026-03-03" and "14:05". */
export function wallClock(instant: Instant, timezone: string): { day: string; time: string } {
  const [day = '', time = ''] = formatIn('dayAndTime', instant, timezone).split(' ')
  return { day, time }
}
