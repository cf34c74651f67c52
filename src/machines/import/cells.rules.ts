import { sheetFlags } from '../../api/contract/facility-sheet.ts'
import type { SheetCell } from './sheet.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Value of a cell, or the reason why it is invalid. */
export type CellResult<T> = { value: T } | { fault: string }

/** Applies `next` to a value; passes a fault on. */
export const andThen = <T, Next>(result: CellResult<T>, next: (value: T) => CellResult<Next>): CellResult<Next> =>
  'fault' in result ? result : next(result.value)

// oxlint-disable-next-line no-control-regex -- XML 1.0 can't contain these characters, so a download omits them.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Normalises text as a file stores it: line breaks as \n, trimmed. */
export const plainText = (text: string) => text.replace(/\r\n?/g, '\n').replace(unwritable, '').trim()

export function textOf(cell: SheetCell): CellResult<string> {
  if (cell === null) return { value: '' }
  if (typeof cell === 'object') return 'fault' in cell ? { fault: cell.fault } : { fault: phrase('imports.isADate') }
  return { value: plainText(typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : String(cell)) }
}

export const requiredText = (cell: SheetCell) =>
  andThen(textOf(cell), (value): CellResult<string> =>
    value === '' ? { fault: phrase('imports.required') } : { value },
  )

/** Text, or null if empty. */
export const optionalText = (cell: SheetCell) =>
  andThen(textOf(cell), (value) => ({ value: value === '' ? null : value }))

/**
 * A number, also one typed as text: digits with a decimal point. Thousands separators, a decimal comma, percent and currency signs are
 * rejected with an example, since `1,250` is a different number in London and Berlin. Empty is null. `example` suits the column.
 */
export const numberOf = (cell: SheetCell, example = '12'): CellResult<number | null> =>
  typeof cell === 'number'
    ? { value: cell }
    : andThen(textOf(cell), (text): CellResult<number | null> => {
        if (text === '') return { value: null }
        return /^-?\d{1,15}(\.\d{1,10})?$/.test(text)
          ? { value: Number(text) }
          : { fault: phrase('imports.mustBeANumberLike', { example }) }
      })

export const requiredNumber = (cell: SheetCell, example?: string): CellResult<number> =>
  andThen(numberOf(cell, example), (value): CellResult<number> =>
    value === null ? { fault: phrase('imports.required') } : { value },
  )

/** A spreadsheet date or ISO text; empty means unbounded. */
export const dateOf = (cell: SheetCell): CellResult<string | null> =>
  typeof cell === 'object' && cell !== null && 'date' in cell
    ? { value: cell.date }
    : andThen(textOf(cell), (text): CellResult<string | null> => {
        if (text === '') return { value: null }
        return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : { fault: phrase('imports.mustBeADateLike') }
      })

/** Yes or No, also as a spreadsheet's own TRUE or FALSE. Like any optional column an empty one has its default: No (domain D44). */
export const flagOf = (cell: SheetCell): CellResult<boolean> =>
  typeof cell === 'boolean'
    ? { value: cell }
    : andThen(textOf(cell), (text): CellResult<boolean> => {
        const lower = text.toLowerCase()
        if (lower === sheetFlags.yes.toLowerCase() || lower === 'true') return { value: true }
        return ['', 'false', sheetFlags.no.toLowerCase()].includes(lower)
          ? { value: false }
          : { fault: phrase('imports.mustBeYesOrNo') }
      })

/** Displayed text of a cell that is only compared. */
export function shownText(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return plainText(String(cell))
  return 'date' in cell ? cell.date : cell.text
}

/** Reads a cell that allows one of a few words. An error names each value once. */
export const oneOf = <T>(cell: SheetCell, words: readonly (readonly [word: string, value: T])[]) =>
  andThen(requiredText(cell), (text): CellResult<T> => {
    const found = words.find(([word]) => textKey(word) === textKey(text))
    return found
      ? { value: found[1] }
      : {
          fault: phrase('imports.mustBeOneOf', {
            words: statementsText(
              [...new Map(words.toReversed().map(([word, value]) => [value, word])).values()].toReversed(),
            ),
          }),
        }
  })
