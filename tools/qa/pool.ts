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
  onResult: (result: PathResult, task: Task) => void
}

/** Plays all tasks in so many processes, each with a house and a browser of its own. */
export async function playAll(tasks: readonly Task[], { root, workers, pictures, slow, onResult }: PoolOptions) {
  const waiting = [...tasks]
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const args = [root, pictures ?? '', slow ?? '']
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
        if (code === 0) resolve()
        else reject(new Error(`A worker ended with ${code}${current ? ` while it played ${current.path.id}` : ''}`))
      })
    })
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, one))
}
