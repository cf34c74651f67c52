import { utils, write } from 'xlsx'
import type { Action } from '../../test-paths/action.ts'

/** A file that a path attaches. */
export type Attachment = Extract<Action, { do: 'attach' }>['files'][number]

const workbookOf = (text: string): Uint8Array => {
  const rows = text.split('\n').map((line) => line.split('\t'))
  const book = { SheetNames: ['Sheet'], Sheets: { Sheet: utils.aoa_to_sheet(rows) } }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

/** The content of an attached file: its text, or the workbook described by a text of tabs and lines. */
export function attachmentBytes({ name, text, size = 0 }: Attachment): Uint8Array {
  const bytes = name.endsWith('.xlsx') && text.includes('\t') ? workbookOf(text) : new TextEncoder().encode(text)
  if (bytes.length >= size) return bytes
  const filled = new Uint8Array(size)
  filled.set(bytes)
  return filled
}
