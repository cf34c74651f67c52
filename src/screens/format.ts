import { addDays, isSameYear, parseISO } from 'date-fns'
import { toMajorUnits } from '../api/contract/money.ts'
import { dayIn, timeIn, todayIn } from '../machines/clock/hotel-clock.rules.ts'

/* How dates are written here: by the property's own days, never shifted by the reader's time zone. */

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** "24 Feb 2026" of a calendar date `YYYY-MM-DD`. */
export const dayText = (day: string) => fullDay.format(parseISO(day))

/** "24 Feb", or "24 Feb 2027" of another year than the property's `today`. */
export function compactDayText(day: string, today: string): string {
  const date = parseISO(day)
  return (isSameYear(date, parseISO(today)) ? shortDay : fullDay).format(date)
}

/** "3 – 7 Mar", "28 Feb – 3 Mar", "30 Dec 2026 – 2 Jan 2027": the first night and the morning after the last one. */
export const nightsText = (from: string, to: string) => fullDay.formatRange(parseISO(from), parseISO(to))

/**
 * The nights that may be booked, of a half-open window: its last night is the day before `to` (domain D24).
 * "1 Jan – 31 Dec 2026", "from 1 Jan 2026", "until 31 Dec 2026", "any time".
 */
export function bookableWindowText(from: string | null, to: string | null): string {
  const first = from ? parseISO(from) : null
  const last = to ? addDays(parseISO(to), -1) : null
  if (first && last) return `${(isSameYear(first, last) ? shortDay : fullDay).format(first)} – ${fullDay.format(last)}`
  if (first) return `from ${fullDay.format(first)}`
  return last ? `until ${fullDay.format(last)}` : 'any time'
}

/** "today, 08:12", "24 Feb", "24 Feb 2025": an instant, by the clocks of the property. */
export function updatedAtText(instant: string, timezone: string, now = new Date()): string {
  const [day, today] = [dayIn(instant, timezone), todayIn(timezone, now)]
  return day === today ? `today, ${timeIn(instant, timezone)}` : compactDayText(day, today)
}

/** "1 – 5 Jan 2026", "from 1 Jan 2026", "until 5 Jan 2026": days that are filtered by, both included. */
export function daysText(from: string | null, to: string | null): string {
  if (from && to) return fullDay.formatRange(parseISO(from), parseISO(to))
  return from ? `from ${dayText(from)}` : to ? `until ${dayText(to)}` : 'any time'
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** "€19.50" of 1950: money is in integer minor units (domain D23). */
export function moneyText(minor: number, currency: string): string {
  const format = moneyFormats.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  moneyFormats.set(currency, format)
  return format.format(toMajorUnits(minor, currency))
}
