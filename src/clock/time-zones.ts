import { instantFormat, isoLocale, timeIn } from './hotel-clock.ts'
import { phrase } from '../phrases/phrase.ts'

/** "Saturday 21 November 2026 at 14:46". */
export const longMomentIn = instantFormat(null, { dateStyle: 'full', timeStyle: 'short' })

/** "3 March 2026 at 14:05:09 CET". */
export const exactMomentIn = instantFormat(null, { dateStyle: 'long', timeStyle: 'long' })

const dayAndSecondIn = instantFormat(isoLocale, { dateStyle: 'short', timeStyle: 'medium' })

/** Local time at the property, for a file: "2026-03-03T14:05:09". Sorts as text. */
export const secondIn = (instant: string | number | Date, timezone: string) =>
  dayAndSecondIn(instant, timezone).replace(' ', 'T')

const dayAndTimeIn = instantFormat(isoLocale, { dateStyle: 'short', timeStyle: 'short' })

/** Day and time at the property: "2026-03-03" and "14:05". */
export function wallClock(instant: string | number | Date, timezone: string): { day: string; time: string } {
  const [day = '', time = ''] = dayAndTimeIn(instant, timezone).split(' ')
  return { day, time }
}

/** A wall-clock time, "15:00", as the reader's locale writes it: "3:00 PM" in en-US. */
export const timeOfDay = (time: string) => timeIn(`1970-01-01T${time}:00Z`, 'UTC')

/** Cities that the page's language calls otherwise than English. Set by the page's script, `tools/lib/language-script.ts`. */
const localCities = () => (globalThis as { __cities?: Partial<Record<string, string>> }).__cities

/** City of a time zone in the reader's language: "Mexico City" for "America/Mexico_City", "Lissabon" in German. */
export function cityOf(timezone: string): string {
  const name = timezone.split('/').at(-1) ?? timezone
  return localCities()?.[name] ?? name.replaceAll('_', ' ')
}

/** Time with its city: "20:41 in Mexico City". */
export const timeInCity = (instant: string | number | Date, timezone: string) =>
  phrase('clock.timeInCity', { time: timeIn(instant, timezone), city: cityOf(timezone) })

const dayInMs = 86_400_000

/**
 * The instants, in ISO 8601 UTC, at which it is this day and time at the property: one, or none in the hour that is skipped when the clocks go
 * forward, or two in the hour that comes twice when they go back.
 */
export function instantsOf(day: string, time: string, timezone: string): string[] {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const guesses = [wanted - dayInMs, wanted + dayInMs].map((near) => {
    const shown = wallClock(near, timezone)
    return wanted - (Date.parse(`${shown.day}T${shown.time}:00Z`) - near)
  })
  return [...new Set(guesses)]
    .toSorted((a, b) => a - b)
    .filter((at) => {
      const shown = wallClock(at, timezone)
      return shown.day === day && shown.time === time
    })
    .map((at) => new Date(at).toISOString())
}

/** Offset of a time zone from UTC at an instant: "UTC+1". Not cached: a list asks once for each of 400 zones. */
export function offsetIn(timezone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}
