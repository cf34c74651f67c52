import { type EventObject, fromCallback } from 'xstate'
import * as blockings from '../../api/blockings.ts'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { type BarsByRoom, collectBars } from './known-nights.rules.ts'
import { nightsOfChunk, type Range } from './range.rules.ts'

export type NightsAsked =
  /** What is in view, and what is fetched ahead, in their order; nothing else is wanted any more. `isAnew` reads what is under way once more. */
  | { type: 'chunks.wanted'; now: readonly string[]; later: readonly string[]; isAnew: boolean }
  /** These rooms are not what they were. */
  | { type: 'rooms.wanted'; roomIds: readonly number[]; nights: Range }

export type NightsTold =
  | { type: 'chunk.read'; start: string; bars: BarsByRoom }
  | { type: 'chunk.failed'; start: string; error: unknown }
  | { type: 'rooms.read'; roomIds: readonly number[]; nights: Range; bars: BarsByRoom; facilities: Facility[] }

/** How many chunks are read at once: in view, and ahead. */
const atOnce = 3
const aheadAtOnce = 1

/** Reads a property's nights in chunks: the newest wish wins, what is no longer wanted is given up. */
export const readNights = fromCallback<NightsAsked & EventObject, { at: PropertyScope }>(
  ({ input: { at }, receive, sendBack }) => {
    const stopped = new AbortController()
    const running = new Map<string, { stop: AbortController; done: Promise<void> }>()
    let [now, later]: [string[], string[]] = [[], []]
    let changed: { roomIds: Set<number>; nights: Range } | null = null
    let isReadingRooms = false
    const tell = (event: NightsTold) => sendBack(event)

    async function readChunk(start: string, signal: AbortSignal): Promise<void> {
      const { bars, add } = collectBars()
      const { from, to } = nightsOfChunk(start)
      try {
        await blockings.eachNight(at, { date_from: from, date_to: to }, add, signal)
        if (!signal.aborted) tell({ type: 'chunk.read', start, bars })
      } catch (error) {
        if (!signal.aborted) tell({ type: 'chunk.failed', start, error })
      }
    }

    function begin(start: string): void {
      const stop = new AbortController()
      const done = readChunk(start, stop.signal).finally(() => {
        if (running.get(start)?.stop === stop) running.delete(start)
        if (!stop.signal.aborted) goOn()
      })
      running.set(start, { stop, done })
    }

    function goOn(): void {
      while (now.length > 0 && running.size < atOnce) begin(now.shift()!)
      while (now.length === 0 && later.length > 0 && running.size < aheadAtOnce) begin(later.shift()!)
    }

    /** What is under way may have been read before the change: it comes first, so that the change comes after it. */
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
            blockings.eachNight(at, query, add, stopped.signal),
            facilities.list(at, { include_ids: ids, per_page: 200, hide_images: true }, stopped.signal),
          ])
          tell({ type: 'rooms.read', roomIds: ids, nights, bars, facilities: data })
        } catch {
          // What could not be read now is read with everything else the next minute.
        }
      }
      isReadingRooms = false
    }

    receive((event) => {
      if (event.type === 'rooms.wanted') {
        const known: ReadonlySet<number> = changed?.roomIds ?? new Set()
        changed = { roomIds: new Set([...known, ...event.roomIds]), nights: event.nights }
        if (!isReadingRooms) void readRooms()
        return
      }
      const wanted = new Set([...event.now, ...event.later])
      for (const [start, { stop }] of running)
        if (event.isAnew || !wanted.has(start)) {
          stop.abort()
          running.delete(start)
        }
      now = event.now.filter((start) => !running.has(start))
      later = event.later.filter((start) => !running.has(start))
      goOn()
    })

    return () => {
      stopped.abort()
      for (const { stop } of running.values()) stop.abort()
    }
  },
)
