import { parentPort } from 'node:worker_threads'
import * as xlsx from 'xlsx'
import type { Cell, Column, FromWorker, ToWorker } from './sheet.ts'

/*
 * Runs in a thread of its own: writing a large file takes a second of pure computing, and the API answers
 * others meanwhile (ADR 0012).
 */

const dayMs = 86_400_000
/** Day 0 of the spreadsheet calendar, with its leap-year mistake already allowed for. */
const epoch = Date.UTC(1899, 11, 30)

function cellOf(value: Cell, { type }: Column): xlsx.CellObject | undefined {
  // A hole, not a null: SheetJS reads every value it finds.
  if (value === null || value === '') return undefined
  if (type === 'number') return { t: 'n', v: Number(value) }
  if (type === 'date') return { t: 'n', v: (Date.parse(`${value}T00:00:00Z`) - epoch) / dayMs, z: 'yyyy-mm-dd' }
  return { t: 's', v: String(value) }
}

let name = ''
let columns: readonly Column[] = []
const data: (xlsx.CellObject | undefined)[][] = []

const answer = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer)

function file(): ArrayBuffer {
  const sheet = { '!data': data } as unknown as xlsx.WorkSheet
  const last = xlsx.utils.encode_cell({ r: Math.max(0, data.length - 1), c: columns.length - 1 })
  sheet['!ref'] = `A1:${last}`
  sheet['!cols'] = columns.map(({ width }) => ({ wch: width }))
  sheet['!autofilter'] = { ref: `A1:${last}` }
  const bytes = xlsx.write(
    { SheetNames: [name], Sheets: { [name]: sheet } },
    { type: 'array', bookType: 'xlsx', compression: true, bookSST: false },
  ) as ArrayBuffer
  return bytes
}

parentPort!.on('message', (message: ToWorker) => {
  if ('columns' in message) {
    name = message.sheet
    columns = message.columns
    data.push(columns.map(({ header }) => ({ t: 's', v: header })))
  } else if ('rows' in message) {
    for (const row of message.rows) data.push(columns.map((column, index) => cellOf(row[index] ?? null, column)))
    answer({ taken: true })
  } else {
    const bytes = file()
    answer({ file: bytes }, [bytes])
  }
})
