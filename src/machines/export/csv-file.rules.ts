import { csvLine, csvStart, csvText } from '../../api/contract/csv.ts'
import { toMajorUnits } from '../../api/contract/money.ts'
import { digitsOf, type ExportBook, type ExportColumn, type ExportValue } from './export-file.ts'

function fieldOf(value: ExportValue, column: ExportColumn): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && Number.isFinite(value)) {
    if (column.type === 'money') return toMajorUnits(value, column.currency).toFixed(digitsOf(column.currency))
    if (column.type === 'number') return value.toFixed(column.digits ?? 0)
  }
  return csvText(String(value))
}

/** Writes one header row, then the rows of all sheets, in UTF-8 with a byte order mark, which Excel needs to detect the encoding. */
export function writeCsv({ sheets }: ExportBook): ArrayBuffer {
  const head = csvLine((sheets[0]?.columns ?? []).map(({ header }) => csvText(header)))
  const lines = sheets.flatMap(({ columns, rows }) =>
    rows.map((row) => csvLine(columns.map((column) => fieldOf(row[column.key], column)))),
  )
  return new TextEncoder().encode([csvStart, head, ...lines].join('')).buffer as ArrayBuffer
}
