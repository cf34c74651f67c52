/*
 * Formats instants in a property's time zone, regardless of the browser's (ADR 0046). A time zone is an IANA name; an instant is an ISO
 * 8601 string or milliseconds.
 */

import { perLocaleAndKey } from '../locale/format-locale.ts'
import { now } from './now.ts'

type Instant = string | number | Date

/** Swedish dates have the ISO 8601 format. */
export const isoLocale = 'sv-SE'

/** A format of instants in a time zone; in the reader's locale if `fixed` is null. */
export function instantFormat(fixed: string | null, options: Intl.DateTimeFormatOptions) {
  const format = perLocaleAndKey(
    (locale, timeZone) => new Intl.DateTimeFormat(fixed ?? locale, { ...options, timeZone }),
  )
  return (instant: Instant, timeZone: string): string => format(timeZone).format(new Date(instant))
}

/** The calendar date of an instant at the property: "2026-03-03". */
export const dayIn = instantFormat(isoLocale, { dateStyle: 'short' })

/** The last day of each key, with its minute. */
const days = new Map<string, { minute: number; day: string }>()

/** Computes a day once a minute, because each row of a list asks. Dates change only at full minutes. */
export function oncePerMinute(key: string, at: Date, compute: () => string): string {
  const minute = Math.floor(at.getTime() / 60_000)
  const last = days.get(key)
  if (last?.minute === minute) return last.day
  const day = compute()
  days.set(key, { minute, day })
  return day
}

/** Today's calendar date in a time zone, which changes at midnight. For texts about when something happened. */
export const calendarTodayIn = (timezone: string, at = now()): string =>
  oncePerMinute(timezone, at, () => dayIn(at, timezone))

/** "14:05". */
export const timeIn = instantFormat(null, { timeStyle: 'short' })

/** "3 Mar 2026, 14:05". */
export const momentIn = instantFormat(null, { dateStyle: 'medium', timeStyle: 'short' })
