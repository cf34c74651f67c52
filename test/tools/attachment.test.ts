import { read, utils } from 'xlsx'
import { expect, test } from 'vitest'
import { attachmentBytes } from '../../tools/qa/replay/attachment.ts'

test('a table named .xlsx becomes a workbook with its rows', () => {
  const book = read(attachmentBytes({ name: 'rooms.xlsx', text: 'Name\tFloor\n901\t9' }))
  expect(utils.sheet_to_json(book.Sheets.Sheet!)).toEqual([{ Name: '901', Floor: '9' }])
})

test('any other file is its text, padded to the requested size', () => {
  expect(new TextDecoder().decode(attachmentBytes({ name: 'list.xlsx', text: 'ID,Name' }))).toBe('ID,Name')
  expect(attachmentBytes({ name: 'large.xlsx', text: 'PK', size: 100 })).toHaveLength(100)
})
