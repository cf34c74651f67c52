import { textKey } from '../../../src/api/contract/text-key.ts'
import { itemAt } from '../../invariants.ts'
import type { Person } from './people.ts'
import type { Place } from './places.ts'

const firstNames = 'Aylin Bruna Chidi Dewi Elif Farah Grace Ines Jorge Kofi Lucía Mei Nadia Omar Priya Rosa Siti Tomás'
const lastNames = 'Achebe Bauer Castro Demir Eriksen Fofana García Horváth Ibrahim Jansen Kaya Lopes Moreau Nguyen Osei'
const [firsts, lasts] = [firstNames.split(' '), lastNames.split(' ')]

/** Rooms per attendant of a hotel; includes attendants who are off today. */
const roomsPerAttendant = 55

const attendant = (at: number, prefix: string): Person => {
  const first_name = itemAt(firsts, at % firsts.length)
  // The second list is three shorter, so that names repeat only after 90 people.
  const last_name = itemAt(lasts, at % lasts.length)
  return {
    email: `${textKey(`${first_name}.${last_name}`)}@demo.example`,
    first_name,
    last_name,
    position: 'Room Attendant',
    role: 'Housekeeping Attendant',
    department: 'Housekeeping',
    properties: [prefix],
  }
}

/** Attendants of each open hotel, in proportion to its rooms, in addition to the demonstration accounts. */
export function attendantsOf(places: readonly Place[]): Person[] {
  const prefixes = places
    .filter(({ status }) => status !== 0)
    .flatMap(({ prefix, rooms }) => Array.from({ length: Math.ceil(rooms / roomsPerAttendant) }, () => prefix))
  return prefixes.map((prefix, at) => attendant(at, prefix))
}
