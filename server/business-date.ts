import { type Column, type SQL, sql } from 'drizzle-orm'

/** Clock of a property: columns of a query, or the values of one property. Without an audit time, midnight counts. */
export interface HotelClock {
  timezone: Column | string
  audit_time: Column | string | null
}

const auditTime = ({ audit_time }: HotelClock) => sql`coalesce(${audit_time}::time, '00:00')`

/** Business date of an instant: the wall clock minus the audit time, which summer time thus never moves (ADR 0059). */
export const businessDateOf = (instant: SQL | Column, clock: HotelClock): SQL<string> =>
  sql`((${instant} at time zone ${clock.timezone}) - ${auditTime(clock)}::interval)::date`

/** Instant at which a business date begins: its audit time. */
export const businessDayStart = (date: string | SQL, clock: HotelClock): SQL =>
  sql`((${date}::date + ${auditTime(clock)}) at time zone ${clock.timezone})`

/** Calendar date of an instant at the property, as text: of an export, which says when a row was changed. */
export const calendarDateOf = (instant: Column, timezone: Column): SQL<string> =>
  sql`(${instant} at time zone ${timezone})::date::text`
