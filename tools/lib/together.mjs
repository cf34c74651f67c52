import { constants } from 'node:os'
import { onStopAsked } from './stop-signals.mjs'

/**
 * Runs parts of a job at once; each gets the signal that aborts it. When one fails, the others are aborted, and the
 * first failure is thrown. When this program is asked to stop, it ends all of them first.
 */
export async function together(parts) {
  const controller = new AbortController()
  const failures = []
  const forget = onStopAsked((name) => {
    controller.abort()
    process.exit(128 + constants.signals[name])
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
  if (failures.length > 0) throw failures[0]
}
