import { sheetFlags } from '../../api/contract/facility-sheet.ts'
import type { SheetCell } from './sheet.ts'

/** What a cell says, or why it says nothing that can be taken. */
export type CellResult<T> = { value: T } | { fault: string }

/** Goes on with what was read; a fault stays one. */
export const andThen = <T, Next>(result: CellResult<T>, next: (value: T) => CellResult<Next>): CellResult<Next> =>
  'fault' in result ? result : next(result.value)

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these, so a download leaves them out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as a file can hold it: one kind of line end, nothing at its ends. */
export const plainText = (text: string) => text.replace(/\r\n?/g, '\n').replace(unwritable, '').trim()

export function textOf(cell: SheetCell): CellResult<string> {
  if (cell === null) return { value: '' }
  if (typeof cell === 'object')
    return 'fault' in cell ? { fault: cell.fault } : { fault: 'Is a date; format the cell as text' }
  return { value: plainText(typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : String(cell)) }
}

export const requiredText = (cell: SheetCell) =>
  andThen(textOf(cell), (value): CellResult<string> => (value === '' ? { fault: 'Required' } : { value }))

/** Text that may be left out. */
export const optionalText = (cell: SheetCell) =>
  andThen(textOf(cell), (value) => ({ value: value === '' ? null : value }))

/**
 * A number, also one that was typed as text: digits with a point before the decimals. Separators of thousands, a decimal comma,
 * signs of percent or money are refused with the form that is understood, since `1,250` is one number in London and another in
 * Berlin. Empty is null. `example` is of the column's own kind.
 */
export const numberOf = (cell: SheetCell, example = '12'): CellResult<number | null> =>
  typeof cell === 'number'
    ? { value: cell }
    : andThen(textOf(cell), (text): CellResult<number | null> => {
        if (text === '') return { value: null }
        return /^-?\d{1,15}(\.\d{1,10})?$/.test(text)
          ? { value: Number(text) }
          : { fault: `Must be a number like ${example}` }
      })

export const requiredNumber = (cell: SheetCell, example?: string): CellResult<number> =>
  andThen(numberOf(cell, example), (value): CellResult<number> => (value === null ? { fault: 'Required' } : { value }))

/** A day of the spreadsheet's calendar, or ISO text; empty is no bound. */
export const dateOf = (cell: SheetCell): CellResult<string | null> =>
  typeof cell === 'object' && cell !== null && 'date' in cell
    ? { value: cell.date }
    : andThen(textOf(cell), (text): CellResult<string | null> => {
        if (text === '') return { value: null }
        return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : { fault: 'Must be a date like 2026-03-01' }
      })

export const flagOf = (cell: SheetCell): CellResult<boolean> =>
  typeof cell === 'boolean'
    ? { value: cell }
    : andThen(textOf(cell), (text): CellResult<boolean> => {
        const lower = text.toLowerCase()
        if (lower === sheetFlags.yes.toLowerCase()) return { value: true }
        return lower === sheetFlags.no.toLowerCase() ? { value: false } : { fault: 'Must be Yes or No' }
      })

/** What a cell shows, for those that are only compared. */
export function shownText(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return plainText(String(cell))
  return 'date' in cell ? cell.date : cell.text
}
