export interface RoomToClean {
  id: number
  minutes: number
  floor: string | null
  section: string | null
}

/** A room attendant, and the minutes of work already assigned. */
export interface Cleaner {
  id: number
  minutes: number
}

const placeOf = ({ floor, section }: RoomToClean) => [floor ?? '', section ?? '']
const byPlace = (a: RoomToClean, b: RoomToClean) => {
  const [floor = '', section = ''] = placeOf(a)
  const [otherFloor = '', otherSection = ''] = placeOf(b)
  const order = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
  return order(floor, otherFloor) || order(section, otherSection) || a.id - b.id
}

/**
 * Number of rooms of each cleaning time per cleaner. Assigns the longest rooms first, each to the cleaner with the
 * least work.
 */
function shareRooms(lengths: readonly number[], cleaners: readonly Cleaner[]): Map<number, Map<number, number>> {
  const loads = cleaners.map(({ id, minutes }) => ({ id, minutes, rooms: 0, taken: new Map<number, number>() }))
  for (const minutes of lengths) {
    const least = loads.reduce((best, load) =>
      load.minutes < best.minutes || (load.minutes === best.minutes && load.rooms < best.rooms) ? load : best,
    )
    least.minutes += minutes
    least.rooms += 1
    least.taken.set(minutes, (least.taken.get(minutes) ?? 0) + 1)
  }
  return new Map(loads.map(({ id, taken }) => [id, taken]))
}

/**
 * Assigns rooms evenly by minutes (domain D41): two cleaners who start equal differ by at most the longest room. Rooms
 * of equal length are interchangeable, so each cleaner gets adjacent floors and sections at no loss of evenness. The
 * result does not depend on the order of rooms and cleaners.
 */
export function assignEvenly(rooms: readonly RoomToClean[], attendants: readonly Cleaner[]): Map<number, number> {
  const assigned = new Map<number, number>()
  const cleaners = attendants.toSorted((a, b) => a.id - b.id)
  if (cleaners.length === 0) return assigned
  const lengths = rooms.map(({ minutes }) => minutes).toSorted((a, b) => b - a)
  const taken = shareRooms(lengths, cleaners)
  for (const length of new Set(lengths)) {
    const sameLength = rooms.filter(({ minutes }) => minutes === length).toSorted(byPlace)
    const cleanerIds = cleaners.flatMap(({ id }) => Array<number>(taken.get(id)?.get(length) ?? 0).fill(id))
    for (const [index, room] of sameLength.entries()) assigned.set(room.id, cleanerIds[index]!)
  }
  return assigned
}
