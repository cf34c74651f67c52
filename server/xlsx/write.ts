import { RequestAbandoned, throwIfAbandoned } from '../errors.ts'
import { startWorker } from '../start-worker.ts'
import type { AboutSheet, Column, FromWorker, Row, ToWorker } from './sheet.ts'

const workerFile = { from: import.meta.url, source: 'worker.ts', built: 'xlsx-worker.js' }

interface PendingReply {
  resolve: (message: FromWorker) => void
  reject: (error: Error) => void
}

/**
 * Writes an xlsx file in a worker thread. Reads the next chunk of rows only when the worker has taken the last, so that
 * memory stays bounded. The signal ends the thread and the reading.
 */
export async function writeXlsx(
  sheet: string,
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Row[]>,
  signal: AbortSignal,
  about: AboutSheet | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  throwIfAbandoned(signal)
  const worker = startWorker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 1024 } })
  let pending: PendingReply | null = null
  worker.on('message', (message: FromWorker) => pending?.resolve(message))
  worker.on('error', (error) => pending?.reject(error))
  worker.on('exit', () => pending?.reject(new Error('the xlsx worker ended early')))
  const abandon = () => pending?.reject(new RequestAbandoned('The client went away'))
  signal.addEventListener('abort', abandon, { once: true })
  const send = (message: ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      throwIfAbandoned(signal)
      pending = { resolve, reject }
      worker.postMessage(message, [])
    })
  try {
    worker.postMessage({ sheet, columns, about } satisfies ToWorker, [])
    for await (const rows of chunks) await send({ rows })
    const reply = await send({ end: true })
    if (!('file' in reply)) throw new Error('the xlsx worker gave no file')
    return new Uint8Array(reply.file)
  } finally {
    pending = null
    signal.removeEventListener('abort', abandon)
    await worker.terminate()
  }
}
