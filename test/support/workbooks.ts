import { deflateRawSync } from 'node:zlib'
import * as xlsx from 'xlsx'
import { zip, deflated, type ZipEntry } from '../../server/xlsx/zip.ts'
import { facilitySheetColumns, facilitySheetName } from '../../src/api/contract/facility-sheet.ts'

/* Workbooks as users upload them, valid and invalid, each a real file. */

export type Cells = Record<string, xlsx.CellObject | string | number | null>
export const facilityHeadings = facilitySheetColumns.map(({ header }) => header)

const cellOf = (value: Cells[string] | undefined): xlsx.CellObject => {
  if (value === null || value === undefined) return { t: 'z' }
  if (typeof value === 'object') return value
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value }
}

/** Rows by column heading, written by SheetJS. */
export function workbook(
  rows: readonly Cells[],
  headings: readonly string[] = facilityHeadings,
  name = facilitySheetName(),
) {
  const head = headings.map((v): xlsx.CellObject => ({ t: 's', v }))
  const sheet = {
    '!data': [head, ...rows.map((row) => headings.map((heading) => cellOf(row[heading])))],
    '!ref': `A1:${xlsx.utils.encode_cell({ r: rows.length, c: Math.max(0, headings.length - 1) })}`,
  } as unknown as xlsx.WorkSheet
  const book = { SheetNames: [name], Sheets: { [name]: sheet } }
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer)
}

/** A complete new room. */
export const roomRow = (over: Cells = {}): Cells => ({
  Name: '901',
  'Facility type': 'DBL',
  Floor: '9',
  Accessible: 'No',
  Smoking: 'No',
  'Max. occupancy': 2,
  ...over,
})

export const formula = (f: string, v: string | number): xlsx.CellObject => ({
  t: typeof v === 'number' ? 'n' : 's',
  v,
  f,
})

const bookXml = (sheets: string) =>
  `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets}</sheets></workbook>`
const typesXml =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
const relsXml = (target: string, kind: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`

const part = (name: string, text: string) => deflated(name, Buffer.from(text))

/** A package written manually around the XML of its one sheet. */
export const packageOf = (sheet: ZipEntry, others: readonly ZipEntry[] = []) =>
  zip([
    part('[Content_Types].xml', typesXml),
    part('_rels/.rels', relsXml('xl/workbook.xml', 'officeDocument')),
    part('xl/workbook.xml', bookXml('<sheet name="Facilities" sheetId="1" r:id="rId1"/>')),
    part('xl/_rels/workbook.xml.rels', relsXml('worksheets/sheet1.xml', 'worksheet')),
    sheet,
    ...others,
  ])

const sheetXml = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

export const sheetPart = (rows: string) => part('xl/worksheets/sheet1.xml', sheetXml(rows))

const blankSize = 200 * 1024 * 1024
let packedBlanks: Buffer | undefined

/** 200 MB of blanks in 200 kB; `size` is their size in the directory. */
export function bomb(size = blankSize): Uint8Array {
  packedBlanks ??= deflateRawSync(Buffer.alloc(blankSize, 0x20), { level: 9 })
  return packageOf({ name: 'xl/worksheets/sheet1.xml', crc: 0, size, deflated: [packedBlanks] })
}

/** The start of a protected workbook: an OLE container whose directory names the encrypted package. */
export function encrypted(entry = 'EncryptedPackage'): Uint8Array {
  const file = Buffer.alloc(4096)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.write(entry, 1024, 'utf16le')
  return new Uint8Array(file)
}
