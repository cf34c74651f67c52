import { noBars, type BarsByRoom, type LoadedNights } from './loaded-nights.rules.ts'
import { chunkDays } from './range.rules.ts'
import type { Room } from './room.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'

/** Figures of one night over all rooms of the property, regardless of filters (domain D39). */
export interface Figures {
  /** Rooms with a guest: booked, in house or departed. */
  sold: number
  /** Rooms that are neither inactive nor out of inventory. */
  houseCount: number
  outOfOrder: number
  /** House count less out of order. */
  available: number
  /** Sold ÷ available; null if no room is available. */
  occupancy: number | null
  /** Rooms of the house count without a stay or blocking on this night. */
  free: number
}

/** Figures of a chunk's nights, and the free rooms per type. */
export interface ChunkFigures {
  byDay: ReadonlyMap<string, Figures>
  freeByType: ReadonlyMap<number, ReadonlyMap<string, number>>
}

interface Tally {
  sold: number
  outOfInventory: number
  outOfOrder: number
  taken: number
}

/** Counts one chunk. Inactive rooms are not among the free rooms of their type. */
function figuresOfChunk(start: string, chunk: BarsByRoom, rooms: readonly Room[]): ChunkFigures {
  const days = Array.from({ length: chunkDays }, (_, at) => addDays(start, at))
  const tallies = days.map((): Tally => ({ sold: 0, outOfInventory: 0, outOfOrder: 0, taken: 0 }))
  const counted = rooms.filter(({ isInactive }) => !isInactive)
  const free = new Map<number, number[]>()
  for (const { typeId } of counted) {
    const ofType = free.get(typeId) ?? days.map(() => 0)
    free.set(typeId, ofType)
    for (const at of ofType.keys()) ofType[at]! += 1
  }
  for (const room of rooms)
    for (const { kind, from, to } of chunk.get(room.id) ?? noBars) {
      const last = Math.min(chunkDays, daysBetween(start, to))
      for (let at = Math.max(0, daysBetween(start, from)); at < last; at++) {
        const tally = tallies[at]!
        if (kind === 'reservation') tally.sold += 1
        if (room.isInactive) continue
        free.get(room.typeId)![at]! -= 1
        tally.taken += 1
        if (kind === 'out_of_order') tally.outOfOrder += 1
        if (kind === 'out_of_inventory') tally.outOfInventory += 1
      }
    }
  const byDay = new Map<string, Figures>()
  for (const [at, { sold, outOfInventory, outOfOrder, taken }] of tallies.entries()) {
    const houseCount = counted.length - outOfInventory
    const available = houseCount - outOfOrder
    const occupancy = available > 0 ? sold / available : null
    byDay.set(days[at]!, { sold, houseCount, outOfOrder, available, occupancy, free: counted.length - taken })
  }
  const freeByType = new Map(
    [...free].map(([id, counts]) => [id, new Map(counts.map((count, at) => [days[at]!, count]))]),
  )
  return { byDay, freeByType }
}

/** Counts all loaded chunks; caches the figures of unchanged chunks. */
export function createFigures() {
  const counted = new WeakMap<BarsByRoom, { rooms: readonly Room[]; figures: ChunkFigures }>()
  return ({ chunks }: Pick<LoadedNights, 'chunks'>, rooms: readonly Room[]): ChunkFigures => {
    const byDay = new Map<string, Figures>()
    const freeByType = new Map<number, Map<string, number>>()
    for (const [start, chunk] of chunks) {
      const loaded = counted.get(chunk)
      const figures = loaded?.rooms === rooms ? loaded.figures : figuresOfChunk(start, chunk, rooms)
      counted.set(chunk, { rooms, figures })
      for (const [day, ofDay] of figures.byDay) byDay.set(day, ofDay)
      for (const [type, days] of figures.freeByType) {
        const all = freeByType.get(type) ?? new Map<string, number>()
        freeByType.set(type, all)
        for (const [day, free] of days) all.set(day, free)
      }
    }
    return { byDay, freeByType }
  }
}
