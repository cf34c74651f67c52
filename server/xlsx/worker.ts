import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { crc32, createDeflateRaw } from 'node:zlib'
import { createTemplate } from './template.ts'
import { rowWriter } from './rows.ts'
import type { AboutSheet, Column, FromWorker, ToWorker } from './sheet.ts'
import { zip } from './zip.ts'

/*
 * Runs in a worker thread, so that the API serves other requests while it writes a large file. SheetJS makes the
 * workbook; rows are compressed as they arrive and are never in memory together (ADR 0012).
 */

function openSheet(name: string, columns: readonly Column[], about: AboutSheet | null) {
  const template = createTemplate(name, columns, about)
  const write = rowWriter(columns, template)
  const stream = createDeflateRaw({ level: 4 })
  const chunks: Uint8Array[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  let crc = 0
  let size = 0
  let next = 2
  const headings = rowWriter(
    columns.map(({ header, width }) => ({ header, width, type: 'text' })),
    template,
  )
  const add = async (text: string) => {
    const bytes = Buffer.from(text)
    crc = crc32(bytes, crc)
    size += bytes.length
    if (!stream.write(bytes)) await once(stream, 'drain')
  }
  const started = add(
    template.beforeRows +
      headings(
        columns.map(({ header }) => header),
        1,
      ),
  )
  return {
    addRows: async (rows: readonly Parameters<typeof write>[0][]) => {
      await started
      let text = ''
      for (const row of rows) {
        text += write(row, next)
        next += 1
      }
      await add(text)
    },
    finish: async () => {
      await started
      await add(template.afterRows)
      const ended = once(stream, 'end')
      stream.end()
      await ended
      return zip([...template.otherFiles, { name: template.sheetName, crc, size, deflated: chunks }])
    },
  }
}

if (!parentPort) throw new Error('This file runs only in a worker thread')
const port = parentPort

let sheet: ReturnType<typeof openSheet> | null = null

async function handleMessage(message: ToWorker): Promise<void> {
  const answer = (reply: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer)
  if ('columns' in message) {
    sheet = openSheet(message.sheet, message.columns, message.about)
    return
  }
  if (!sheet) throw new Error('The columns come before the rows')
  if ('rows' in message) {
    await sheet.addRows(message.rows)
    answer({ taken: true })
  } else {
    const { buffer } = await sheet.finish()
    answer({ file: buffer }, [buffer])
  }
}

port.on('message', (message: ToWorker) => void handleMessage(message))
