import { type EventObject, fromCallback } from 'xstate'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

export type RoomChangeReport =
  /** These rooms are not as they were: a stay, a blocking, their condition. */
  | { type: 'rooms.changed'; roomIds: readonly number[] }
  /** Nobody knows what was missed; everything is to be read anew. */
  | { type: 'allRooms.changed' }
  /** Time has passed; `isStreamLive`: whatever changed meanwhile was told. */
  | { type: 'minute.passed'; isStreamLive: boolean }

const minuteMs = 60_000
const firstPauseMs = 1_000
/** Nights are asked for in the moment the line is: what stands as soon as this has stood all the time. */
const soonMs = 2_000
const maxPauseMs = 60_000

/**
 * What others do in the house (domain D42): by the stream of changes, which comes back after a cut; and on focus, on reconnecting
 * and every minute for a server without one.
 */
export const watchRoomChanges = fromCallback<EventObject, { scope: PropertyScope }>(
  ({ input: { scope }, sendBack }) => {
    const stop = new AbortController()
    const send = (event: RoomChangeReport) => sendBack(event)
    let lastEventId: string | undefined
    /** Since the last look at the clock the stream stood all the time. */
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
