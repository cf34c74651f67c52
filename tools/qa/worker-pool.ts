import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PathResult } from './replay/replay-path.ts'
import type { ReplayTask } from './worker.ts'

interface PoolOptions {
  root: string
  workers: number
  pictures: string | undefined
  /** The seed of a server that is slow at random. */
  slow: string | undefined
  /** Every press is a double click, or a double Enter. */
  isDouble?: boolean
  onResult: (result: PathResult, task: ReplayTask) => void
}

/** What is said of a path in whose midst its worker ended. */
const workerFailure = ({ path }: ReplayTask, code: number | null): PathResult => {
  const faults = [`The worker that played it ended with ${code}`]
  const step = {
    description: `Open ${path.scenario?.address}`,
    expectedState: path.start,
    state: null,
    expected: null,
    actual: null,
  }
  return { id: path.id, durationMs: 0, steps: [{ ...step, durationMs: 0, faults, observations: [] }] }
}

/**
 * Plays all tasks in so many processes, each with a house and a browser of its own. Where one of them ends in the midst of a
 * path, that path has failed, and another process goes on with those that wait.
 */
export async function replayAll(
  tasks: readonly ReplayTask[],
  { root, workers, pictures, slow, isDouble = false, onResult }: PoolOptions,
) {
  const waiting = [...tasks]
  const runWorker = () =>
    new Promise<boolean>((resolve, reject) => {
      const args = [root, pictures ?? '', slow ?? '', isDouble ? 'double' : '']
      const child: ChildProcess = fork(join(import.meta.dirname, 'worker-process.ts'), args, {
        execArgv: ['--import', 'tsx'],
      })
      let current: ReplayTask | undefined
      child.on('message', (message: 'ready' | PathResult) => {
        if (message !== 'ready' && current) onResult(message, current)
        current = waiting.shift()
        child.send(current ?? 'done')
      })
      child.on('exit', (code) => {
        if (current) onResult(workerFailure(current, code), current)
        if (code === 0 || current) resolve(code === 0)
        else reject(new Error(`A worker ended with ${code}`))
      })
    })
  const keepWorking = async () => {
    while (!(await runWorker()) && waiting.length > 0);
  }
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, keepWorking))
}
