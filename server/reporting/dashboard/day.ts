import type { BlockingKind } from '../../../src/api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import type { StayState } from '../../db/schema/stays.ts'

export interface Room {
  id: number
  name: string
  /** The name as it sorts. */
  sort: string
  type: string
  floor: string | null
  is_inactive: boolean
  condition: HousekeepingStatus
}

export interface Stay {
  id: number
  facility_id: number
  guest_name: string
  arrival: string
  departure: string
  state: Exclude<StayState, 'cancelled'>
  /** Minor units a night. */
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

/** What is known of some days of one property: rooms, live stays and blockings that touch them. */
export interface Days {
  /** Today at the property. */
  today: string
  rooms: readonly Room[]
  stays: readonly Stay[]
  blockings: readonly Blocking[]
  /** Rooms whose last condition on the first of the days was clean or inspected, and was reached on it. */
  cleaned: ReadonlySet<number>
}

/** One business date: the same with what everything else is counted from. */
export interface Day extends Days {
  date: string
  roomOf: ReadonlyMap<number, Room>
  /** Blockings of the night that starts on the date, by room. */
  blocked: ReadonlyMap<number, Blocking>
}

/** One of the days. Blockings and stays of what is no room are left out: assets are no part of the house. */
export function dayOf(days: Days, date: string): Day {
  const roomOf = new Map(days.rooms.map((room) => [room.id, room]))
  const stays = days.stays.filter(({ facility_id }) => roomOf.has(facility_id))
  const blockings = days.blockings.filter(({ facility_id }) => roomOf.has(facility_id))
  const tonight = blockings.filter(({ date_from, date_to }) => date_from <= date && date < date_to)
  const blocked = new Map(tonight.map((blocking) => [blocking.facility_id, blocking]))
  return { ...days, date, roomOf, stays, blockings, blocked }
}

export const isOverNight = ({ arrival, departure }: Stay, { date }: Pick<Day, 'date'>) =>
  arrival <= date && date < departure

/** Who is in the house: today whoever has checked in, on another day whoever stays over its night. */
export function isInHouse(stay: Stay, day: Day): boolean {
  if (day.date === day.today) return stay.state === 'in_house'
  return isOverNight(stay, day) && (day.date > day.today || stay.state !== 'booked')
}

/** Who leaves: those of the date, today also who should have left already; not who never came. */
export function isLeaving({ state, departure }: Stay, { date, today }: Day): boolean {
  if (state === 'booked') return departure === date && departure > today
  return departure === date || (date === today && state === 'in_house' && departure < date)
}

/** Counts in the house: neither inactive nor out of inventory (domain D30). */
export const isOfHouse = (room: Room, { blocked }: Day) =>
  !room.is_inactive && blocked.get(room.id)?.kind !== 'out_of_inventory'

export const isBlockedAs = (kind: BlockingKind, room: Room, day: Day) =>
  !room.is_inactive && day.blocked.get(room.id)?.kind === kind

/** House count less out of order (domain D39). */
export const isAvailable = (room: Room, day: Day) => isOfHouse(room, day) && !isBlockedAs('out_of_order', room, day)
