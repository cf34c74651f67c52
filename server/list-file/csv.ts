import { csvLine, csvStart, csvText } from '../../src/api/contract/csv.ts'
import { throwIfAbandoned } from '../errors.ts'
import type { Cell, Column, Row } from '../xlsx/sheet.ts'

/** Numbers and days as they are, so that a minus is no formula; any other text guarded. */
const fieldOf = (cell: Cell, { type, digits }: Column): string => {
  if (cell === null) return ''
  if (typeof cell === 'number' && digits !== undefined) return cell.toFixed(digits)
  return type === 'text' ? csvText(String(cell)) : String(cell)
}

/** Writes a CSV file: headings, then the rows, chunk by chunk. The signal ends the reading. */
export async function writeCsv(
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Row[]>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  throwIfAbandoned(signal)
  const lineOf = (row: Row) => csvLine(columns.map((column, at) => fieldOf(row[at] ?? null, column)))
  const parts = [Buffer.from(csvStart + csvLine(columns.map(({ header }) => csvText(header))))]
  for await (const rows of chunks) {
    throwIfAbandoned(signal)
    parts.push(Buffer.from(rows.map(lineOf).join('')))
  }
  return new Uint8Array(Buffer.concat(parts))
}
