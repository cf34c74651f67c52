import type { FileFormat } from '../../src/api/contract/file-format.ts'
import type { Column, Row } from '../xlsx/sheet.ts'
import { writeXlsx } from '../xlsx/write.ts'
import { writeCsv } from './csv.ts'

/** Media type of each format. */
export const mediaTypes: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Media types of a downloaded list. */
export const listFileTypes: readonly string[] = Object.values(mediaTypes)

/** A list as a file. */
export interface ListFile {
  format: FileFormat
  /** Name of the file, with its extension. */
  name: string
  /** Name of the only sheet; a CSV has none. */
  sheet: string
  columns: readonly Column[]
  chunks: AsyncIterable<readonly Row[]>
}

/** Writes the file. Memory stays bounded while it is an xlsx (ADR 0012). */
export function writeListFile({ format, sheet, columns, chunks }: ListFile, signal: AbortSignal) {
  // Without the functions of the columns, which cannot pass to the thread.
  const plain = columns.map(({ header, type, width, digits }): Column => ({
    header,
    type,
    width,
    ...(digits !== undefined && { digits }),
  }))
  return format === 'csv' ? writeCsv(plain, chunks, signal) : writeXlsx(sheet, plain, chunks, signal)
}

/** The file as a download. Its length lets the client show progress. */
export const fileReply = (bytes: Uint8Array<ArrayBuffer>, { format, name }: ListFile) =>
  new Response(bytes, {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
