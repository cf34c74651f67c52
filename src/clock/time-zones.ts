import { timeIn, wallClock } from './hotel-clock.ts'

/** A wall-clock time, "15:00", as the reader's locale writes it: "3:00 PM" in en-US. */
export const timeOfDay = (time: string) => timeIn(`1970-01-01T${time}:00Z`, 'UTC')

/** City of a time zone: "Mexico City" for "America/Mexico_City". */
export const cityOf = (timezone: string) => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')

/** Time with its city: "20:41 in Mexico City". */
export const timeInCity = (instant: string | number | Date, timezone: string) =>
  `${timeIn(instant, timezone)} in ${cityOf(timezone)}`

/** The instant, in ISO 8601 UTC, at which it is this day and time at the property. */
export function instantOf(day: string, time: string, timezone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const shownAt = (at: number) => {
    const shown = wallClock(at, timezone)
    return Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  // Corrects the first guess by its offset. A second correction covers a clock change in between.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted)).toISOString()
}

/** Offset of a time zone from UTC at an instant: "UTC+1". Not cached: a list asks once for each of 400 zones. */
export function offsetIn(timezone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}
