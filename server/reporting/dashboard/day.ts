import type { BlockingKind } from '../../../src/api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import type { StayState } from '../../db/schema/stays.ts'

export interface Room {
  id: number
  name: string
  /** Sort key of the name. */
  sort: string
  type: string
  floor: string | null
  is_inactive: boolean
  /** First business date on which the room existed: that of its creation, or of its first arrival if it is earlier. */
  since: string
  condition: HousekeepingStatus
}

export interface Stay {
  id: number
  facility_id: number
  guest_name: string
  arrival: string
  departure: string
  state: Exclude<StayState, 'cancelled'>
  /** Minor units per night. */
  rate: number
}

export interface Blocking {
  id: number
  facility_id: number
  kind: BlockingKind
  reason: string
  date_from: string
  date_to: string
}

/** Data of a range of days of one property: rooms, and live stays and blockings that touch the range. */
export interface Days {
  /** Today at the property. */
  today: string
  rooms: readonly Room[]
  stays: readonly Stay[]
  blockings: readonly Blocking[]
  /** Rooms whose last change on the first day made them clean or inspected. */
  cleaned: ReadonlySet<number>
}

/** Data of one business date. */
export interface Day extends Days {
  date: string
  roomOf: ReadonlyMap<number, Room>
  /** Blockings of the night that starts on the date, by room. */
  blocked: ReadonlyMap<number, Blocking>
}

/**
 * The data of one day. Leaves out rooms that did not exist yet, so that a room added today changes no past figure, and stays and
 * blockings of assets, which do not count in the figures.
 */
export function dayOf(days: Days, date: string): Day {
  const rooms = days.rooms.filter(({ since }) => since <= date)
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const stays = days.stays.filter(({ facility_id }) => roomOf.has(facility_id))
  const blockings = days.blockings.filter(({ facility_id }) => roomOf.has(facility_id))
  const tonight = blockings.filter(({ date_from, date_to }) => date_from <= date && date < date_to)
  const blocked = new Map(tonight.map((blocking) => [blocking.facility_id, blocking]))
  return { ...days, rooms, date, roomOf, stays, blockings, blocked }
}

export const isOverNight = ({ arrival, departure }: Stay, { date }: Pick<Day, 'date'>) =>
  arrival <= date && date < departure

/** Guests in house: today those who have checked in, on other days those who stay over night. */
export function isInHouse(stay: Stay, day: Day): boolean {
  if (day.date === day.today) return stay.state === 'in_house'
  return isOverNight(stay, day) && (day.date > day.today || stay.state !== 'booked')
}

/** Arrivals: those of the date; today also overdue ones, as in the stays of housekeeping. */
export const isArriving = (stay: Stay, { date, today }: Day): boolean =>
  stay.arrival === date || (date === today && stay.state === 'booked' && stay.arrival < date && date < stay.departure)

/** Departures: those of the date; today also overdue ones. Excludes no-shows. */
export function isDeparting({ state, departure }: Stay, { date, today }: Day): boolean {
  if (state === 'booked') return departure === date && departure > today
  return departure === date || (date === today && state === 'in_house' && departure < date)
}

/** True if a room is in the house count: neither inactive nor out of inventory (domain D30). */
export const isInHouseCount = (room: Room, { blocked }: Day) =>
  !room.is_inactive && blocked.get(room.id)?.kind !== 'out_of_inventory'

export const isBlockedAs = (kind: BlockingKind, room: Room, day: Day) =>
  !room.is_inactive && day.blocked.get(room.id)?.kind === kind

/** House count minus out of order (domain D39). */
export const isAvailable = (room: Room, day: Day) =>
  isInHouseCount(room, day) && !isBlockedAs('out_of_order', room, day)
