import { formatLocale, perLocale } from '../locale/format-locale.ts'

/** Formats calendar dates, `YYYY-MM-DD`. */
export interface DayFormat {
  of: (day: string) => string
  /** Two dates as a range: "3 – 7 Mar". Browsers differ in the spaces around the dash; the result doesn't. */
  range: (from: string, to: string) => string
}

/** Midnight UTC of a calendar date, whose UTC parts are the date's. date-fns would bring 1 kB to the first page for it. */
export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * A format of calendar dates in the reader's locale. They are dates of a property and independent of the reader's time zone (ADR 0046). */
export function dayFormat(options: Intl.DateTimeFormatOptions): DayFormat {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return {
    of: (day) => {
      const text = format().format(dateOf(day))
      // British dates have no comma after the weekday. Browsers differ in it.
      return formatLocale().startsWith('en-GB') ? text.replace(',', '') : text
    },
    range: (from, to) =>
      format()
        .formatRange(dateOf(from), dateOf(to))
        .replace(/\s*–\s*/, ' – '),
  }
}

/** A calendar date in digits, as a locale writes it: "24/02/2026" in en-GB, "24.2.2026" in de-AT. */
export const dayInDigits = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(dateOf(day))
