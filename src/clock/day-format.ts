/** Locale of dates. */
const locale = 'en-GB'

/** Formats calendar dates, `YYYY-MM-DD`. */
export interface DayFormat {
  of: (day: string) => string
  /** Two dates as a range: "3 – 7 Mar". Browsers differ in the spaces around the dash; the result doesn't. */
  range: (from: string, to: string) => string
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * A format of calendar dates. They are dates of a property and independent of the reader's time zone (ADR 0046). Created
 * at its first use, because creating one costs a hundred times as much as formatting.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): DayFormat {
  let created: Intl.DateTimeFormat | undefined
  const format = () => (created ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return {
    of: (day) => format().format(dateOf(day)),
    range: (from, to) =>
      format()
        .formatRange(dateOf(from), dateOf(to))
        .replace(/\s*–\s*/, ' – '),
  }
}
