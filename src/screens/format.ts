import { addDays, parseISO } from 'date-fns'
import { toMajorUnits } from '../api/contract/money.ts'
import { todayIn, wallClock } from '../clock/hotel-clock.ts'
import { dayFormat } from '../clock/day-format.ts'
import { now } from '../clock/now.ts'

/* Formats dates. Days are the property's days, independent of the reader's time zone. */

const shortMonth = dayFormat({ month: 'short' })
const shortDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** "Jan" to "Dec". A page has dozens of days, and formatting each with Intl costs more than rendering its cell. */
const months = Array.from({ length: 12 }, (_, at) => shortMonth.of(`2026-${String(at + 1).padStart(2, '0')}-01`))

const shortText = (date: Date) => `${date.getDate()} ${months[date.getMonth()]}`
const fullText = (date: Date) => `${shortText(date)} ${date.getFullYear()}`
const textIn = (date: Date, year: number) => (date.getFullYear() === year ? shortText(date) : fullText(date))

/** Formats a calendar date `YYYY-MM-DD`: "24 Feb 2026". */
export const dayText = (day: string) => fullText(parseISO(day))

/** "24 Feb", or "24 Feb 2027" if the year differs from the property's `today`. */
export const compactDayText = (day: string, today: string) => textIn(parseISO(day), Number(today.slice(0, 4)))

/** "3 – 7 Mar", "28 Feb – 3 Mar", "30 Dec 2026 – 2 Jan 2027": first night and departure day. */
export const nightsText = (from: string, to: string) => shortDate.range(from, to)

/**
 * The bookable nights of a half-open window. The last night is the day before `to` (domain D24). For example "1 Jan –
 * 31 Dec 2026", "from 1 Jan 2026", "until 31 Dec 2026", "any time".
 */
export function bookableWindowText(from: string | null, to: string | null): string {
  const first = from ? parseISO(from) : null
  const last = to ? addDays(parseISO(to), -1) : null
  if (first && last) return `${textIn(first, last.getFullYear())} – ${fullText(last)}`
  if (first) return `from ${fullText(first)}`
  return last ? `until ${fullText(last)}` : 'any time'
}

/** An instant in the property's time zone: "today, 08:12", "24 Feb", "24 Feb 2025". */
export function updatedAtText(instant: string, timezone: string, at = now()): string {
  const today = todayIn(timezone, at)
  const { day, time } = wallClock(instant, timezone)
  return day === today ? `today, ${time}` : compactDayText(day, today)
}

/** A date filter, both days inclusive: "1 – 5 Jan 2026", "from 1 Jan 2026", "until 5 Jan 2026". */
export function daysText(from: string | null, to: string | null): string {
  if (from && to) return shortDate.range(from, to)
  return from ? `from ${dayText(from)}` : to ? `until ${dayText(to)}` : 'any time'
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Formats an amount in minor units (domain D23): 1950 gives "€19.50". */
export function moneyText(minor: number, currency: string): string {
  const format = moneyFormats.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  moneyFormats.set(currency, format)
  return format.format(toMajorUnits(minor, currency))
}
