import type { BlockingKind } from '../../../src/api/contract/facility-status.ts'
import { housekeepingStatuses } from '../../../src/api/contract/enums.ts'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import type { FigureKey } from '../../../src/api/contract/reporting.ts'
import { valueOf } from '../../invariants.ts'
import {
  type Blocking,
  type Day,
  type Room,
  type Stay,
  isAvailable,
  isBlockedAs,
  isInHouse,
  isArriving,
  isDeparting,
  isInHouseCount,
  isOverNight,
} from './day.ts'

/** Contribution of a room to a figure: to its sum or numerator, and to its denominator or total. */
export interface Item {
  room: Room
  stay?: Stay
  blocking?: Blocking
  amount: number
  base: number | null
}

const roomItems = (day: Day, matches: (room: Room, day: Day) => boolean): Item[] =>
  day.rooms
    .filter((room) => matches(room, day))
    .map((room) => ({ room, blocking: day.blocked.get(room.id), amount: 1, base: null }))

const blockedRoomItems = (kind: BlockingKind) => (day: Day) => roomItems(day, (room) => isBlockedAs(kind, room, day))

const stayItems = (day: Day, matches: (stay: Stay, day: Day) => boolean, amount: (stay: Stay) => number): Item[] =>
  day.stays
    .filter((stay) => matches(stay, day))
    .map((stay) => ({ room: valueOf(day.roomOf, stay.facility_id), stay, amount: amount(stay), base: null }))

const one = () => 1
const countStays = (matches: (stay: Stay, day: Day) => boolean) => (day: Day) => stayItems(day, matches, one)

/** Items of a done-of-total figure. */
const progress =
  (matches: (stay: Stay, day: Day) => boolean, isDone: (stay: Stay, day: Day) => boolean) => (day: Day) =>
    stayItems(day, matches, (stay) => (isDone(stay, day) ? 1 : 0)).map((item) => ({ ...item, base: 1 }))

/** Sums of stays divided by available rooms. Rooms without a stay, and stays in unavailable rooms, also get an item. */
const perAvailableRoom = (amount: (stay: Stay) => number) => (day: Day) => {
  const sold = stayItems(day, isOverNight, amount)
  const rest = new Map(sold.map((item) => [item.room.id, item]))
  const ofAvailable = roomItems(day, isAvailable).map((free): Item => {
    const taken = rest.get(free.room.id)
    rest.delete(free.room.id)
    return { ...(taken ?? { ...free, amount: 0 }), base: 1 }
  })
  const seen = new Set(ofAvailable.map(({ stay }) => stay))
  return [...ofAvailable, ...sold.filter(({ stay }) => !seen.has(stay)).map((item) => ({ ...item, base: 0 }))]
}

const isPaid = (stay: Stay, day: Day) => isOverNight(stay, day) && stay.rate > 0
const isFree = (stay: Stay, day: Day) => isOverNight(stay, day) && stay.rate === 0
const hasArrived = ({ state }: Stay) => state !== 'booked'

const roomsInCondition = (status: HousekeepingStatus) => (day: Day) =>
  roomItems(day, (room) => isInHouseCount(room, day) && room.condition === status)

const blockingItems = (matches: (blocking: Blocking, day: Day) => boolean) => (day: Day) =>
  day.blockings
    .filter((blocking) => matches(blocking, day))
    .map((blocking): Item => ({ room: valueOf(day.roomOf, blocking.facility_id), blocking, amount: 1, base: null }))

const byCondition = Object.fromEntries(
  housekeepingStatuses.map((status) => [`housekeeping_${status}`, roomsInCondition(status)]),
) as Record<`housekeeping_${HousekeepingStatus}`, (day: Day) => Item[]>

/** Items of each figure on a day; the only source of the figure's value. */
export const figureItems: Record<FigureKey, (day: Day) => Item[]> = {
  house_count: (day) => roomItems(day, isInHouseCount),
  out_of_order: blockedRoomItems('out_of_order'),
  available: (day) => roomItems(day, isAvailable),
  out_of_service: blockedRoomItems('out_of_service'),
  house_use: blockedRoomItems('internal_use'),
  sold: countStays(isOverNight),
  complimentary: countStays(isFree),
  paid: countStays(isPaid),
  occupancy: perAvailableRoom(one),
  room_revenue: (day) => stayItems(day, isOverNight, ({ rate }) => rate),
  adr: (day) => stayItems(day, isPaid, ({ rate }) => rate).map((item) => ({ ...item, base: 1 })),
  revpar: perAvailableRoom(({ rate }) => rate),
  arrivals: progress(isArriving, hasArrived),
  departures: progress(isDeparting, ({ state }) => state === 'departed'),
  in_house: countStays(isInHouse),
  stayovers: progress(
    (stay, day) => isInHouse(stay, day) && stay.arrival < day.date && stay.departure > day.date,
    ({ facility_id }, { cleaned }) => cleaned.has(facility_id),
  ),
  ...byCondition,
  blockings_starting: blockingItems(({ date_from }, { date }) => date_from === date),
  blockings_ending: blockingItems(({ date_to }, { date }) => date_to === date),
}
