import { spreadsheetDay } from '../../src/api/contract/days.ts'
import type { Cell, Column, Row } from './sheet.ts'
import type { WorkbookTemplate } from './template.ts'

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these.
const specialCharacter = /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
// oxlint-disable-next-line no-control-regex
const specialCharacters = /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Text that a reader would decode as an escaped character (ECMA-376 part 1, 22.9.2.19). */
const escapeSequence = /_(x[0-9a-f]{4}_)/gi
const escapeText = (text: string) => {
  const plain = text.includes('_x') || text.includes('_X') ? text.replace(escapeSequence, '_x005F_$1') : text
  return specialCharacter.test(plain) ? plain.replace(specialCharacters, (char) => entities[char] ?? '') : plain
}

/** Column letters: A … Z, AA … */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/** Writes text as an inline string, so that it never becomes a formula or a number. */
export function rowWriter(
  columns: readonly Column[],
  { dateStyle, numberStyles }: Pick<WorkbookTemplate, 'dateStyle' | 'numberStyles'>,
): (row: Row, number: number) => string {
  const lettered = columns.map(({ type, digits }, index) => {
    const style = digits === undefined ? '' : ` s="${numberStyles.get(digits)}"`
    return { type, letters: columnLetters(index), style }
  })
  const cell = (value: Cell, { type, letters, style }: (typeof lettered)[number], number: number) => {
    if (value === null || value === '') return ''
    const at = `${letters}${number}`
    if (type === 'number') return `<c r="${at}"${style}><v>${Number(value)}</v></c>`
    if (type === 'date') return `<c r="${at}" s="${dateStyle}"><v>${spreadsheetDay(String(value))}</v></c>`
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeText(String(value))}</t></is></c>`
  }
  return (row, number) => {
    let text = `<row r="${number}">`
    for (const [index, column] of lettered.entries()) text += cell(row[index] ?? null, column, number)
    return `${text}</row>`
  }
}
