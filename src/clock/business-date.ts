import { dayIn, oncePerMinute } from './hotel-clock.ts'
import { now } from './now.ts'
import { wallClock } from './time-zones.ts'

// A module of its own, because the first screens of a visit show no business dates (performance P1).

/** What decides the business date of a property. */
export interface HotelClock {
  timezone: string
  /** Local time at which the business date changes: "03:00"; null for midnight. */
  audit_time: string | null
}

/** The business date of an instant: the wall clock minus the audit time, as on the server (ADR 0059). */
function businessDateOf(at: Date, { timezone, audit_time }: HotelClock): string {
  if (!audit_time) return dayIn(at, timezone)
  const { day, time } = wallClock(at, timezone)
  // As if the wall clock were UTC, so that summer time does not count.
  const local = Date.parse(`${day}T${time}Z`) - Date.parse(`1970-01-01T${audit_time}Z`)
  return new Date(local).toISOString().slice(0, 10)
}

/** Today at the property: its business date, which changes at the audit time. */
export const todayIn = (clock: HotelClock, at = now()): string =>
  oncePerMinute(`${clock.timezone} ${clock.audit_time}`, at, () => businessDateOf(at, clock))
