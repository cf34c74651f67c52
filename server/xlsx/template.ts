import * as xlsx from 'xlsx'
import type { AboutSheet, Column } from './sheet.ts'
import { type ZipEntry, deflated } from './zip.ts'

/** A workbook made by SheetJS without its rows, split where the rows go (ADR 0012). */
export interface WorkbookTemplate {
  otherFiles: ZipEntry[]
  sheetName: string
  beforeRows: string
  afterRows: string
  /** Id of SheetJS's date style. */
  dateStyle: string
  /** Ids of its number styles, by decimals. */
  numberStyles: ReadonlyMap<number, string>
}

const sheetFile = 'xl/worksheets/sheet1.xml'

const aboutSheet = ({ rows }: AboutSheet): xlsx.WorkSheet => ({
  '!data': rows.map((row) => row.map((text): xlsx.CellObject => ({ t: 's', v: text }))),
  '!ref': `A1:${xlsx.utils.encode_cell({ r: Math.max(0, rows.length - 1), c: 1 })}`,
  '!cols': [{ wch: 20 }, { wch: 70 }],
})

const numberFormat = (digits: number) => `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`

/** Lets SheetJS write the headings and one row with a date and a number of each format, then splits the package. */
export function createTemplate(name: string, columns: readonly Column[], about: AboutSheet | null): WorkbookTemplate {
  const headings = columns.map(({ header }): xlsx.CellObject => ({ t: 's', v: header }))
  const digits = [...new Set(columns.flatMap((column) => column.digits ?? []))]
  const sample: xlsx.CellObject[] = ['yyyy-mm-dd', ...digits.map(numberFormat)].map((z) => ({ t: 'n', v: 1, z }))
  const end = xlsx.utils.encode_cell({ r: 1, c: Math.max(columns.length, sample.length) - 1 })
  const sheet: xlsx.WorkSheet = {
    '!data': [headings, sample],
    '!ref': `A1:${end}`,
    '!cols': columns.map(({ width }) => ({ wch: width })),
  }
  const workbook = {
    SheetNames: about ? [name, about.name] : [name],
    Sheets: { [name]: sheet, ...(about ? { [about.name]: aboutSheet(about) } : {}) },
  }
  const bytes = xlsx.write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: false }) as Buffer
  const files = xlsx.CFB.read(bytes, { type: 'buffer' })
  const otherFiles: ZipEntry[] = []
  let text = ''
  for (const [index, path] of files.FullPaths.entries()) {
    const file = path.replace(/^Root Entry\//, '')
    const content = files.FileIndex[index]?.content as Uint8Array | undefined
    // SheetJS's reader adds a marker entry that is not part of the package.
    if (!content || file === '' || file.endsWith('/') || file.startsWith('\u0001')) continue
    if (file === sheetFile) text = Buffer.from(content).toString('utf8')
    else otherFiles.push(deflated(file, Buffer.from(content)))
  }
  const rows = /<row r="1".*<\/row>/s.exec(text)
  const styleOf = (index: number) =>
    new RegExp(`<c r="${xlsx.utils.encode_col(index)}2" s="(\\d+)"`).exec(rows?.[0] ?? '')?.[1]
  const dateStyle = styleOf(0)
  const numberStyles = new Map(digits.map((count, index) => [count, styleOf(index + 1) ?? '']))
  if (!rows || dateStyle === undefined || [...numberStyles.values()].includes(''))
    throw new Error('SheetJS writes sheets in another way than this template expects')
  // The sheet's extent is unknown while rows are written, and is optional.
  const beforeRows = text.slice(0, rows.index).replace(/<dimension [^>]*\/>/, '')
  return {
    otherFiles,
    sheetName: sheetFile,
    beforeRows,
    afterRows: text.slice(rows.index + rows[0].length),
    dateStyle,
    numberStyles,
  }
}
