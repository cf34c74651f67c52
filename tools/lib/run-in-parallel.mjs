import { constants } from 'node:os'
import { onStopAsked } from './stop-signals.mjs'

/**
 * Runs parts of a job at once; each gets the signal that aborts it. When one fails, the others are aborted, and the
 * first failure is thrown. When this program is asked to stop, it aborts all of them, waits for their ends and exits: a
 * part that still runs would write into what the next start makes. Asked again, it exits at once.
 */
export async function runInParallel(parts) {
  const controller = new AbortController()
  const failures = []
  let stopCode
  const forget = onStopAsked((name) => {
    if (stopCode) process.exit(stopCode)
    stopCode = 128 + constants.signals[name]
    controller.abort()
  })
  const run = async (part) => {
    try {
      await part(controller.signal)
    } catch (error) {
      failures.push(error)
      controller.abort()
    }
  }
  await Promise.all(parts.map(run)).finally(forget)
  if (stopCode) process.exit(stopCode)
  if (failures.length > 0) throw failures[0]
}
