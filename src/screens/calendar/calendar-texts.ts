import { blockingReasons, facilityStatusRules, type FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { dayIn } from '../../clock/hotel-clock.ts'
import { timeInCity } from '../../clock/time-zones.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const shortWeekday = dayFormat({ weekday: 'short' })
const weekdayLetter = dayFormat({ weekday: 'narrow' })
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
  letter: weekdayLetter.of(day),
  number: dayNumber.of(day),
  shortDate: shortDay.of(day),
  month: monthAndYear.of(day),
  spokenText: weekdayAndDay.of(day),
})

/** For example "Tue 3 March 2026". */
export const fullDayText = (day: string) => weekdayAndDate.of(day)

/** "Tue 3 March 2026, 01:40 in Vienna". Between midnight and the audit time, the business date follows. */
export function clockText(at: Date, timezone: string, today: string): string {
  const day = dayIn(at, timezone)
  const clock = factsText([fullDayText(day), timeInCity(at, timezone)])
  return day === today ? clock : phrase('calendar.clockAndBusinessDate', { clock, day: fullDayText(today) })
}

/** "1 – 14 March 2026": first and last day of a range. */
export const rangeText = ({ from, to }: Range) => longDate.range(from, addDays(to, -1))

/** "8 – 11 March": first night and departure day. */
export const nightsRangeText = ({ from, to }: Range) => longDay.range(from, to)

/** The short form: "8 – 11 Mar". */
export const shortNightsRangeText = ({ from, to }: Range) => shortDay.range(from, to)

/** For example "3 nights". */
export const nightsText = ({ from, to }: Range) => phrase('calendar.nightCount', { nights: daysBetween(from, to) })

/** For example "Room 118, 8 – 11 March, 3 nights selected". */
export const selectedText = (roomNames: readonly string[], nights: Range) => {
  const range = nightsRangeText(nights)
  const count = daysBetween(nights.from, nights.to)
  return roomNames.length === 1
    ? phrase('calendar.roomSelected', { room: roomNames[0] ?? '', range, nights: count })
    : phrase('calendar.roomsSelected', { rooms: roomNames.length, range, nights: count })
}

const stayStates: Partial<Record<Bar['state'], string>> = {
  in_house: phrase('calendar.inHouse'),
  booked: phrase('calendar.reservation'),
  departed: phrase('calendar.departed'),
}
const blockingStates: Partial<Record<Bar['state'], string>> = {
  scheduled: phrase('calendar.stateToCome'),
  active: phrase('calendar.stateNow'),
  completed: phrase('calendar.stateOver'),
  cancelled: phrase('calendar.stateReleased'),
}

/** Kind of a bar: "In house", "Out of order". */
export const kindText = ({ kind, state }: Bar) =>
  kind === 'reservation' ? (stayStates[state] ?? phrase('calendar.reservation')) : facilityStatusRules[kind].label

/** The guest, or the reason of a blocking. */
export const subjectText = ({ kind, guest, reason }: Bar) =>
  kind === 'reservation' ? (guest ?? phrase('calendar.aGuest')) : reason

/** For example "Out of order: leak" or "Reservation: Anna Chen". */
export const barText = (bar: Bar) => {
  const [kind, label] = [kindText(bar), subjectText(bar)]
  return label ? phrase('calendar.kindAndLabel', { kind, label }) : kind
}

export const stateText = ({ kind, state }: Bar) =>
  kind === 'reservation' ? (stayStates[state] ?? '') : (blockingStates[state] ?? '')

/** State of a bar within a sentence: "to come". */
export const spokenState = ({ kind, state }: Bar) => {
  if (kind === 'reservation') return phrase('calendar.readOnlyHere')
  return blockingStates[state] && phrase('calendar.stateInSentence', { state })
}

/** An error with the number of its request. */
export const failureText = (message: string, requestId: string | null | undefined) =>
  [message, requestId && phrase('calendar.requestNumber', { id: requestId })].filter(Boolean).join(' ')

export const reasonText = (bar: Bar) => {
  const code = bar.blocking?.reasonCode
  return code ? blockingReasons[code] : bar.reason
}

/** Effect of each status on the key figures (domain D30). */
const statusEffects: Record<FacilityStatusName, string> = {
  available: phrase('calendar.effectAvailable'),
  out_of_service: phrase('calendar.effectOutOfService'),
  out_of_order: phrase('calendar.effectOutOfOrder'),
  internal_use: phrase('calendar.effectOutOfOrder'),
  hold: phrase('calendar.effectHold'),
  out_of_inventory: phrase('calendar.effectOutOfInventory'),
  inactive: phrase('calendar.effectInactive'),
}
export const effectText = (status: FacilityStatusName) => statusEffects[status]
