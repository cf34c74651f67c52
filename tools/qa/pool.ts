import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PathResult } from './replay/play.ts'
import type { Task } from './worker.ts'

interface PoolOptions {
  root: string
  workers: number
  pictures: string | undefined
  /** The seed of a server that is slow at random. */
  slow: string | undefined
  /** Every press is a double click, or a double Enter. */
  isDouble?: boolean
  onResult: (result: PathResult, task: Task) => void
}

/** What is said of a path in whose midst its worker ended. */
const brokenOff = ({ path }: Task, code: number | null): PathResult => {
  const faults = [`The worker that played it ended with ${code}`]
  const step = { words: `Open ${path.stage?.at}`, expectedState: path.start, state: null, expected: null, actual: null }
  return { id: path.id, took: 0, steps: [{ ...step, took: 0, faults, sights: [] }] }
}

/**
 * Plays all tasks in so many processes, each with a house and a browser of its own. Where one of them ends in the midst of a
 * path, that path has failed, and another process goes on with those that wait.
 */
export async function playAll(
  tasks: readonly Task[],
  { root, workers, pictures, slow, isDouble = false, onResult }: PoolOptions,
) {
  const waiting = [...tasks]
  const one = () =>
    new Promise<boolean>((resolve, reject) => {
      const args = [root, pictures ?? '', slow ?? '', isDouble ? 'double' : '']
      const child: ChildProcess = fork(join(import.meta.dirname, 'worker-process.ts'), args, {
        execArgv: ['--import', 'tsx'],
      })
      let current: Task | undefined
      child.on('message', (message: 'ready' | PathResult) => {
        if (message !== 'ready' && current) onResult(message, current)
        current = waiting.shift()
        child.send(current ?? 'done')
      })
      child.on('exit', (code) => {
        if (current) onResult(brokenOff(current, code), current)
        if (code === 0 || current) resolve(code === 0)
        else reject(new Error(`A worker ended with ${code}`))
      })
    })
  const lane = async () => {
    while (!(await one()) && waiting.length > 0);
  }
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, lane))
}
