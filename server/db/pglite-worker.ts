import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { extensions, settings } from './pglite-options.ts'
import type { FromPglite, PgliteWorkerData, ToPglite } from './pglite-thread.ts'

if (!parentPort) throw new Error('this module runs in a worker thread')
const port = parentPort
const send = (message: FromPglite, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

async function answer(client: PGlite, message: ToPglite): Promise<void> {
  if (message === 'close') {
    await client.close()
    port.close()
    return
  }
  // PGlite reuses its buffer for the next reply.
  const reply = (await client.execProtocolRaw(message)).slice()
  send(reply, [reply.buffer as ArrayBuffer])
}

/** What opening leaves, such as the unpacked files of PostgreSQL, would stay until the thread has made as much again (ADR 0091). */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

async function open(): Promise<void> {
  const { dataDir } = workerData as PgliteWorkerData
  const startParams = [...PGlite.defaultStartParams, ...settings]
  const client = await PGlite.create({ dataDir, extensions, startParams })
  // What fails ends the thread, and the server answers 503.
  port.on('message', (message: ToPglite) => void answer(client, message))
  collectGarbage()
  send('open')
}

void open()
