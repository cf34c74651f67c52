import { randomUUID } from 'node:crypto'
import { lateListener } from '../db/late-listener.ts'
import type { Listen } from '../db/listen.ts'

/** An event of the stream, with the rooms that changed. */
export interface RoomEvent {
  type: 'ready' | 'changed' | 'resync'
  id: string
  facility_ids: number[]
}

interface Subscriber {
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
  subscribe: (subscriber: Subscriber, lastEventId: string | null) => Promise<() => void>
  close: () => Promise<void>
}

/** Milliseconds in which several changes are merged into one event. */
const coalesceMs = 100
/** Events stored so that an interrupted stream can resume. */
const maxRecentEvents = 2000

/**
 * Publishes changes of rooms, whichever instance makes them: the triggers of migration `room_changes` notify, and every
 * instance listens. An event id is valid only for this instance and database connection; any other id makes the client
 * reload all rooms. Listening starts with the first subscriber.
 */
export function createRoomChanges(listen: Listen): RoomChanges {
  let epoch = randomUUID().slice(0, 8)
  let position = 0
  let recentEvents: { position: number; property_id: number; facility_ids: number[] }[] = []
  let timer: NodeJS.Timeout | undefined
  const pending = new Map<number, Set<number>>()
  const subscribers = new Set<Subscriber>()
  const idOf = (at: number) => `${epoch}-${at}`

  const publish = (event: RoomEvent, property_id?: number) => {
    for (const subscriber of subscribers)
      if (property_id === undefined || subscriber.property_id === property_id) subscriber.onEvent(event)
  }

  function flush(): void {
    timer = undefined
    for (const [property_id, ids] of pending) {
      position += 1
      const facility_ids = [...ids]
      recentEvents.push({ position, property_id, facility_ids })
      publish({ type: 'changed', id: idOf(position), facility_ids }, property_id)
    }
    pending.clear()
    recentEvents = recentEvents.slice(-maxRecentEvents)
  }

  function onMessage(payload: string): void {
    const [property_id = 0, facility_id = 0] = payload.split(':').map(Number)
    pending.set(property_id, (pending.get(property_id) ?? new Set()).add(facility_id))
    timer ??= setTimeout(flush, coalesceMs)
  }

  /** Missed changes are unknown, so all ids given so far become invalid. */
  function onGap(): void {
    epoch = randomUUID().slice(0, 8)
    recentEvents = []
    publish({ type: 'resync', id: idOf(position), facility_ids: [] })
  }

  /** The first event for a client that has read up to this id. */
  function firstEventFor({ property_id }: Subscriber, lastEventId: string | null): RoomEvent {
    const id = idOf(position)
    if (lastEventId === null) return { type: 'ready', id, facility_ids: [] }
    const [, of, at] = /^([\da-f]{8})-(\d{1,15})$/.exec(lastEventId) ?? []
    const read = Number(at)
    const isKnown = of === epoch && read <= position && (recentEvents[0]?.position ?? position + 1) <= read + 1
    if (!isKnown) return { type: 'resync', id, facility_ids: [] }
    const missed = recentEvents.filter((event) => event.position > read && event.property_id === property_id)
    const facility_ids = [...new Set(missed.flatMap((event) => event.facility_ids))]
    return { type: facility_ids.length > 0 ? 'changed' : 'ready', id, facility_ids }
  }

  const listener = lateListener(listen, 'room_changes', { onMessage, onGap })
  return {
    subscribe: async (subscriber, lastEventId) => {
      await listener.ready()
      subscribers.add(subscriber)
      subscriber.onEvent(firstEventFor(subscriber, lastEventId))
      return () => void subscribers.delete(subscriber)
    },
    close: async () => {
      clearTimeout(timer)
      for (const subscriber of subscribers) subscriber.onClosed()
      subscribers.clear()
      await listener.stop()
    },
  }
}
