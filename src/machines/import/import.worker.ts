import type { ImportTask } from './import-task.ts'
import { performTask } from './perform-task.ts'

/*
 * Worker that reads a file or writes one. Slow, oversized or failing files don't affect the page (ADR 0026). It runs one task. A task
 * that throws causes an unhandled rejection, which doesn't reach the page, so it is rethrown as an error event, which does.
 */
addEventListener('message', ({ data }: MessageEvent<ImportTask>) => {
  performTask(data).then(
    (reply) => postMessage(reply, {}),
    (thrown: unknown) =>
      setTimeout(() => {
        throw thrown
      }),
  )
})
