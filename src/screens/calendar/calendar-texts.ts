import { blockingReasons, facilityStatusRules, type FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { dayIn } from '../../clock/hotel-clock.ts'
import { timeInCity } from '../../clock/time-zones.ts'

const shortWeekday = dayFormat({ weekday: 'short' })
const dayNumber = dayFormat({ day: 'numeric' })
const monthAndYear = dayFormat({ month: 'long', year: 'numeric' })
const longDay = dayFormat({ day: 'numeric', month: 'long' })
const weekdayAndDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'long' })
const longDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const weekdayAndDate = dayFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = dayFormat({ day: 'numeric', month: 'short' })

/* Formats the calendar's dates. They are calendar dates of the property, independent of the reader's time zone. */

/** The parts of a column heading, and its spoken text. */
export const columnOf = (day: string) => ({
  date: day,
  weekday: shortWeekday.of(day),
  number: dayNumber.of(day),
  month: monthAndYear.of(day),
  spokenText: weekdayAndDay.of(day),
})

/** For example "Tue 3 March 2026". */
export const fullDayText = (day: string) => weekdayAndDate.of(day)

/** "Tue 3 March 2026, 01:40 in Vienna". Between midnight and the audit time, the business date follows. */
export function clockText(at: Date, timezone: string, today: string): string {
  const day = dayIn(at, timezone)
  const clock = `${fullDayText(day)}, ${timeInCity(at, timezone)}`
  return day === today ? clock : `${clock}. Business date ${fullDayText(today)}`
}

/** "1 – 14 March 2026": first and last day of a range. */
export const rangeText = ({ from, to }: Range) => longDate.range(from, addDays(to, -1))

/** "8 – 11 March": first night and departure day. */
export const nightsRangeText = ({ from, to }: Range) => longDay.range(from, to)

/** The short form: "8 – 11 Mar". */
export const shortNightsRangeText = ({ from, to }: Range) => shortDay.range(from, to)

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
