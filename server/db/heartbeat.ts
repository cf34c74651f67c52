import type pg from 'pg'
import { isDatabaseAnswer } from './unavailable.ts'

const intervalMs = 1000
/** Milliseconds without a response after which the database counts as down. */
const silentAfterMs = 5000

/**
 * Pings the database every second. While it does not respond (frozen, or its machine is down), calls `onSilent` every
 * second, so that waiting requests fail. A slow query does not trigger this, because pings use separate connections.
 * @param probe pool of these connections, with short time-outs
 */
export function startHeartbeat(probe: pg.Pool, onSilent: () => void) {
  let answeredAt = performance.now()
  let isStopped = false

  async function beat(): Promise<void> {
    try {
      await probe.query('select 1')
      answeredAt = performance.now()
    } catch (error) {
      if (isDatabaseAnswer(error)) answeredAt = performance.now()
    }
    if (!isStopped) setTimeout(() => void beat(), intervalMs).unref()
  }

  const check = setInterval(() => {
    // After a pause of this process a response may be waiting in the socket. setImmediate reads it first.
    setImmediate(() => {
      if (!isStopped && performance.now() - answeredAt > silentAfterMs) onSilent()
    })
  }, intervalMs)
  check.unref()
  void beat()

  return {
    /** Notes a response to another query; on a busy machine it arrives before that of the ping. */
    noteAnswer: () => {
      answeredAt = performance.now()
    },
    stop: () => {
      isStopped = true
      clearInterval(check)
    },
  }
}
