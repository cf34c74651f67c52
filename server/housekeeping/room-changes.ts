import { randomUUID } from 'node:crypto'
import type { Listen } from '../db/listen.ts'

/** An event of the stream, with the rooms that changed. */
export interface RoomEvent {
  type: 'ready' | 'changed' | 'resync'
  id: string
  facility_ids: number[]
}

interface Watcher {
  property_id: number
  onEvent: (event: RoomEvent) => void
  /** Called when the server stops. */
  onClosed: () => void
}

export interface RoomChanges {
  /**
   * Subscribes to a property, from now on or from the last event read. The first event tells whether anything was
   * missed.
   */
  watch: (watcher: Watcher, lastEventId: string | null) => Promise<() => void>
  close: () => Promise<void>
}

/** Milliseconds in which several changes are merged into one event. */
const coalesceMs = 100
/** Events kept so that an interrupted stream can resume. */
const keptEvents = 2000

/**
 * Publishes changes of rooms, whichever instance makes them: the triggers of migration `room_changes` notify, and every
 * instance listens. An event id is valid only for this instance and database connection; any other id makes the client
 * reload all rooms. Listening starts with the first subscriber.
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

  /** Missed changes are unknown, so all ids given so far become invalid. */
  function onGap(): void {
    epoch = randomUUID().slice(0, 8)
    kept = []
    tell({ type: 'resync', id: idOf(position), facility_ids: [] })
  }

  /** The first event for a client that has read up to this id. */
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
