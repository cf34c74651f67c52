import { type EventObject, fromCallback } from 'xstate'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

export type WatchTold =
  /** These rooms are not as they were: a stay, a blocking, their condition. */
  | { type: 'rooms.told'; roomIds: readonly number[] }
  /** Nobody knows what was missed; everything is to be read anew. */
  | { type: 'house.told' }
  /** Time has passed; `isWatched`: whatever changed meanwhile was told. */
  | { type: 'minute.passed'; isWatched: boolean }

const minuteMs = 60_000
const firstPauseMs = 1_000
/** Nights are asked for in the moment the line is: what stands as soon as this has stood all the time. */
const soonMs = 2_000
const longestPauseMs = 60_000

/**
 * What others do in the house (domain D42): by the stream of changes, which comes back after a cut; and on focus, on reconnecting
 * and every minute for a server without one.
 */
export const watchHouse = fromCallback<EventObject, { at: PropertyScope }>(({ input: { at }, sendBack }) => {
  const stop = new AbortController()
  const tell = (event: WatchTold) => sendBack(event)
  let lastEventId: string | undefined
  /** Since the last look at the clock the stream stood all the time. */
  let isWatched = true
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
        .changes(at, {
          lastEventId,
          signal: stop.signal,
          onEvent: ({ type, id, facility_ids }) => {
            const isFirst = lastEventId === undefined
            ;[lastEventId, isOpen, pauseMs] = [id, true, firstPauseMs]
            if (type === 'changed') tell({ type: 'rooms.told', roomIds: facility_ids })
            else if (type === 'resync' && !isFirst) tell({ type: 'house.told' })
          },
        })
        .catch(() => 'lost' as const)
      ;[isOpen, isWatched] = [false, false]
      if (end === 'ended' || stop.signal.aborted) return
      await pause(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  const look = () => {
    tell({ type: 'minute.passed', isWatched: isWatched && isOpen })
    isWatched = isOpen
  }
  const comeBack = () => {
    wake()
    tell({ type: 'house.told' })
  }
  const soon = setTimeout(() => (isWatched &&= isOpen), soonMs)
  const clock = setInterval(look, minuteMs)
  globalThis.addEventListener?.('focus', look)
  globalThis.addEventListener?.('online', comeBack)
  void watch()
  return () => {
    stop.abort()
    wake()
    clearTimeout(soon)
    clearInterval(clock)
    globalThis.removeEventListener?.('focus', look)
    globalThis.removeEventListener?.('online', comeBack)
  }
})
