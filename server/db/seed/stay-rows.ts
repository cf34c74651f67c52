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

const before = -14
const after = 21

/**
 * Stays of each room from two weeks ago to three weeks ahead, one after another, so none overlap.
 * A hotel that is closed has past ones only.
 */
export function stayRows({ id: property_id, place, rooms }: Added, random: Random, today: Date): StayRow[] {
  const isOpen = (place.status ?? 1) === 1
  const rows: StayRow[] = []
  for (const room of rooms) {
    let day = before + random.int(0, 8)
    while (day < after) {
      const nights = random.int(1, 6)
      const end = day + nights
      if (isOpen || end < 0) {
        const adults = random.int(1, Math.max(1, Math.min(2, room.max_occupancy)))
        rows.push({
          property_id,
          facility_id: room.id,
          guest_name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
          arrival: dayFrom(today, day),
          departure: dayFrom(today, end),
          // Who arrives today is still on the way; who leaves today has not left yet in half of the cases.
          state: day >= 0 ? 'booked' : end > 0 || (end === 0 && random.chance(0.5)) ? 'in_house' : 'departed',
          adults,
          children: room.max_occupancy > 2 && random.chance(0.2) ? 1 : 0,
          rate: room.price,
        })
      }
      day = end + random.int(0, 7)
    }
  }
  return rows
}
