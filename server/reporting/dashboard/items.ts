import type { BlockingKind } from '../../../src/api/contract/facility-status.ts'
import { type HousekeepingStatus, housekeepingStatuses } from '../../../src/api/contract/housekeeping.ts'
import type { FigureKey } from '../../../src/api/contract/reporting.ts'
import {
  type Blocking,
  type Day,
  type Room,
  type Stay,
  isAvailable,
  isBlockedAs,
  isInHouse,
  isLeaving,
  isOfHouse,
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

const ofRooms = (day: Day, is: (room: Room, day: Day) => boolean): Item[] =>
  day.rooms
    .filter((room) => is(room, day))
    .map((room) => ({ room, blocking: day.blocked.get(room.id), amount: 1, base: null }))

const blockedAs = (kind: BlockingKind) => (day: Day) => ofRooms(day, (room) => isBlockedAs(kind, room, day))

const ofStays = (day: Day, is: (stay: Stay, day: Day) => boolean, amount: (stay: Stay) => number): Item[] =>
  day.stays
    .filter((stay) => is(stay, day))
    .map((stay) => ({ room: day.roomOf.get(stay.facility_id)!, stay, amount: amount(stay), base: null }))

const one = () => 1
const counted = (is: (stay: Stay, day: Day) => boolean) => (day: Day) => ofStays(day, is, one)

/** Items of a done-of-total figure. */
const progress = (is: (stay: Stay, day: Day) => boolean, isDone: (stay: Stay, day: Day) => boolean) => (day: Day) =>
  ofStays(day, is, (stay) => (isDone(stay, day) ? 1 : 0)).map((item) => ({ ...item, base: 1 }))

/** Sums of stays divided by available rooms. Rooms without a stay, and stays in unavailable rooms, also get an item. */
const overAvailable = (amount: (stay: Stay) => number) => (day: Day) => {
  const sold = ofStays(day, isOverNight, amount)
  const rest = new Map(sold.map((item) => [item.room.id, item]))
  const ofAvailable = ofRooms(day, isAvailable).map((free): Item => {
    const taken = rest.get(free.room.id)
    rest.delete(free.room.id)
    return { ...(taken ?? { ...free, amount: 0 }), base: 1 }
  })
  const seen = new Set(ofAvailable.map(({ stay }) => stay))
  return [...ofAvailable, ...sold.filter(({ stay }) => !seen.has(stay)).map((item) => ({ ...item, base: 0 }))]
}

const isPaid = (stay: Stay, day: Day) => isOverNight(stay, day) && stay.rate > 0
const isFree = (stay: Stay, day: Day) => isOverNight(stay, day) && stay.rate === 0
const hasCome = ({ state }: Stay) => state !== 'booked'

const inCondition = (status: HousekeepingStatus) => (day: Day) =>
  ofRooms(day, (room) => isOfHouse(room, day) && room.condition === status)

const ofBlockings = (is: (blocking: Blocking, day: Day) => boolean) => (day: Day) =>
  day.blockings
    .filter((blocking) => is(blocking, day))
    .map((blocking): Item => ({ room: day.roomOf.get(blocking.facility_id)!, blocking, amount: 1, base: null }))

const byCondition = Object.fromEntries(
  housekeepingStatuses.map((status) => [`housekeeping_${status}`, inCondition(status)]),
) as Record<`housekeeping_${HousekeepingStatus}`, (day: Day) => Item[]>

/** Items of each figure on a day; the only source of the figure's value. */
export const figureItems: Record<FigureKey, (day: Day) => Item[]> = {
  house_count: (day) => ofRooms(day, isOfHouse),
  out_of_order: blockedAs('out_of_order'),
  available: (day) => ofRooms(day, isAvailable),
  out_of_service: blockedAs('out_of_service'),
  house_use: blockedAs('internal_use'),
  sold: counted(isOverNight),
  complimentary: counted(isFree),
  paid: counted(isPaid),
  occupancy: overAvailable(one),
  room_revenue: (day) => ofStays(day, isOverNight, ({ rate }) => rate),
  adr: (day) => ofStays(day, isPaid, ({ rate }) => rate).map((item) => ({ ...item, base: 1 })),
  revpar: overAvailable(({ rate }) => rate),
  arrivals: progress(({ arrival }, { date }) => arrival === date, hasCome),
  departures: progress(isLeaving, ({ state }) => state === 'departed'),
  in_house: counted(isInHouse),
  stayovers: progress(
    (stay, day) => isInHouse(stay, day) && stay.arrival < day.date && stay.departure > day.date,
    ({ facility_id }, { cleaned }) => cleaned.has(facility_id),
  ),
  ...byCondition,
  blockings_starting: ofBlockings(({ date_from }, { date }) => date_from === date),
  blockings_ending: ofBlockings(({ date_to }, { date }) => date_to === date),
}
