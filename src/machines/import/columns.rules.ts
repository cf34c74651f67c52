import type { SheetColumn } from '../../api/contract/sheet.ts'
import { type FileTable, reasonHeading, type SheetRow, UnreadableFile } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

const keyOf = (heading: string) => heading.trim().replace(/\s+/g, ' ').toLowerCase()
const quoted = (headings: readonly string[]) => factsText(headings.map((heading) => `“${heading}”`))

/** Column letters: A … Z, AA … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

/** Errors of a column layout. All editable columns are required, so that a missing one doesn't clear its fields. */
function columnErrors({ headings, rows }: FileTable, columns: readonly SheetColumn[]): string[] {
  const reference = new Set([...columns.map(({ header }) => keyOf(header)), keyOf(reasonHeading)])
  const keys = headings.map(keyOf)
  const missing = columns.filter(({ header, isReadOnly }) => !isReadOnly && !keys.includes(keyOf(header)))
  const unknown = headings.filter((heading) => heading !== '' && !reference.has(keyOf(heading)))
  const duplicated = headings.filter((heading, at) => heading !== '' && keys.indexOf(keyOf(heading)) < at)
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const withoutHeading = Array.from({ length: width }, (_, at) => at).filter(
    (at) => !headings[at] && rows.some(({ cells }) => (cells[at] ?? null) !== null && cells[at] !== ''),
  )
  return [
    ...(missing.length > 0
      ? [phrase('imports.missing', { columns: quoted(missing.map(({ header }) => header)) })]
      : []),
    ...(unknown.length > 0 ? [phrase('imports.unknown', { columns: quoted(unknown) })] : []),
    ...(duplicated.length > 0 ? [phrase('imports.moreThanOnce', { columns: quoted(duplicated) })] : []),
    ...(withoutHeading.length > 0
      ? [phrase('imports.withoutHeading', { columns: factsText(withoutHeading.map(lettersOf)) })]
      : []),
  ]
}

/** Rows by column key, in any column order. Unknown columns are rejected by name. */
export function rowsByColumn(table: FileTable, columns: readonly SheetColumn[]): SheetRow[] {
  const errors = columnErrors(table, columns)
  if (errors.length > 0) throw new UnreadableFile(phrase('imports.wrongColumns', { errors: errors.join(' ') }))
  const keys = table.headings.map(keyOf)
  const columnIndexes = columns.map(({ key, header }) => [key, keys.indexOf(keyOf(header))] as const)
  return table.rows.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(columnIndexes.filter(([, at]) => at >= 0).map(([key, at]) => [key, cells[at] ?? null])),
  }))
}
