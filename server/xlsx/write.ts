import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Column, FromWorker, Row, ToWorker } from './sheet.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** From the sources the worker is TypeScript and needs a loader; the build puts it beside main.js. */
function startWorker(): Worker {
  const here = import.meta.url
  const isSource = here.endsWith('.ts')
  const file = fileURLToPath(
    new URL(isSource ? 'worker.ts' : 'xlsx-worker.js', here.slice(0, here.lastIndexOf('/') + 1)),
  )
  return new Worker(file, {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
}

interface Turn {
  resolve: (message: FromWorker) => void
  reject: (error: Error) => void
}

/**
 * Writes an xlsx in a worker thread. Rows come in chunks and the next is read only when the last was taken,
 * so that a large table is never twice in memory on this side.
 */
export async function writeXlsx(
  sheet: string,
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Row[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = startWorker()
  let turn: Turn | null = null
  worker.on('message', (message: FromWorker) => turn?.resolve(message))
  worker.on('error', (error) => turn?.reject(error))
  worker.on('exit', () => turn?.reject(new Error('the xlsx worker ended early')))
  const ask = (message: ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      turn = { resolve, reject }
      worker.postMessage(message, [])
    })
  try {
    worker.postMessage({ sheet, columns } satisfies ToWorker, [])
    for await (const rows of chunks) await ask({ rows })
    const reply = await ask({ end: true })
    if (!('file' in reply)) throw new Error('the xlsx worker gave no file')
    return new Uint8Array(reply.file)
  } finally {
    turn = null
    await worker.terminate()
  }
}

/** The file as a download; its length lets the client show progress. */
export const xlsxReply = (bytes: Uint8Array<ArrayBuffer>, filename: string) =>
  new Response(bytes, {
    headers: {
      'Content-Type': xlsxType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
