import { randomUUID } from 'node:crypto'
import type { Listen } from '../db/listen.ts'

/** Where a watcher stands, and the rooms that are not as they were. */
export interface RoomEvent {
  type: 'ready' | 'changed' | 'resync'
  id: string
  facility_ids: number[]
}

interface Watcher {
  property_id: number
  onEvent: (event: RoomEvent) => void
  /** The server is going down. */
  onClosed: () => void
}

export interface RoomChanges {
  /** Watches a property from now on, or from what was read last. The first event says where the watcher stands. */
  watch: (watcher: Watcher, lastEventId: string | null) => Promise<() => void>
  close: () => Promise<void>
}

/** What is written as one soon after another is told as one. */
const coalesceMs = 100
/** How far back a stream that was cut can be taken up again. */
const keptEvents = 2000

/**
 * Tells of rooms while they change, whichever instance they are changed by: the triggers of migration `room_changes` notify, every
 * instance listens. An id is of this instance and this connection; with any other one, all has to be read anew. Nothing is
 * listened to before someone watches.
 */
export function openRoomChanges(listen: Listen): RoomChanges {
  let epoch = randomUUID().slice(0, 8)
  let position = 0
  let kept: { position: number; property_id: number; facility_ids: number[] }[] = []
  let listening: Promise<() => Promise<void>> | null = null
  let timer: NodeJS.Timeout | undefined
  const pending = new Map<number, Set<number>>()
  const watchers = new Set<Watcher>()
  const idOf = (at: number) => `${epoch}-${at}`

  const tell = (event: RoomEvent, property_id?: number) => {
    for (const watcher of watchers)
      if (property_id === undefined || watcher.property_id === property_id) watcher.onEvent(event)
  }

  function flush(): void {
    timer = undefined
    for (const [property_id, ids] of pending) {
      position += 1
      const facility_ids = [...ids]
      kept.push({ position, property_id, facility_ids })
      tell({ type: 'changed', id: idOf(position), facility_ids }, property_id)
    }
    pending.clear()
    kept = kept.slice(-keptEvents)
  }

  function onMessage(payload: string): void {
    const [property_id = 0, facility_id = 0] = payload.split(':').map(Number)
    pending.set(property_id, (pending.get(property_id) ?? new Set()).add(facility_id))
    timer ??= setTimeout(flush, coalesceMs)
  }

  /** Nobody knows what was missed: every id given so far is worth nothing. */
  function onGap(): void {
    epoch = randomUUID().slice(0, 8)
    kept = []
    tell({ type: 'resync', id: idOf(position), facility_ids: [] })
  }

  /** Where one stands who has read up to this id. */
  function openingOf({ property_id }: Watcher, lastEventId: string | null): RoomEvent {
    const id = idOf(position)
    if (lastEventId === null) return { type: 'ready', id, facility_ids: [] }
    const [, of, at] = /^([\da-f]{8})-(\d{1,15})$/.exec(lastEventId) ?? []
    const read = Number(at)
    const isKnown = of === epoch && read <= position && (kept[0]?.position ?? position + 1) <= read + 1
    if (!isKnown) return { type: 'resync', id, facility_ids: [] }
    const missed = kept.filter((event) => event.position > read && event.property_id === property_id)
    const facility_ids = [...new Set(missed.flatMap((event) => event.facility_ids))]
    return { type: facility_ids.length > 0 ? 'changed' : 'ready', id, facility_ids }
  }

  return {
    watch: async (watcher, lastEventId) => {
      listening ??= listen('room_changes', { onMessage, onGap })
      try {
        await listening
      } catch (error) {
        listening = null
        throw error
      }
      watchers.add(watcher)
      watcher.onEvent(openingOf(watcher, lastEventId))
      return () => void watchers.delete(watcher)
    },
    close: async () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.onClosed()
      watchers.clear()
      const stop = await listening?.catch(() => null)
      await stop?.()
    },
  }
}
