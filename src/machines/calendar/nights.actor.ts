import { type EventObject, fromCallback } from 'xstate'
import * as blockings from '../../api/blockings.ts'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { type BarsByRoom, collectBars } from './loaded-nights.rules.ts'
import { nightsOfChunk, type Range } from './range.rules.ts'

export type NightsRequest =
  /** Chunks in view, and chunks to prefetch, in order; running reads of other chunks are aborted. `isReload` restarts running reads. */
  | { type: 'chunks.requested'; now: readonly string[]; later: readonly string[]; isReload: boolean }
  /** These rooms changed and must be read again. */
  | { type: 'rooms.requested'; roomIds: readonly number[]; nights: Range }

export type NightsReport =
  | { type: 'chunk.read'; start: string; bars: BarsByRoom }
  | { type: 'chunk.failed'; start: string; error: unknown }
  | { type: 'rooms.read'; roomIds: readonly number[]; nights: Range; bars: BarsByRoom; facilities: Facility[] }

/** Number of parallel reads: in view, and for prefetching. */
const maxParallel = 3
const maxParallelAhead = 1

/** Reads a property's nights in chunks. The latest request wins; reads that it doesn't include are aborted. */
export const readNights = fromCallback<NightsRequest & EventObject, { scope: PropertyScope }>(
  ({ input: { scope }, receive, sendBack }) => {
    const stopped = new AbortController()
    const running = new Map<string, { stop: AbortController; done: Promise<void> }>()
    let [now, later]: [string[], string[]] = [[], []]
    let changed: { roomIds: Set<number>; nights: Range } | null = null
    let isReadingRooms = false
    const send = (event: NightsReport) => sendBack(event)

    async function readChunk(start: string, signal: AbortSignal): Promise<void> {
      const { bars, add } = collectBars()
      const { from, to } = nightsOfChunk(start)
      try {
        await blockings.eachNight(scope, { date_from: from, date_to: to }, add, signal)
        if (!signal.aborted) send({ type: 'chunk.read', start, bars })
      } catch (error) {
        if (!signal.aborted) send({ type: 'chunk.failed', start, error })
      }
    }

    function startChunk(start: string): void {
      const stop = new AbortController()
      const done = readChunk(start, stop.signal).finally(() => {
        if (running.get(start)?.stop === stop) running.delete(start)
        if (!stop.signal.aborted) startNext()
      })
      running.set(start, { stop, done })
    }

    function startNext(): void {
      while (now.length > 0 && running.size < maxParallel) startChunk(now.shift()!)
      while (now.length === 0 && later.length > 0 && running.size < maxParallelAhead) startChunk(later.shift()!)
    }

    /** Waits for running chunk reads, which may hold data from before the change. The changed rooms are stored after them. */
    async function readRooms(): Promise<void> {
      isReadingRooms = true
      while (changed && !stopped.signal.aborted) {
        await Promise.all([...running.values()].map(({ done }) => done))
        const { roomIds, nights }: { roomIds: Set<number>; nights: Range } = changed
        changed = null
        const ids = [...roomIds]
        const { bars, add } = collectBars()
        const query = { date_from: nights.from, date_to: nights.to, facility_ids: ids }
        try {
          const [, { data }] = await Promise.all([
            blockings.eachNight(scope, query, add, stopped.signal),
            facilities.list(scope, { include_ids: ids, per_page: 200, hide_images: true }, stopped.signal),
          ])
          send({ type: 'rooms.read', roomIds: ids, nights, bars, facilities: data })
        } catch {
          // A failed read is made up by the reload of the next minute.
        }
      }
      isReadingRooms = false
    }

    receive((event) => {
      if (event.type === 'rooms.requested') {
        const loaded: ReadonlySet<number> = changed?.roomIds ?? new Set()
        changed = { roomIds: new Set([...loaded, ...event.roomIds]), nights: event.nights }
        if (!isReadingRooms) void readRooms()
        return
      }
      const wanted = new Set([...event.now, ...event.later])
      for (const [start, { stop }] of running)
        if (event.isReload || !wanted.has(start)) {
          stop.abort()
          running.delete(start)
        }
      now = event.now.filter((start) => !running.has(start))
      later = event.later.filter((start) => !running.has(start))
      startNext()
    })

    return () => {
      stopped.abort()
      for (const { stop } of running.values()) stop.abort()
    }
  },
)
