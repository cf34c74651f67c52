import type { ImportTask } from './import-task.ts'
import { performTask } from './perform-task.ts'

/*
 * The thread in which a file is opened, and another written: what takes long, takes too much or fails there does not touch the page (ADR 0026). One task
 * each; a task that throws is an unhandled rejection, which does not reach the page, so it is thrown again as an error that does.
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
