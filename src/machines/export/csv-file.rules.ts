import { toMajorUnits } from '../../api/contract/money.ts'
import { digitsOf, type ExportBook, type ExportColumn, type ExportValue } from './export-file.ts'

/** Text that a spreadsheet would run as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** Text that needs quotes (RFC 4180), and leading or trailing whitespace, which a parser might trim. */
const special = /[",\r\n]|^\s|\s$/

const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const defused = (text: string) => (formula.test(text) ? `'${text}` : text)

function fieldOf(value: ExportValue, column: ExportColumn): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && Number.isFinite(value)) {
    if (column.type === 'money') return toMajorUnits(value, column.currency).toFixed(digitsOf(column.currency))
    if (column.type === 'number') return value.toFixed(column.digits ?? 0)
  }
  return quoted(defused(String(value)))
}

/** Writes one header row, then the rows of all sheets, in UTF-8 with a byte order mark, which Excel needs to detect the encoding. */
export function writeCsv({ sheets }: ExportBook): ArrayBuffer {
  const head = (sheets[0]?.columns ?? []).map(({ header }) => quoted(defused(header))).join(',')
  const lines = sheets.flatMap(({ columns, rows }) =>
    rows.map((row) => columns.map((column) => fieldOf(row[column.key], column)).join(',')),
  )
  return new TextEncoder().encode(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`).buffer as ArrayBuffer
}
