import * as xlsx from 'xlsx'
import { isCalendarDate } from '../../api/contract/calendar-date.ts'
import { spreadsheetDay } from '../../api/contract/days.ts'
import type { SheetColumn } from '../../api/contract/sheet.ts'
import { numberOf, shownText } from './cells.rules.ts'
import { withoutIsolates } from '../../phrases/isolates.ts'
import { layouts, type LayoutName, reasonHeading, type SheetCell, type SheetRow } from './sheet.ts'

/** A row of the file, and why it was refused. */
export interface RefusedRow extends SheetRow {
  reason: string
}

/** Text that a reader would decode as an escaped character (ECMA-376 part 1, 22.9.2.19). */
const numbered = /_(x[0-9a-f]{4}_)/gi

/** A typed cell. A value of another type becomes text, and text is never a formula (quality Q42). */
function cellOf(cell: SheetCell, { type }: SheetColumn): xlsx.CellObject {
  const number = type === 'number' ? numberOf(cell) : null
  if (number && 'value' in number && number.value !== null) return { t: 'n', v: number.value }
  const text = shownText(cell)
  if (type === 'date' && isCalendarDate(text)) return { t: 'n', v: spreadsheetDay(text), z: 'yyyy-mm-dd' }
  return text === '' ? { t: 'z' } : { t: 's', v: text.replace(numbered, '_x005F_$1') }
}

/** A sheet to write. A `reason` of any row adds the column of reasons. */
export interface WrittenSheet {
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (Pick<SheetRow, 'cells'> & { reason?: string })[]
}

function sheetOf({ columns, rows }: WrittenSheet): xlsx.WorkSheet {
  const hasReasons = rows.some(({ reason }) => reason !== undefined)
  const reasonCells = (text: string | undefined): xlsx.CellObject[] =>
    hasReasons ? [{ t: 's', v: withoutIsolates(text ?? '') }] : []
  const head = columns.map(({ header }): xlsx.CellObject => ({ t: 's', v: header }))
  const body = rows.map(({ cells, reason }) => [
    ...columns.map((column) => cellOf(cells[column.key] ?? null, column)),
    ...reasonCells(reason),
  ])
  return {
    '!data': [[...head, ...reasonCells(reasonHeading)], ...body],
    '!ref': `A1:${xlsx.utils.encode_cell({ r: rows.length, c: columns.length - (hasReasons ? 0 : 1) })}`,
    '!cols': [...columns.map(({ width }) => ({ wch: width })), ...(hasReasons ? [{ wch: 60 }] : [])],
  } as unknown as xlsx.WorkSheet
}

/** Writes sheets in the layouts of an import. */
export function writeSheets(sheets: readonly WrittenSheet[]): ArrayBuffer {
  const book = {
    SheetNames: sheets.map(({ name }) => name),
    Sheets: Object.fromEntries(sheets.map((sheet) => [sheet.name, sheetOf(sheet)])),
  }
  return xlsx.write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer
}

/** Writes refused rows in the same layout, with a column of reasons, so that they can be corrected and imported again. */
export function writeRefused(layout: LayoutName, rows: readonly RefusedRow[]): ArrayBuffer {
  const { columns, sheetName } = layouts[layout]
  return writeSheets([{ name: sheetName, columns, rows }])
}
