import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

interface WorkerFile {
  /** Address of the module that starts the worker. */
  from: string
  /** The worker's source, beside that module. */
  source: string
  /** The worker in the build, beside main.js. */
  built: string
}

/**
 * Starts a worker thread. The source is TypeScript, and on Node 20 a worker does not inherit the parent's loader, so a
 * line of JavaScript registers one.
 */
export function startWorker({ from, source, built }: WorkerFile, options: WorkerOptions): Worker {
  const isSource = from.endsWith('.ts')
  const file = join(dirname(fileURLToPath(from)), isSource ? source : built)
  if (!isSource) return new Worker(file, options)
  const loaded = `require('tsx/cjs'); require(${JSON.stringify(file)})`
  return new Worker(loaded, { ...options, eval: true, execArgv: [] })
}
