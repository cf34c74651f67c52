import { type EventObject, fromCallback } from 'xstate'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

export type RoomChangeReport =
  /** Stays, blockings or housekeeping statuses of these rooms changed. */
  | { type: 'rooms.changed'; roomIds: readonly number[] }
  /** Events may be missing, so everything must be reloaded. */
  | { type: 'allRooms.changed' }
  /** One minute passed. `isStreamLive` is true if the stream reported every change in it. */
  | { type: 'minute.passed'; isStreamLive: boolean }

const minuteMs = 60_000
const firstPauseMs = 1_000
/** Nights load while the stream connects. A stream that opens within this time counts as live from the start. */
const soonMs = 2_000
const maxPauseMs = 60_000

/**
 * Reports changes by other people (domain D42) from the server's event stream, and reconnects after a cut. For a server without a
 * stream it also reports on focus, on reconnecting and every minute.
 */
export const watchRoomChanges = fromCallback<EventObject, { scope: PropertyScope }>(
  ({ input: { scope }, sendBack }) => {
    const stop = new AbortController()
    const send = (event: RoomChangeReport) => sendBack(event)
    let lastEventId: string | undefined
    /** True if the stream has been open since the last check. */
    let isStreamLive = true
    let isOpen = false
    let wake = () => undefined as void

    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })

    async function watch(): Promise<void> {
      let pauseMs = firstPauseMs
      while (!stop.signal.aborted) {
        const end = await housekeeping
          .changes(scope, {
            lastEventId,
            signal: stop.signal,
            onEvent: ({ type, id, facility_ids }) => {
              const isFirst = lastEventId === undefined
              ;[lastEventId, isOpen, pauseMs] = [id, true, firstPauseMs]
              if (type === 'changed') send({ type: 'rooms.changed', roomIds: facility_ids })
              else if (type === 'resync' && !isFirst) send({ type: 'allRooms.changed' })
            },
          })
          .catch(() => 'lost' as const)
        ;[isOpen, isStreamLive] = [false, false]
        if (end === 'ended' || stop.signal.aborted) return
        await pause(pauseMs)
        pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      }
    }

    const check = () => {
      send({ type: 'minute.passed', isStreamLive: isStreamLive && isOpen })
      isStreamLive = isOpen
    }
    const reconnect = () => {
      wake()
      send({ type: 'allRooms.changed' })
    }
    const soonTimer = setTimeout(() => (isStreamLive &&= isOpen), soonMs)
    const clock = setInterval(check, minuteMs)
    globalThis.addEventListener?.('focus', check)
    globalThis.addEventListener?.('online', reconnect)
    void watch()
    return () => {
      stop.abort()
      wake()
      clearTimeout(soonTimer)
      clearInterval(clock)
      globalThis.removeEventListener?.('focus', check)
      globalThis.removeEventListener?.('online', reconnect)
    }
  },
)
