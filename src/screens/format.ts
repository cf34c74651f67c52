import { toMajorUnits } from '../api/contract/money.ts'
import { calendarTodayIn, dayIn, timeIn } from '../clock/hotel-clock.ts'
import { dateOf, dayFormat } from '../clock/day-format.ts'
import { now } from '../clock/now.ts'
import { perLocale } from '../locale/format-locale.ts'
import { numberFormat } from '../numbers/number-format.ts'
import { phrase } from '../phrases/phrase.ts'

/* Formats dates and amounts in the reader's locale. Days are the property's days, independent of the reader's time zone. */

const shortDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const shortDay = dayFormat({ day: 'numeric', month: 'short' })

/**
 * The texts of a day in each month, in the reader's locale, around a mark for the day and one for the year. A page has dozens of days,
 * and formatting each with Intl costs more than rendering its cell.
 */
const monthTexts = perLocale(() =>
  Array.from({ length: 12 }, (_, month) => {
    const day = `2999-${String(month + 1).padStart(2, '0')}-28`
    const marked = (text: string) => text.replace('2999', '{year}').replace('28', '{day}')
    return { short: marked(shortDay.of(day)), full: marked(shortDate.of(day)) }
  }),
)

const textOf = (date: Date, length: 'short' | 'full') =>
  (monthTexts()[date.getUTCMonth()]?.[length] ?? '')
    .replace('{day}', String(date.getUTCDate()))
    .replace('{year}', String(date.getUTCFullYear()))
const shortText = (date: Date) => textOf(date, 'short')
const fullText = (date: Date) => textOf(date, 'full')
const textIn = (date: Date, year: number) => (date.getUTCFullYear() === year ? shortText(date) : fullText(date))
const dayBefore = (date: Date) => new Date(date.getTime() - 86_400_000)

/** Formats a calendar date `YYYY-MM-DD`: "24 Feb 2026". */
export const dayText = (day: string) => fullText(dateOf(day))

/** "24 Feb", or "24 Feb 2027" if the year differs from the property's `today`. */
export const compactDayText = (day: string, today: string) => textIn(dateOf(day), Number(today.slice(0, 4)))

/** "3 – 7 Mar", "28 Feb – 3 Mar", "30 Dec 2026 – 2 Jan 2027": first night and departure day. */
export const nightsText = (from: string, to: string) => shortDate.range(from, to)

/**
 * The bookable nights of a half-open window. The last night is the day before `to` (domain D24). For example "1 Jan –
 * 31 Dec 2026", "from 1 Jan 2026", "until 31 Dec 2026", "any time".
 */
export function bookableWindowText(from: string | null, to: string | null): string {
  const first = from ? dateOf(from) : null
  const last = to ? dayBefore(dateOf(to)) : null
  if (first && last) return `${textIn(first, last.getUTCFullYear())} – ${fullText(last)}`
  if (first) return phrase('states.fromDay', { day: fullText(first) })
  return last ? phrase('states.untilDay', { day: fullText(last) }) : phrase('states.anyTime')
}

/** An instant in the property's time zone: "today, 08:12", or as `ofDay` shows a day: "24 Feb", "24 Feb 2025". */
export function updatedAtText<Shown = string>(
  instant: string,
  timezone: string,
  at = now(),
  ofDay = (text: string): string | Shown => text,
): string | Shown {
  const today = calendarTodayIn(timezone, at)
  const day = dayIn(instant, timezone)
  return day === today
    ? phrase('states.todayAt', { time: timeIn(instant, timezone) })
    : ofDay(compactDayText(day, today))
}

/** A date filter, both days inclusive: "1 – 5 Jan 2026", "from 1 Jan 2026", "until 5 Jan 2026". */
export function daysText(from: string | null, to: string | null): string {
  if (from && to) return shortDate.range(from, to)
  return from
    ? phrase('states.fromDay', { day: dayText(from) })
    : to
      ? phrase('states.untilDay', { day: dayText(to) })
      : phrase('states.anyTime')
}

const moneyFormat = numberFormat((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }))

/** Formats an amount in minor units (domain D23): 1950 gives "€19.50". */
export const moneyText = (minor: number, currency: string): string =>
  moneyFormat(toMajorUnits(minor, currency), currency)
