import type pg from 'pg'
import { isAnswer } from './away.ts'

const everyMs = 1000
/** After this long without any answer the database counts as silent. */
const silentMs = 5000

/**
 * Asks the database every second whether it answers. While it does not (frozen, its machine gone), `onSilent` is called every
 * second, so that nobody waits for it. A slow query is no reason for that: the database answers beside it.
 *
 * @param probe connections of its own, whose time-outs are short
 */
export function startHeartbeat(probe: pg.Pool, onSilent: () => void) {
  let answeredAt = performance.now()
  let isStopped = false

  async function beat(): Promise<void> {
    try {
      await probe.query('select 1')
      answeredAt = performance.now()
    } catch (error) {
      if (isAnswer(error)) answeredAt = performance.now()
    }
    if (!isStopped) setTimeout(() => void beat(), everyMs).unref()
  }

  const watch = setInterval(() => {
    // After a pause of this process an answer may lie unread: it is read before this is decided.
    setImmediate(() => {
      if (!isStopped && performance.now() - answeredAt > silentMs) onSilent()
    })
  }, everyMs)
  watch.unref()
  void beat()

  return {
    /** The database answered someone else: on a busy machine that is the sooner news. */
    noteAnswer: () => {
      answeredAt = performance.now()
    },
    stop: () => {
      isStopped = true
      clearInterval(watch)
    },
  }
}
