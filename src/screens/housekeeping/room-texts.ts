import { type GuestService, type HousekeepingEvent, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import { circleAlert, clock, hold, refresh, triangleAlert } from '../../design/icon/icons.css.ts'
import type { CardMark } from '../../features/board/TaskCard.tsx'
import { type HotelClock, todayIn } from '../../clock/business-date.ts'
import { calendarTodayIn, dayIn, momentIn, timeIn } from '../../clock/hotel-clock.ts'
import { timeOfDay } from '../../clock/time-zones.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { problemMark } from '../problems/problem-display.ts'
import { statusDisplay } from '../facilities/status-display.ts'
import { now } from '../../clock/now.ts'

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
  const dueOut = `Due out ${timeOfDay(property.check_out_time)}`
  switch (room.stay) {
    case 'due_out':
      return arrives ? `${dueOut}, arrival ${arrivesAt}` : dueOut
    case 'arrival':
      return `Arrival ${arrivesAt}`
    case 'stayover':
      return 'Stayover'
    case 'departed':
      return arrives ? `Departed, arrival ${arrivesAt}` : 'Departed'
    case 'none':
      return room.occupancy === 'occupied' ? 'Occupied' : 'Vacant'
  }
}

/** "rooms as of 08:12", "rooms as of 24 Nov 2026, 08:12": the time of the last known rooms at the property. */
export function asOfText(at: number, timezone: string, present = now()): string {
  const isSameDay = dayIn(at, timezone) === calendarTodayIn(timezone, present)
  return `rooms as of ${isSameDay ? timeIn(at, timezone) : momentIn(at, timezone)}`
}

export const serviceNames: Record<GuestService, string> = {
  none: 'No request',
  dnd: 'Do not disturb',
  make_up: 'Make up room',
  declined: 'Service declined',
}
export const stayNames = {
  arrival: 'Arrivals',
  stayover: 'Stayovers',
  due_out: 'Due out',
  departed: 'Departed',
  none: 'No stay today',
} as const

/** Found occupancy against the front office's. */
export const discrepancyNames = {
  none: 'No discrepancy',
  skip: 'Found vacant, should be occupied',
  sleep: 'Found occupied, should be vacant',
} as const
export const discrepancyCodes = { none: '', skip: 'Skip', sleep: 'Sleep' } as const

const roomMarks = {
  sending: { icon: refresh, label: 'Sending', tone: 'info' },
  queued: { icon: clock, label: 'Waiting to be sent', tone: 'info' },
  rush: { icon: circleAlert, label: 'Rush', tone: 'critical' },
  dnd: { icon: hold, label: serviceNames.dnd, tone: 'onHold' },
  make_up: { icon: refresh, label: serviceNames.make_up, tone: 'info' },
  declined: { icon: hold, label: serviceNames.declined, tone: 'onHold' },
  skip: { icon: triangleAlert, label: discrepancyCodes.skip, tone: 'warning' },
  sleep: { icon: triangleAlert, label: discrepancyCodes.sleep, tone: 'warning' },
  conflict: { icon: triangleAlert, label: 'To be decided', tone: 'warning' },
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

const stepLabels = { start: 'Start', finish: 'Finish', pass: 'Pass' } as const

/** Short and full label: "Start", "Start cleaning 101". */
export const nextLabels = (event: keyof typeof stepLabels, room: string) => ({
  label: stepLabels[event],
  fullLabel: `${housekeepingTransitions[event].label} ${room}`,
})

/** "Fail inspection…", with an ellipsis if the event needs a reason. */
export const eventLabel = (event: HousekeepingEvent) =>
  `${housekeepingTransitions[event].label}${housekeepingTransitions[event].needsReason ? '…' : ''}`

export const roomNoun = { one: 'room', many: 'rooms' } as const
export const roomsText = (count: number) => `${count} ${count === 1 ? roomNoun.one : roomNoun.many}`
