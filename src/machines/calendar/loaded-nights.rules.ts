import { addNight, type Bar, isSameBar, joined, overlaps } from './bar.rules.ts'
import { nightsOfChunk, type Range } from './range.rules.ts'

/** Bars by room, as read in one call. */
export type BarsByRoom = ReadonlyMap<number, readonly Bar[]>

export const noBars: readonly Bar[] = []

/** All loaded nights, and the part in view. An unchanged room keeps its array. */
export interface LoadedNights {
  /** Chunks by their first day. */
  chunks: ReadonlyMap<string, BarsByRoom>
  view: Range
  bars: BarsByRoom
  /** The dropped bar at its new position, until the server responds. */
  pending: Bar | null
}

export const noNights = (view: Range): LoadedNights => ({
  chunks: new Map(),
  view,
  bars: new Map(),
  pending: null,
})

const byStart = (a: Bar, b: Bar) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.key < b.key ? -1 : 1)

type Parts = Iterable<readonly Bar[]>

/** A room's bars in view, joined from parts. Unchanged bars and arrays keep their identity. */
function barsInView({ view, pending, bars }: LoadedNights, roomId: number, parts: Parts): readonly Bar[] {
  const before = bars.get(roomId) ?? noBars
  const found: Bar[] = []
  const add = (bar: Bar) => {
    if (!overlaps(bar, view)) return
    const at = found.findLastIndex(({ key }) => key === bar.key)
    if (at < 0) found.push(bar)
    else found[at] = joined(found[at]!, bar)
  }
  for (const part of parts) for (const bar of part) if (bar.key !== pending?.key) add(bar)
  if (pending?.roomId === roomId) add(pending)
  found.sort(byStart)
  const reused = found.map((bar, at) =>
    before[at] === bar ? bar : (before.find((old) => old === bar || isSameBar(old, bar)) ?? bar),
  )
  return reused.length === before.length && reused.every((bar, at) => bar === before[at]) ? before : reused
}

const allParts =
  ({ chunks }: LoadedNights) =>
  (roomId: number): Parts =>
    [...chunks.values()].map((chunk) => chunk.get(roomId) ?? noBars)

/** Recomputes the bars in view of these rooms. */
function withRooms(loaded: LoadedNights, roomIds: Iterable<number>, partsOf = allParts(loaded)): LoadedNights {
  const bars = new Map(loaded.bars)
  let isChanged = false
  for (const id of roomIds) {
    const after = barsInView(loaded, id, partsOf(id))
    if (after === (loaded.bars.get(id) ?? noBars)) continue
    isChanged = true
    if (after.length > 0) bars.set(id, after)
    else bars.delete(id)
  }
  return isChanged ? { ...loaded, bars } : loaded
}

const isSameList = (a: readonly Bar[], b: readonly Bar[]) =>
  a.length === b.length && a.every((bar, at) => isSameBar(bar, b[at]!))

const roomsOf = (...parts: (BarsByRoom | undefined)[]) => new Set(parts.flatMap((part) => [...(part?.keys() ?? [])]))

/** Stores a chunk. A first read only adds bars; a reload replaces those of the chunk. */
export function withChunk(loaded: LoadedNights, start: string, read: BarsByRoom): LoadedNights {
  const before = loaded.chunks.get(start)
  const now = { ...loaded, chunks: new Map(loaded.chunks).set(start, read) }
  if (!before) return withRooms(now, read.keys(), (id) => [loaded.bars.get(id) ?? noBars, read.get(id) ?? noBars])
  const touched = [...roomsOf(before, read)].filter(
    (id) => !isSameList(before.get(id) ?? noBars, read.get(id) ?? noBars),
  )
  return touched.length > 0 ? withRooms(now, touched) : loaded
}

/** Stores reloaded rooms in every chunk within the requested nights. */
export function withRoomsRead(
  loaded: LoadedNights,
  { roomIds, nights, bars }: { roomIds: readonly number[]; nights: Range; bars: BarsByRoom },
): LoadedNights {
  const chunks = new Map(loaded.chunks)
  for (const [start, chunk] of chunks) {
    const part = nightsOfChunk(start)
    if (part.from < nights.from || part.to > nights.to) continue
    const patched = new Map(chunk)
    for (const id of roomIds) {
      const inPart = (bars.get(id) ?? noBars).filter((bar) => overlaps(bar, part))
      if (inPart.length > 0) patched.set(id, inPart)
      else patched.delete(id)
    }
    chunks.set(start, patched)
  }
  return withRooms({ ...loaded, chunks }, roomIds)
}

/** Changes the nights in view; drops chunks that are no longer wanted. */
export function withView(loaded: LoadedNights, view: Range, wanted: readonly string[]): LoadedNights {
  const wantedStarts = new Set(wanted)
  const chunks = new Map([...loaded.chunks].filter(([start]) => wantedStarts.has(start)))
  const rooms = new Set([...loaded.bars.keys(), ...[...chunks.values()].flatMap((chunk) => [...chunk.keys()])])
  return withRooms({ ...loaded, chunks, view }, rooms)
}

/** Shows a bar at its drop position; null removes it again. */
export function withPending(loaded: LoadedNights, pending: Bar | null): LoadedNights {
  const keys = new Set([loaded.pending?.key, pending?.key])
  const holders = [...loaded.bars].filter(([, bars]) => bars.some(({ key }) => keys.has(key))).map(([id]) => id)
  const owners = [...loaded.chunks.values()].flatMap((chunk) =>
    [...chunk].filter(([, bars]) => bars.some(({ key }) => keys.has(key))).map(([id]) => id),
  )
  const rooms = new Set([...holders, ...owners, ...(pending ? [pending.roomId] : [])])
  return withRooms({ ...loaded, pending }, rooms)
}

/** Collects the rows of one response. */
export function collectBars() {
  const bars = new Map<number, Bar[]>()
  return { bars, add: (row: Parameters<typeof addNight>[1]) => addNight(bars, row) }
}
