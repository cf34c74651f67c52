import { blockingReasons, facilityStatusRules, type FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'

/* Formats the calendar's dates. They are calendar dates of the property, independent of the reader's time zone. */

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const weekday = format({ weekday: 'short' })
const number = format({ day: 'numeric' })
const month = format({ month: 'long', year: 'numeric' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const fullDate = format({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = format({ day: 'numeric', month: 'short' })

/** Normalises the spaces around the dash, which differ between browsers. */
const formatRange = (shape: Intl.DateTimeFormat, from: string, to: string) =>
  shape.formatRange(dateOf(from), dateOf(to)).replace(/\s*–\s*/, ' – ')

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The parts of a column heading, and its spoken text. */
export const columnOf = (day: string) => {
  const date = dateOf(day)
  return {
    date: day,
    weekday: weekday.format(date),
    number: number.format(date),
    month: month.format(date),
    spokenText: `${weekday.format(date)} ${dayAndMonth.format(date)}`,
  }
}

/** For example "Tue 3 March 2026". */
export const fullDayText = (day: string) => `${weekday.format(dateOf(day))} ${fullDate.format(dateOf(day))}`

/** "1 – 14 March 2026": first and last day of a range. */
export const rangeText = ({ from, to }: Range) => formatRange(fullDate, from, addDays(to, -1))

/** "8 – 11 March": first night and departure day. */
export const nightsRangeText = ({ from, to }: Range) => formatRange(dayAndMonth, from, to)

/** The short form: "8 – 11 Mar". */
export const shortNightsRangeText = ({ from, to }: Range) => formatRange(shortDate, from, to)

export const pluralText = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
export const nightsText = (range: Range) => pluralText(daysBetween(range.from, range.to), 'night')

/** For example "Room 118, 8 – 11 March, 3 nights selected". */
export const selectedText = (roomNames: readonly string[], nights: Range) => {
  const which = roomNames.length === 1 ? `Room ${roomNames[0]}` : pluralText(roomNames.length, 'room')
  return `${which}, ${nightsRangeText(nights)}, ${nightsText(nights)} selected`
}

const stayStates: Partial<Record<Bar['state'], string>> = {
  in_house: 'In house',
  booked: 'Reservation',
  departed: 'Departed',
}
const blockingStates: Partial<Record<Bar['state'], string>> = {
  scheduled: 'To come',
  active: 'Now',
  completed: 'Over',
  cancelled: 'Released',
}

/** Kind of a bar: "In house", "Out of order". */
export const kindText = ({ kind, state }: Bar) =>
  kind === 'reservation' ? (stayStates[state] ?? 'Reservation') : facilityStatusRules[kind].label

/** The guest, or the reason of a blocking. */
export const subjectText = ({ kind, guest, reason }: Bar) => (kind === 'reservation' ? (guest ?? 'A guest') : reason)

/** For example "Out of order: leak" or "Reservation: Anna Chen". */
export const barText = (bar: Bar) => [kindText(bar), subjectText(bar)].filter(Boolean).join(': ')

export const stateText = ({ kind, state }: Bar) =>
  kind === 'reservation' ? (stayStates[state] ?? '') : (blockingStates[state] ?? '')

export const reasonText = (bar: Bar) => {
  const code = bar.blocking?.reasonCode
  return code ? blockingReasons[code] : bar.reason
}

/** Effect of each status on the key figures (domain D30). */
const statusEffects: Record<FacilityStatusName, string> = {
  available: 'Can be sold and assigned.',
  out_of_service: 'Operational: stays for sale with a warning.',
  out_of_order: 'Blocked: leaves availability, stays in the house count.',
  internal_use: 'Blocked: leaves availability, stays in the house count.',
  hold: 'Blocked: leaves availability until the hold ends.',
  out_of_inventory: 'Retired: leaves availability and the house count.',
  inactive: 'Retired: leaves availability and the house count, without dates.',
}
export const effectText = (status: FacilityStatusName) => statusEffects[status]
