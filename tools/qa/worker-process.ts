import { openWorker, type ReplayTask, type WorkerOptions } from './worker.ts'

/* A worker process of `npm run qa`: it receives a task and sends back the result, until no task is left. */

// Playwright records the location of each call. With source maps that takes a twentieth of the time.
process.setSourceMapsEnabled(false)

const worker = await openWorker(JSON.parse(process.argv[2] ?? '') as WorkerOptions)

process.on('message', (task: ReplayTask | 'done') => {
  if (task === 'done') {
    void worker.close().then(() => process.disconnect())
    return
  }
  void worker.play(task).then((result) => process.send!(result))
})
// The parent process is gone, so nobody waits for a result.
process.on('disconnect', () => process.exit())
process.send!('ready')
