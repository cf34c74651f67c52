import { addDays, format, isSameDay, isSameYear, parseISO } from 'date-fns'

/* How dates are written here: by the property's own days, never shifted by the reader's time zone. */

/** "24 Feb 2026" of a calendar date `YYYY-MM-DD`. */
export const dayText = (day: string) => format(parseISO(day), 'd MMM yyyy')

/**
 * The nights that may be booked, of a half-open window: its last night is the day before `to` (readings, Domain).
 * "1 Jan – 31 Dec 2026", "from 1 Jan 2026", "until 31 Dec 2026", "any time".
 */
export function windowText(from: string | null, to: string | null): string {
  const first = from ? parseISO(from) : null
  const last = to ? addDays(parseISO(to), -1) : null
  if (first && last)
    return `${format(first, isSameYear(first, last) ? 'd MMM' : 'd MMM yyyy')} – ${format(last, 'd MMM yyyy')}`
  if (first) return `from ${format(first, 'd MMM yyyy')}`
  return last ? `until ${format(last, 'd MMM yyyy')}` : 'any time'
}

/** "today, 08:12", "24 Feb", "24 Feb 2025": an instant, in the reader's own time. */
export function updatedText(instant: string, now = new Date()): string {
  const date = parseISO(instant)
  if (isSameDay(date, now)) return `today, ${format(date, 'HH:mm')}`
  return format(date, isSameYear(date, now) ? 'd MMM' : 'd MMM yyyy')
}
