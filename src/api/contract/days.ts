import { addDays as addToDate, differenceInCalendarDays, formatISO, parseISO } from 'date-fns'

/*
 * Calendar date arithmetic on `YYYY-MM-DD` strings without time or zone, by date-fns
 * (https://date-fns.org/docs/addDays). Results are cached: a chart of 500 rooms uses the same few hundred days
 * thousands of times.
 */

const epoch = parseISO('1970-01-01')
const maxCachedDays = 5_000
const numbers = new Map<string, number>()
const days = new Map<number, string>()

function cached<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value): Value {
  if (cache.size >= maxCachedDays) cache.clear()
  cache.set(key, value)
  return value
}

/** Days since 1 January 1970; negative for earlier dates. */
const numberOf = (day: string): number =>
  numbers.get(day) ?? cached(numbers, day, differenceInCalendarDays(parseISO(day), epoch))

/** The calendar date `count` days later; a negative count goes back. */
export function addDays(day: string, count: number): string {
  const number = numberOf(day) + count
  return days.get(number) ?? cached(days, number, formatISO(addToDate(epoch, number), { representation: 'date' }))
}

/** Day 0 of a spreadsheet's 1900 calendar, corrected for its leap-year bug (ECMA-376 part 1, 18.17.4.1). */
export const spreadsheetEpoch = '1899-12-30'

/** Serial number of a calendar date in a spreadsheet; `NaN` for an invalid date. */
export const spreadsheetDay = (day: string): number => daysBetween(spreadsheetEpoch, day)

/** Days between two calendar dates: the number of nights in `[from, to)`. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** A range of days as the format writes it, with the same spaces around its dash in every browser: "3 – 6 Mar 2026". */
export const dayRangeText = (format: Intl.DateTimeFormat, from: Date | number, to: Date | number): string =>
  format.formatRange(from, to).replace(/\s*–\s*/, ' – ')
