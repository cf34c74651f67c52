export interface RoomToClean {
  id: number
  minutes: number
  floor: string | null
  section: string | null
}

/** Someone to clean, and the minutes they already have to. */
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

/** How many rooms of each length each cleaner takes: longest first, always to whoever has least to do. */
function shares(lengths: readonly number[], cleaners: readonly Cleaner[]): Map<number, Map<number, number>> {
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
 * Rooms given out evenly by minutes (domain D41): two cleaners who start alike differ by no more than the longest room. Rooms of one
 * length are alike for that, so each cleaner gets theirs in one run of floors and sections, which costs nothing in evenness.
 * The same rooms and cleaners give the same answer, in whatever order they are named.
 */
export function assignEvenly(rooms: readonly RoomToClean[], attendants: readonly Cleaner[]): Map<number, number> {
  const given = new Map<number, number>()
  const cleaners = attendants.toSorted((a, b) => a.id - b.id)
  if (cleaners.length === 0) return given
  const lengths = rooms.map(({ minutes }) => minutes).toSorted((a, b) => b - a)
  const taken = shares(lengths, cleaners)
  for (const length of new Set(lengths)) {
    const alike = rooms.filter(({ minutes }) => minutes === length).toSorted(byPlace)
    const turns = cleaners.flatMap(({ id }) => Array<number>(taken.get(id)?.get(length) ?? 0).fill(id))
    for (const [index, room] of alike.entries()) given.set(room.id, turns[index]!)
  }
  return given
}
