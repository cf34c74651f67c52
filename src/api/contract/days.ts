import { addDays as addToDate, differenceInCalendarDays, formatISO, parseISO } from 'date-fns'

/*
 * Arithmetic of calendar dates, `YYYY-MM-DD` without a time or a zone, by date-fns (https://date-fns.org/docs/addDays).
 * A chart of 500 rooms counts the same few hundred days ten thousand times, so each day is worked out once.
 */

const epoch = parseISO('1970-01-01')
const mostKnown = 5_000
const numbers = new Map<string, number>()
const days = new Map<number, string>()

function remember<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= mostKnown) known.clear()
  known.set(key, value)
  return value
}

/** Days since 1 January 1970; negative before it. */
const numberOf = (day: string): number =>
  numbers.get(day) ?? remember(numbers, day, differenceInCalendarDays(parseISO(day), epoch))

/** The calendar date that many days later; a negative number goes back. */
export function addDays(day: string, count: number): string {
  const number = numberOf(day) + count
  return days.get(number) ?? remember(days, number, formatISO(addToDate(epoch, number), { representation: 'date' }))
}

/** Day 0 of a spreadsheet's 1900 calendar, with its leap-year mistake already allowed for (ECMA-376 part 1, 18.17.4.1). */
export const spreadsheetEpoch = '1899-12-30'

/** The number that a spreadsheet keeps for a calendar date; `NaN` for what is none. */
export const spreadsheetDay = (day: string): number => daysBetween(spreadsheetEpoch, day)

/** Days from one calendar date to another: the nights of the half-open `[from, to)`. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)
