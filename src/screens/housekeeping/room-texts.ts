import { serviceNames } from '../../machines/housekeeping/patch-texts.rules.ts'
import { type HousekeepingEvent, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import { circleAlert, clock, hold, refresh, triangleAlert } from '../../design/icon/icons.css.ts'
import type { CardMark } from '../../features/board/TaskCard.tsx'
import { type HotelClock, todayIn } from '../../clock/business-date.ts'
import { calendarTodayIn, dayIn, momentIn, timeIn } from '../../clock/hotel-clock.ts'
import { timeOfDay } from '../../clock/time-zones.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { problemMark } from '../problems/problem-display.ts'
import { statusDisplay } from '../facilities/status-display.ts'
import { now } from '../../clock/now.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Clock of the property, with its check-in and check-out times. */
export interface PropertyTimes extends HotelClock {
  check_in_time: string
  check_out_time: string
}

/** True for an arrival on today's business date: its instant is the check-in time of that date. */
const isToday = (arrival: string, property: PropertyTimes, at: Date) =>
  dayIn(arrival, property.timezone) === todayIn(property, at)

/** "Due out 11:00", "Arrival 14:00", "Stayover": the stay that the room is cleaned for, with its time. */
export function stayText(room: HousekeepingRoom, property: PropertyTimes, at = now()): string {
  const arrives = room.nextArrivalAt && isToday(room.nextArrivalAt, property, at) ? room.nextArrivalAt : null
  const arrivesAt = arrives ? timeIn(arrives, property.timezone) : timeOfDay(property.check_in_time)
  const departsAt = timeOfDay(property.check_out_time)
  switch (room.stay) {
    case 'due_out':
      return arrives
        ? phrase('housekeeping.dueOutAndArrival', { departsAt, arrivesAt })
        : phrase('housekeeping.dueOutAt', { time: departsAt })
    case 'arrival':
      return phrase('housekeeping.arrivalAt', { time: arrivesAt })
    case 'stayover':
      return phrase('housekeeping.stayover')
    case 'departed':
      return arrives ? phrase('housekeeping.departedAndArrival', { time: arrivesAt }) : phrase('housekeeping.departed')
    case 'none':
      return room.occupancy === 'occupied' ? phrase('housekeeping.occupied') : phrase('housekeeping.vacant')
  }
}

/** "rooms as of 08:12", "rooms as of 24 Nov 2026, 08:12": the time of the last known rooms at the property. */
export function asOfText(at: number, timezone: string, present = now()): string {
  const isSameDay = dayIn(at, timezone) === calendarTodayIn(timezone, present)
  return phrase('housekeeping.roomsAsOf', { time: isSameDay ? timeIn(at, timezone) : momentIn(at, timezone) })
}

export const stayNames = {
  arrival: phrase('housekeeping.arrivals'),
  stayover: phrase('housekeeping.stayovers'),
  due_out: phrase('housekeeping.dueOut'),
  departed: phrase('housekeeping.departed'),
  none: phrase('housekeeping.noStayToday'),
} as const

/** Found occupancy against the front office's. */
export const discrepancyNames = {
  none: phrase('housekeeping.noDiscrepancy'),
  skip: phrase('housekeeping.skipMeaning'),
  sleep: phrase('housekeeping.sleepMeaning'),
} as const
export const discrepancyCodes = {
  none: '',
  skip: phrase('housekeeping.skip'),
  sleep: phrase('housekeeping.sleep'),
} as const

const roomMarks = {
  sending: { icon: refresh, label: phrase('housekeeping.sending'), tone: 'info' },
  queued: { icon: clock, label: phrase('housekeeping.waitingToBeSent'), tone: 'info' },
  rush: { icon: circleAlert, label: phrase('housekeeping.rush'), tone: 'critical' },
  dnd: { icon: hold, label: serviceNames.dnd, tone: 'onHold' },
  make_up: { icon: refresh, label: serviceNames.make_up, tone: 'info' },
  declined: { icon: hold, label: serviceNames.declined, tone: 'onHold' },
  skip: { icon: triangleAlert, label: discrepancyCodes.skip, tone: 'warning' },
  sleep: { icon: triangleAlert, label: discrepancyCodes.sleep, tone: 'warning' },
  conflict: { icon: triangleAlert, label: phrase('housekeeping.toBeDecided'), tone: 'warning' },
} as const satisfies Record<string, CardMark>

/** Marks on a room's card, most urgent first. The stay is not a mark. */
export function marksOf(room: HousekeepingRoom): CardMark[] {
  const { icon, label, tone } = statusDisplay[room.facilityStatus]
  const problems = problemMark(room.problems)
  return [
    ...(room.hasConflict ? [roomMarks.conflict] : []),
    ...(room.pending ? [roomMarks[room.pending]] : []),
    ...(room.priority ? [roomMarks.rush] : []),
    ...(room.service === 'none' ? [] : [roomMarks[room.service]]),
    ...(room.discrepancy === 'none' ? [] : [roomMarks[room.discrepancy]]),
    ...(problems ? [problems] : []),
    ...(room.facilityStatus === 'available' ? [] : [{ icon, label, tone }]),
  ]
}

/** Next housekeeping event by status; null for an inspected room. */
export const nextEvent = {
  dirty: 'start',
  pickup: 'start',
  cleaning: 'finish',
  clean: 'pass',
  inspected: null,
} as const

const stepLabels = {
  start: phrase('housekeeping.start'),
  finish: phrase('housekeeping.finish'),
  pass: phrase('housekeeping.pass'),
} as const

/** Short and full label: "Start", "Start cleaning 101". */
export const nextLabels = (event: keyof typeof stepLabels, room: string) => ({
  label: stepLabels[event],
  fullLabel: phrase('housekeeping.eventOnRoom', { event, room }),
})

/** "Fail inspection…", with an ellipsis if the event needs a reason. */
export const eventLabel = (event: HousekeepingEvent) => {
  const { label, needsReason } = housekeepingTransitions[event]
  return needsReason ? phrase('housekeeping.labelWithDialog', { label }) : label
}

/** "3 rooms". */
export const roomsText = (rooms: number) => phrase('housekeeping.roomCount', { rooms })
