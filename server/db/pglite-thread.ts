import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import { startWorker } from '../start-worker.ts'
import { ThreadStream } from './thread-stream.ts'
import { noAnswerError } from './unavailable.ts'

export interface PgliteWorkerData {
  dataDir: string
}
/** Messages of PostgreSQL's protocol. */
export type ToPglite = Uint8Array | 'close'
export type FromPglite = Uint8Array | 'open'

/** Each thread that compiles WebAssembly keeps memory when it is done, about 20 MB (ADR 0054). */
const compilerFlag = '--wasm-num-compilation-tasks=1'

/** Of the garbage of replies, which a larger space would keep (performance P26). */
const resourceLimits = { maxYoungGenerationSizeMb: 4 }

/**
 * Streams to a thread that answers PostgreSQL's protocol. There is one session, so `connect` gives a new stream only when the
 * last one has ended. If the thread ends by itself, all streams fail as those of a database that is away.
 */
export function streamsTo(worker: Worker, onLost: (error: Error) => void) {
  let stream: ThreadStream | null = null
  let isClosing = false
  let isLost = false
  let cause = new Error('the thread of the embedded database has ended')
  worker.on('message', ({ buffer, byteOffset, length }: Uint8Array) => {
    stream?.push(Buffer.from(buffer, byteOffset, length))
  })
  worker.on('error', (error) => void (cause = error))
  const ended = once(worker, 'exit')
  worker.on('exit', () => {
    if (isClosing) return
    isLost = true
    onLost(cause)
    stream?.destroy(noAnswerError())
  })
  return {
    connect: () => {
      stream = new ThreadStream((message) => worker.postMessage(message, [message.buffer as ArrayBuffer]))
      if (isLost) stream.destroy(noAnswerError())
      return stream
    },
    close: async () => {
      isClosing = true
      worker.postMessage('close' satisfies ToPglite, [])
      await ended
    },
  }
}

/** Opens PGlite in a thread of its own, so that a query does not keep the server from answering others (ADR 0091). */
export async function openPgliteThread(dataDir: string, onLost: (error: Error) => void) {
  setFlagsFromString(compilerFlag)
  const workerData: PgliteWorkerData = { dataDir }
  const file = { from: import.meta.url, source: 'pglite-worker.ts', built: 'pglite-worker.js' }
  const worker = startWorker(file, { workerData, resourceLimits })
  await once(worker, 'message')
  return streamsTo(worker, onLost)
}
