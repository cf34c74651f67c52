import { noBars, type BarsByRoom, type LoadedNights } from './loaded-nights.rules.ts'
import { nightsOfChunk } from './range.rules.ts'
import type { Room } from './room.rules.ts'
import { addDays } from '../../api/contract/days.ts'

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

/** Counts one chunk; a room that nobody may use is of no type's free rooms. */
function figuresOfChunk(start: string, chunk: BarsByRoom, rooms: readonly Room[]): ChunkFigures {
  const range = nightsOfChunk(start)
  const tallies = new Map<string, Tally>()
  for (let day = range.from; day < range.to; day = addDays(day, 1))
    tallies.set(day, { sold: 0, outOfInventory: 0, outOfOrder: 0, taken: 0 })
  const counted = rooms.filter(({ isInactive }) => !isInactive)
  const freeByType = new Map<number, Map<string, number>>()
  for (const { typeId } of counted) {
    const free = freeByType.get(typeId) ?? new Map<string, number>()
    freeByType.set(typeId, free)
    for (const day of tallies.keys()) free.set(day, (free.get(day) ?? 0) + 1)
  }
  const live = new Set(counted)
  for (const room of rooms)
    for (const { kind, from, to } of chunk.get(room.id) ?? noBars)
      for (const [day, tally] of tallies) {
        if (day < from || day >= to) continue
        if (kind === 'reservation') tally.sold += 1
        if (!live.has(room)) continue
        const free = freeByType.get(room.typeId)
        free?.set(day, (free.get(day) ?? 1) - 1)
        tally.taken += 1
        if (kind === 'out_of_order') tally.outOfOrder += 1
        if (kind === 'out_of_inventory') tally.outOfInventory += 1
      }
  const byDay = new Map<string, Figures>()
  for (const [day, { sold, outOfInventory, outOfOrder, taken }] of tallies) {
    const houseCount = counted.length - outOfInventory
    const available = houseCount - outOfOrder
    const occupancy = available > 0 ? sold / available : null
    byDay.set(day, { sold, houseCount, outOfOrder, available, occupancy, free: counted.length - taken })
  }
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
