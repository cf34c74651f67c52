import * as xlsx from 'xlsx'
import { maxImportedRows } from '../../api/contract/facility-sheet.ts'
import { rejectOtherTypes } from './file-type.rules.ts'
import { type FileTable, type SheetCell, UnreadableFile } from './sheet.ts'
import { damaged, maxContentBytes, unpacked, zipEntries } from './zip.rules.ts'
import { addDays, spreadsheetEpoch } from '../../api/contract/days.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Parts of the package to read; pictures, macros and others are never unpacked. */
const wanted = /\.(xml|rels)$/i
const isSheet = /^\/?xl\/worksheets\//i

/** Empty styled rows often follow a table. A sheet with more rows than this is no table. */
const maxRowTags = maxImportedRows * 4
const maxCellTags = maxImportedRows * 60

const tooManyRows = () => new UnreadableFile(phrase('imports.tooManyRows', { max: numberText(maxImportedRows) }))

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/**
 * Checks a sheet before SheetJS creates an object per cell. Rejects too many rows or cells. Gives shared formulas, which have no text of
 * their own, a text, so that SheetJS does not take them for values.
 */
function checkedSheet(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(bytes)
  if (countOf(text, /<(?:\w+:)?row[\s/>]/g) > maxRowTags || countOf(text, /<(?:\w+:)?c[\s/>]/g) > maxCellTags)
    throw tooManyRows()
  if (!/<(?:\w+:)?f[\s/>]/.test(text)) return bytes
  return new TextEncoder().encode(text.replace(/<((?:\w+:)?f)(?:\s[^<>]*)?(?:\/>|>\s*<\/(?:\w+:)?f>)/g, '<$1>0</$1>'))
}

/** Unpacks the needed parts, up to a total size, into an uncompressed package. */
async function unpackedPackage(bytes: Uint8Array): Promise<Uint8Array> {
  const entries = zipEntries(bytes)
  const names = new Set(entries.map(({ name }) => name.replace(/^\//, '').toLowerCase()))
  if (!names.has('xl/workbook.xml'))
    throw new UnreadableFile(
      names.has('xl/workbook.bin') ? phrase('imports.isBinaryWorkbook') : phrase('imports.isZip'),
    )
  if (names.has('xl/vbaproject.bin')) throw new UnreadableFile(phrase('imports.hasMacros'))
  const plain = xlsx.CFB.utils.cfb_new()
  let left = maxContentBytes
  for (const entry of entries.filter(({ name }) => wanted.test(name))) {
    const content = await unpacked(entry, left)
    left -= content.length
    xlsx.CFB.utils.cfb_add(
      plain,
      `/${entry.name.replace(/^\//, '')}`,
      isSheet.test(entry.name) ? checkedSheet(content) : content,
    )
  }
  return xlsx.CFB.write(plain, { fileType: 'zip', type: 'array' }) as Uint8Array
}

/** Day 0 of the two date systems of workbooks. */
const epochs = { 1900: spreadsheetEpoch, 1904: '1904-01-01' } as const
/** The last spreadsheet date, 31 December 9999. */
const lastNumber = 2_958_465

/** True for a percent format, which displays a hundred times the value. Ignores quoted and escaped signs. */
const isPercent = (format: string) => format.replaceAll(/"[^"]*"|\\./g, '').includes('%')

/** Plain value of a cell. Errors, formulas, percentages and dates with a time are faults. */
function cellOf(cell: xlsx.CellObject | undefined, is1904: boolean): SheetCell {
  if (!cell || cell.t === 'z' || cell.v === undefined) return null
  const text = cell.w ?? String(cell.v)
  if (cell.f !== undefined || cell.F !== undefined) return { fault: phrase('imports.hasAFormula'), text }
  if (cell.t === 'e') return { fault: phrase('imports.isAnError', { text }), text }
  if (typeof cell.v === 'string' || typeof cell.v === 'boolean') return cell.v
  const number = Number(cell.v)
  if (cell.z !== undefined && isPercent(String(cell.z))) return { fault: phrase('imports.isAPercentage'), text }
  if (cell.z === undefined || !xlsx.SSF.is_date(String(cell.z))) return number
  if (!Number.isInteger(number) || number < 1 || number > lastNumber)
    return { fault: phrase('imports.hasATimeOfDay'), text }
  return { date: addDays(epochs[is1904 ? 1904 : 1900], number) }
}

const hasContent = (cell: SheetCell) => cell !== null && !(typeof cell === 'string' && cell.trim() === '')

/** Opens a workbook. Throws an UnreadableFile if the file is invalid. */
export async function openWorkbook(bytes: Uint8Array): Promise<xlsx.WorkBook> {
  rejectOtherTypes(bytes)
  const plain = await unpackedPackage(bytes)
  try {
    return xlsx.read(plain, { type: 'array', dense: true, cellFormula: true, cellNF: true, cellHTML: false })
  } catch {
    throw damaged()
  }
}

/** Headings and rows of a sheet; null for an empty one. */
export function tableOf(book: xlsx.WorkBook, sheet: xlsx.WorkSheet): FileTable | null {
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  const rows: FileTable['rows'] = []
  // Missing rows are holes in the array; Object.entries skips them.
  for (const [index, row] of Object.entries((sheet['!data'] ?? []) as xlsx.CellObject[][])) {
    const cells = Array.from(row, (cell) => cellOf(cell, is1904))
    if (cells.some(hasContent)) rows.push({ number: Number(index) + 1, cells })
  }
  const [head, ...body] = rows
  if (!head) return null
  if (body.length > maxImportedRows) throw tooManyRows()
  const headings = head.cells.map((cell) =>
    typeof cell === 'object' && cell !== null ? ('text' in cell ? cell.text : cell.date) : String(cell ?? '').trim(),
  )
  return { headings, rows: body }
}

/** Reads the sheet with the layout's name, or the first one. */
export async function readWorkbook(bytes: Uint8Array, sheetName: string): Promise<FileTable> {
  const book = await openWorkbook(bytes)
  const sheet = book.Sheets[book.SheetNames.includes(sheetName) ? sheetName : (book.SheetNames[0] ?? '')]
  if (!sheet) throw new UnreadableFile(phrase('imports.hasNoSheet'))
  const table = tableOf(book, sheet)
  if (!table) throw new UnreadableFile(phrase('imports.sheetIsEmpty'))
  if (table.rows.length === 0) throw new UnreadableFile(phrase('imports.hasNoRows'))
  return table
}
