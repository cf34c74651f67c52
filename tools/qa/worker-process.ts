import { openWorker, type ReplayTask } from './worker.ts'

/* One of the processes of `npm run qa`: a task comes, its result goes back, until there is none. */

// Playwright notes where each call comes from; by way of source maps that takes a twentieth of the time.
process.setSourceMapsEnabled(false)

const [root = '', pictures, slow, double] = process.argv.slice(2)
const worker = await openWorker(root, pictures || undefined, slow || undefined, double === 'double')

process.on('message', (task: ReplayTask | 'done') => {
  if (task === 'done') {
    void worker.close().then(() => process.disconnect())
    return
  }
  void worker.play(task).then((result) => process.send!(result))
})
// Whoever started it is gone: nobody waits for a result.
process.on('disconnect', () => process.exit())
process.send!('ready')
