import * as xlsx from 'xlsx'
import { isCalendarDate } from '../../api/contract/calendar-date.ts'
import { spreadsheetDay } from '../../api/contract/days.ts'
import { toMajorUnits } from '../../api/contract/money.ts'
import { digitsOf, type ExportBook, type ExportColumn, type ExportSheet, type ExportValue } from './export-file.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Runs only in the file worker, since SheetJS is loaded there (ADR 0026). */

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/
const dateTests = { date: isCalendarDate, moment: (text: string) => momentPattern.test(text) }
const dateFormats = { date: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm:ss' } as const

const secondsOfDay = 86_400

/** Converts "2026-03-03" or "2026-03-03T14:05:09" to a spreadsheet date: days, with the time as a fraction. */
function spreadsheetMoment(text: string): number {
  const [day = '', time = '00:00'] = text.split('T')
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return spreadsheetDay(day) + ((hours * 60 + minutes) * 60 + seconds) / secondsOfDay
}

/** Text that a reader would decode as an escaped character (ECMA-376 part 1, 22.9.2.19). */
const numbered = /_(x[0-9a-f]{4}_)/gi
/** Maximum text length of a cell. */
const maxTextLength = 32_767

const textCell = (text: string): xlsx.CellObject =>
  text === '' ? { t: 'z' } : { t: 's', v: text.slice(0, maxTextLength).replace(numbered, '_x005F_$1') }

const decimals = (digits: number) => `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`

/** Number format of a column: "€1,234.50", "1,234". */
function numberFormat(column: ExportColumn): string {
  if (column.type !== 'money') return decimals(column.type === 'number' ? (column.digits ?? 0) : 0)
  const symbol = new Intl.NumberFormat('en-GB', { style: 'currency', currency: column.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  const shown = `"${symbol ?? column.currency}"${decimals(digitsOf(column.currency))}`
  return `${shown};-${shown}`
}

/** A typed cell. A value of another type becomes text, and text is never a formula (quality Q42). */
function cellOf(value: ExportValue, column: ExportColumn): xlsx.CellObject {
  if (value === null || value === undefined) return { t: 'z' }
  if (typeof value === 'number' && Number.isFinite(value) && (column.type === 'number' || column.type === 'money'))
    return {
      t: 'n',
      v: column.type === 'money' ? toMajorUnits(value, column.currency) : value,
      z: numberFormat(column),
    }
  const text = String(value)
  if (column.type === 'date' || column.type === 'moment') {
    const at = dateTests[column.type](text) ? spreadsheetMoment(text) : Number.NaN
    if (!Number.isNaN(at)) return { t: 'n', v: at, z: dateFormats[column.type] }
  }
  return textCell(text)
}

const sheetOf = (rows: xlsx.CellObject[][], widths: readonly number[]) =>
  ({
    '!data': rows.length > 0 ? rows : [[]],
    '!ref': `A1:${xlsx.utils.encode_cell({ r: Math.max(0, rows.length - 1), c: Math.max(0, widths.length - 1) })}`,
    '!cols': widths.map((wch) => ({ wch })),
  }) as unknown as xlsx.WorkSheet

const tableOf = ({ columns, rows }: ExportSheet) =>
  sheetOf(
    [
      columns.map(({ header }) => textCell(header)),
      ...rows.map((row) => columns.map((column) => cellOf(row[column.key], column))),
    ],
    columns.map(({ width }) => width),
  )

/** Valid sheet names: up to 31 characters, without forbidden ones, unique. */
function namesOf(names: readonly string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    const plain =
      name
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 27) || phrase('exports.sheet')
    const isTaken = (candidate: string) => taken.some((other) => other.toLowerCase() === candidate.toLowerCase())
    let candidate = plain
    for (let at = 2; isTaken(candidate); at += 1) candidate = `${plain} ${at}`
    taken.push(candidate)
  }
  return taken
}

/** Writes the "About" sheet, then the book's sheets. */
export function writeWorkbook({ about, sheets }: ExportBook): ArrayBuffer {
  const names = namesOf([phrase('exports.about'), ...sheets.map(({ name }) => name)])
  const written = [
    sheetOf(
      about.map(([label, value]) => [textCell(label), textCell(value)]),
      [20, 70],
    ),
    ...sheets.map(tableOf),
  ]
  const book = { SheetNames: names, Sheets: Object.fromEntries(names.map((name, at) => [name, written[at]!])) }
  return xlsx.write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer
}
