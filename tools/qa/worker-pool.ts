import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PathResult } from './replay/replay-path.ts'
import type { ReplayTask, WorkerOptions } from './worker.ts'

interface PoolOptions extends WorkerOptions {
  workers: number
  /** No path begins after this moment, in milliseconds since 1970. */
  until?: number | undefined
  onResult: (result: PathResult, task: ReplayTask) => void
}

/** The result of a path whose worker process ended during the replay. */
const workerFailure = ({ path }: ReplayTask, code: number | null): PathResult => {
  const faults = [`The worker process ended with ${code}`]
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
 * Replays all tasks in several processes, each with its own test server and browser. If a process ends during a path, that path
 * fails and a new process continues with the waiting tasks. Tasks that do not begin in time have no result.
 */
export async function replayAll(
  tasks: readonly ReplayTask[],
  { workers, until = Infinity, onResult, ...options }: PoolOptions,
) {
  const waiting = [...tasks]
  const runWorker = () =>
    new Promise<boolean>((resolve, reject) => {
      const child: ChildProcess = fork(join(import.meta.dirname, 'worker-process.ts'), [JSON.stringify(options)], {
        execArgv: ['--import', 'tsx'],
      })
      let current: ReplayTask | undefined
      child.on('message', (message: 'ready' | PathResult) => {
        if (message !== 'ready' && current) onResult(message, current)
        if (Date.now() > until) waiting.length = 0
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
