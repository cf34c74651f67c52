import { type ActorRefFrom, fromCallback } from 'xstate'
import { now } from '../../clock/now.ts'
import type { reportSchedulesMachine } from './queries.machine.ts'

/** Milliseconds after which a list with a report that is due, but not made yet, is read again. */
const dueMs = 5_000

/** Longest delay of a timer in browsers, in milliseconds. */
const longestMs = 2 ** 31 - 1

/**
 * Asks for the list of schedules again when the next report is due, until it is made, so that its file appears by itself. After a failed
 * reading the person decides.
 */
export const watchDueReports = fromCallback<
  { type: 'schedules.refreshed' },
  { list: ActorRefFrom<typeof reportSchedulesMachine> }
>(({ sendBack, input: { list } }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const { unsubscribe } = list.subscribe((snapshot) => {
    clearTimeout(timer)
    if (snapshot.hasTag('busy') || snapshot.hasTag('failed')) return
    const dueTimes = (snapshot.context.data?.schedules ?? []).flatMap(({ next_run_at }) =>
      next_run_at === null ? [] : [Date.parse(next_run_at)],
    )
    if (dueTimes.length === 0) return
    const delay = Math.max(Math.min(...dueTimes) - now().getTime(), 0) + dueMs
    timer = setTimeout(() => sendBack({ type: 'schedules.refreshed' }), Math.min(delay, longestMs))
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
})
