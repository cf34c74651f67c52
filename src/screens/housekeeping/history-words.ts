import type { HousekeepingEntry } from '../../api/contract/housekeeping-log.ts'
import { type HousekeepingStatus, housekeepingNames } from '../../api/contract/housekeeping.ts'
import { serviceNames } from './room-words.ts'

const fields: Partial<Record<string, string>> = {
  housekeeping_status: 'Status',
  service: 'Request',
  hk_priority: 'Priority',
  attendant: 'Attendant',
  attendant_id: 'Attendant',
  reported_occupancy: 'Found',
}
const isKey = <T extends object>(names: T, key: string): key is string & keyof T => Object.hasOwn(names, key)

/** A value of the log as it is said on the screen. */
function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return 'none'
  if (field === 'housekeeping_status' && isKey(housekeepingNames, value))
    return housekeepingNames[value as HousekeepingStatus].label
  if (field === 'service' && isKey(serviceNames, value)) return serviceNames[value]
  if (field === 'hk_priority') return value === '1' ? 'Rush' : 'No rush'
  return value
}

/** "Status: Dirty → Cleaning". */
export const changeTexts = ({ changes }: HousekeepingEntry) =>
  changes.map(
    ({ field, before, after }) => `${fields[field] ?? field}: ${valueText(field, before)} → ${valueText(field, after)}`,
  )

const moment = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** "3 Mar 2026, 14:05", by the clocks of the house. */
export const momentText = (instant: string, timezone: string) => moment(timezone).format(new Date(instant))

const parts = (at: Date, timeZone: string) => {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  const [day = '', time = ''] = text.split(' ')
  return { day, time }
}

/** The day and the time on the clocks of the house. */
export const wallClock = (instant: string, timezone: string) => parts(new Date(instant), timezone)

/** The instant at which the clocks of the house show this day and time. */
export function instantOf(day: string, time: string, timezone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const shownAt = (at: number) => {
    const shown = parts(new Date(at), timezone)
    return Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  // The offset of a first guess, and once more in case the clocks are put forward or back in between.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted)).toISOString()
}
