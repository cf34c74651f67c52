import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'
import { linkText } from './chain.ts'
import { sealActivity } from './seal.ts'

/** Longest time between the write of an entry and its seal. */
const intervalMs = 60 * 1000

/** Seals new entries of the activity log once a minute, from now on. Logs the head of the chain, so that the log of the server keeps it too. */
export function createSealJob(db: Db, log: Logger): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const seal = async () => {
    const done = await sealActivity(db, stopping.signal)
    if (done) log.info({ sealed: done.sealed, head: linkText(done.head) }, 'activity log sealed')
  }
  const run = () => {
    running ??= seal()
      .catch((err: unknown) => log.error({ err }))
      .finally(() => {
        running = null
      })
  }
  run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
