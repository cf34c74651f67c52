import * as xlsx from 'xlsx'
import { maxImportedRows } from '../../api/contract/facility-sheet.ts'
import { rejectOtherTypes } from './file-type.rules.ts'
import { type FileTable, type SheetCell, UnreadableFile } from './sheet.ts'
import { damaged, maxContentBytes, unpacked, zipEntries } from './zip.rules.ts'
import { addDays, spreadsheetEpoch } from '../../api/contract/days.ts'

/** What is read of the package; pictures, macros and the rest are never unpacked. */
const wanted = /\.(xml|rels)$/i
const isSheet = /^\/?xl\/worksheets\//i

/** Rows that are empty but styled are common beneath a table; more than these are no table. */
const maxRowTags = maxImportedRows * 4
const maxCellTags = maxImportedRows * 60

const tooManyRows = () =>
  new UnreadableFile(
    `The sheet has more than ${maxImportedRows.toLocaleString('en')} rows, the most that one import takes. Split the file.`,
  )

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/**
 * A sheet before SheetJS makes an object of every cell: too many are refused, and a formula that refers to another cell's has a
 * text of its own, so that SheetJS does not take it for a value.
 */
function checkedSheet(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(bytes)
  if (countOf(text, /<(?:\w+:)?row[\s/>]/g) > maxRowTags || countOf(text, /<(?:\w+:)?c[\s/>]/g) > maxCellTags)
    throw tooManyRows()
  if (!/<(?:\w+:)?f[\s/>]/.test(text)) return bytes
  return new TextEncoder().encode(text.replace(/<((?:\w+:)?f)(?:\s[^<>]*)?(?:\/>|>\s*<\/(?:\w+:)?f>)/g, '<$1>0</$1>'))
}

/** Unpacks what is needed, within a bound over all of it, into a package in which nothing is packed any more. */
async function unpackedPackage(bytes: Uint8Array): Promise<Uint8Array> {
  const entries = zipEntries(bytes)
  const names = new Set(entries.map(({ name }) => name.replace(/^\//, '').toLowerCase()))
  if (!names.has('xl/workbook.xml'))
    throw new UnreadableFile(
      names.has('xl/workbook.bin')
        ? 'This is a binary workbook (.xlsb). Save it as .xlsx and choose it again.'
        : 'This is a zip file, but no Excel workbook (.xlsx).',
    )
  if (names.has('xl/vbaproject.bin'))
    throw new UnreadableFile('This workbook has macros (.xlsm). Save it as .xlsx and choose it again.')
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

/** Day 0 of the two calendars that a workbook may count in. */
const epochs = { 1900: spreadsheetEpoch, 1904: '1904-01-01' } as const
/** The last day a spreadsheet knows, 31 December 9999. */
const lastNumber = 2_958_465

/** Shows a hundred times what the cell holds; a quoted or escaped sign is only text. */
const isPercent = (format: string) => format.replaceAll(/"[^"]*"|\\./g, '').includes('%')

/** A cell in plain values; errors, formulas and percentages are faults, and so is an hour where a day is meant. */
function cellOf(cell: xlsx.CellObject | undefined, is1904: boolean): SheetCell {
  if (!cell || cell.t === 'z' || cell.v === undefined) return null
  const text = cell.w ?? String(cell.v)
  if (cell.f !== undefined || cell.F !== undefined) return { fault: 'Has a formula', text }
  if (cell.t === 'e') return { fault: `Is an error (${text})`, text }
  if (typeof cell.v === 'string' || typeof cell.v === 'boolean') return cell.v
  const number = Number(cell.v)
  if (cell.z !== undefined && isPercent(String(cell.z)))
    return { fault: 'Is a percentage; format the cell as a number', text }
  if (cell.z === undefined || !xlsx.SSF.is_date(String(cell.z))) return number
  if (!Number.isInteger(number) || number < 1 || number > lastNumber) return { fault: 'Has a time of day', text }
  return { date: addDays(epochs[is1904 ? 1904 : 1900], number) }
}

const hasContent = (cell: SheetCell) => cell !== null && !(typeof cell === 'string' && cell.trim() === '')

/** Reads the one sheet of the layout, or the first; throws what is wrong with the file. */
export async function readWorkbook(bytes: Uint8Array, sheetName: string): Promise<FileTable> {
  rejectOtherTypes(bytes)
  const plain = await unpackedPackage(bytes)
  let book: xlsx.WorkBook
  try {
    book = xlsx.read(plain, { type: 'array', dense: true, cellFormula: true, cellNF: true, cellHTML: false })
  } catch {
    throw damaged()
  }
  const sheet = book.Sheets[book.SheetNames.includes(sheetName) ? sheetName : (book.SheetNames[0] ?? '')]
  if (!sheet) throw new UnreadableFile('This workbook has no sheet.')
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  const rows: FileTable['rows'] = []
  // Rows that are not there are holes, and are passed over.
  for (const [index, row] of Object.entries((sheet['!data'] ?? []) as xlsx.CellObject[][])) {
    const cells = Array.from(row, (cell) => cellOf(cell, is1904))
    if (cells.some(hasContent)) rows.push({ number: Number(index) + 1, cells })
  }
  const [head, ...body] = rows
  if (!head) throw new UnreadableFile('The sheet is empty.')
  if (body.length === 0) throw new UnreadableFile('The sheet has headings, but no rows.')
  if (body.length > maxImportedRows) throw tooManyRows()
  const headings = head.cells.map((cell) =>
    typeof cell === 'object' && cell !== null ? ('text' in cell ? cell.text : cell.date) : String(cell ?? '').trim(),
  )
  return { headings, rows: body }
}
