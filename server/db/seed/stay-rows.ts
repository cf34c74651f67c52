import type { stays } from '../schema/stays.ts'
import type { Added } from './add-property.ts'
import { dayFrom } from './days.ts'
import type { Random } from './random.ts'

type StayRow = typeof stays.$inferInsert

const firstNames = [
  'Anna',
  'Boris',
  'Chiara',
  'Diego',
  'Emma',
  'Farid',
  'Grace',
  'Hiro',
  'Ingrid',
  'João',
  'Katya',
  'Liam',
  'Mei',
  'Noah',
  'Olga',
  'Priya',
  'Quentin',
  'Rosa',
  'Sven',
  'Tariq',
  'Uma',
  'Viktor',
  'Wanjiru',
  'Yusuf',
  'Zoë',
]
const lastNames = [
  'Abbott',
  'Bianchi',
  'Chen',
  'Dubois',
  'Eriksen',
  'Fischer',
  'García',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'López',
  'Mbeki',
  'Novák',
  'O’Brien',
  'Petrov',
  'Rossi',
  'Schmidt',
  'Tanaka',
  'Walker',
]

const daysBefore = -14
const daysAhead = 21
/** Days ahead of the latest bookings. */
const maxDaysAhead = 90

/**
 * True if a hotel accepts guests for these nights. A past stay may belong to an earlier season, unless the hotel was
 * already closed.
 */
function isTaken({ status = 1, window }: Added['place'], day: number, end: number): boolean {
  const [from, to] = window ?? [null, null]
  if (end < 0) return status === 0 || to === null || end <= to
  return status === 1 && (from === null || day >= from) && (to === null || end <= to)
}

/** One booking of a room from `day` on, and its departure day. */
function bookingOf(
  { id: property_id }: Added,
  room: Added['rooms'][number],
  random: Random,
  today: Date,
  day: number,
  end: number,
) {
  const adults = random.int(1, Math.max(1, Math.min(2, room.max_occupancy)))
  return {
    property_id,
    facility_id: room.id,
    guest_name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    arrival: dayFrom(today, day),
    departure: dayFrom(today, end),
    // Guests who arrive today have not checked in yet. Half of those who leave today have not checked out.
    state: day >= 0 ? 'booked' : end > 0 || (end === 0 && random.chance(0.5)) ? 'in_house' : 'departed',
    adults,
    children: room.max_occupancy > 2 && random.chance(0.2) ? 1 : 0,
    rate: room.price,
  } satisfies StayRow
}

/**
 * Consecutive stays of each room, from two weeks ago to three weeks ahead, without overlap. Stays lie within the
 * hotel's bookable window; a closed hotel has only past ones.
 */
export function stayRows(property: Added, random: Random, today: Date): StayRow[] {
  const { place, rooms } = property
  const rows: StayRow[] = []
  for (const room of rooms) {
    let day = daysBefore + random.int(0, 8)
    while (day < daysAhead) {
      const end = day + random.int(1, 6)
      // A closed hotel draws no random numbers for impossible stays, so that the other stays do not change.
      if ((place.status ?? 1) === 1 || end < 0) {
        const booking = bookingOf(property, room, random, today, day, end)
        if (isTaken(place, day, end)) rows.push(booking)
      }
      day = end + random.int(0, 7)
    }
  }
  return rows
}

/**
 * Bookings of every third room after those three weeks, fewer the further ahead. The other rooms stay free. `random` is
 * a separate sequence, so that the nearer stays do not change.
 */
export function laterStayRows(property: Added, random: Random, today: Date): StayRow[] {
  const { place, rooms } = property
  return rooms
    .filter((_room, index) => index % 3 === 2)
    .flatMap((room) => {
      const rows: StayRow[] = []
      // Stays of the first three weeks end by this day.
      let day = daysAhead + 6 + random.int(0, 6)
      while (day < maxDaysAhead) {
        const end = day + random.int(1, 6)
        if (isTaken(place, day, end)) rows.push(bookingOf(property, room, random, today, day, end))
        day = end + random.int(2, 4 + Math.round((day - daysAhead) / 2))
      }
      return rows
    })
}
