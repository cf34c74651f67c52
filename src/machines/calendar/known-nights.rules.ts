import { addNight, type Bar, isSameBar, joined, overlaps } from './bar.rules.ts'
import { nightsOfChunk, type Range } from './range.rules.ts'

/** The bars of some nights, by room, as one call brought them. */
export type BarsByRoom = ReadonlyMap<number, readonly Bar[]>

export const noBars: readonly Bar[] = []

/** All that is known of the nights, and what of it is in view. A room that has not changed keeps its array. */
export interface KnownNights {
  /** By the first day of the chunk. */
  chunks: ReadonlyMap<string, BarsByRoom>
  view: Range
  bars: BarsByRoom
  /** A bar where it was dropped, until the server has answered. */
  pending: Bar | null
}

export const knowingNothing = (view: Range): KnownNights => ({
  chunks: new Map(),
  view,
  bars: new Map(),
  pending: null,
})

const byStart = (a: Bar, b: Bar) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.key < b.key ? -1 : 1)

type Parts = Iterable<readonly Bar[]>

/** The bars of a room in view, put together from parts; what is as it was stays the same object. */
function barsInView({ view, pending, bars }: KnownNights, roomId: number, parts: Parts): readonly Bar[] {
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
  const kept = found.map((bar, at) =>
    before[at] === bar ? bar : (before.find((old) => old === bar || isSameBar(old, bar)) ?? bar),
  )
  return kept.length === before.length && kept.every((bar, at) => bar === before[at]) ? before : kept
}

const allParts =
  ({ chunks }: KnownNights) =>
  (roomId: number): Parts =>
    [...chunks.values()].map((chunk) => chunk.get(roomId) ?? noBars)

/** Works out anew what is in view of these rooms. */
function withRooms(known: KnownNights, roomIds: Iterable<number>, partsOf = allParts(known)): KnownNights {
  const bars = new Map(known.bars)
  let isChanged = false
  for (const id of roomIds) {
    const after = barsInView(known, id, partsOf(id))
    if (after === (known.bars.get(id) ?? noBars)) continue
    isChanged = true
    if (after.length > 0) bars.set(id, after)
    else bars.delete(id)
  }
  return isChanged ? { ...known, bars } : known
}

const isSameList = (a: readonly Bar[], b: readonly Bar[]) =>
  a.length === b.length && a.every((bar, at) => isSameBar(bar, b[at]!))

const roomsOf = (...parts: (BarsByRoom | undefined)[]) => new Set(parts.flatMap((part) => [...(part?.keys() ?? [])]))

/** Takes in a chunk: read for the first time, which only adds to what is known, or anew. */
export function withChunk(known: KnownNights, start: string, read: BarsByRoom): KnownNights {
  const before = known.chunks.get(start)
  const now = { ...known, chunks: new Map(known.chunks).set(start, read) }
  if (!before) return withRooms(now, read.keys(), (id) => [known.bars.get(id) ?? noBars, read.get(id) ?? noBars])
  const touched = [...roomsOf(before, read)].filter(
    (id) => !isSameList(before.get(id) ?? noBars, read.get(id) ?? noBars),
  )
  return touched.length > 0 ? withRooms(now, touched) : known
}

/** Takes in single rooms, over all the chunks that lie in the nights that were asked for. */
export function withRoomsRead(
  known: KnownNights,
  { roomIds, nights, bars }: { roomIds: readonly number[]; nights: Range; bars: BarsByRoom },
): KnownNights {
  const chunks = new Map(known.chunks)
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
  return withRooms({ ...known, chunks }, roomIds)
}

/** Looks at other nights; chunks that nobody will miss are let go. */
export function withView(known: KnownNights, view: Range, wanted: readonly string[]): KnownNights {
  const kept = new Set(wanted)
  const chunks = new Map([...known.chunks].filter(([start]) => kept.has(start)))
  const rooms = new Set([...known.bars.keys(), ...[...chunks.values()].flatMap((chunk) => [...chunk.keys()])])
  return withRooms({ ...known, chunks, view }, rooms)
}

/** Shows a bar where it was dropped, or again where it is. */
export function withPending(known: KnownNights, pending: Bar | null): KnownNights {
  const keys = new Set([known.pending?.key, pending?.key])
  const holders = [...known.bars].filter(([, bars]) => bars.some(({ key }) => keys.has(key))).map(([id]) => id)
  const owners = [...known.chunks.values()].flatMap((chunk) =>
    [...chunk].filter(([, bars]) => bars.some(({ key }) => keys.has(key))).map(([id]) => id),
  )
  const rooms = new Set([...holders, ...owners, ...(pending ? [pending.roomId] : [])])
  return withRooms({ ...known, pending }, rooms)
}

/** Collects the rows of one reply. */
export function collectBars() {
  const bars = new Map<number, Bar[]>()
  return { bars, add: (row: Parameters<typeof addNight>[1]) => addNight(bars, row) }
}
