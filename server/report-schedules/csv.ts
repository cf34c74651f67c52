import type { Cell, Column, Row } from '../xlsx/sheet.ts'

/** Text that a spreadsheet would take for a formula (quality Q42). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** Text that needs quotes (RFC 4180), and leading or trailing whitespace, which a parser might trim. */
const special = /[",\r\n]|^\s|\s$/
const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function fieldOf(value: Cell, { type, digits = 0 }: Column): string {
  if (value === null) return ''
  if (type === 'number' && typeof value === 'number') return value.toFixed(digits)
  const text = String(value)
  return quoted(formula.test(text) ? `'${text}` : text)
}

/** Writes a header row and the rows, in UTF-8 with a byte order mark, which Excel needs to detect the encoding. */
export function writeCsv(columns: readonly Column[], rows: readonly Row[]): Uint8Array<ArrayBuffer> {
  const head = columns.map(({ header }) => quoted(header)).join(',')
  const lines = rows.map((row) => columns.map((column, index) => fieldOf(row[index] ?? null, column)).join(','))
  return new TextEncoder().encode(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`)
}
