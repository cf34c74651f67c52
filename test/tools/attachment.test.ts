import { read, utils } from 'xlsx'
import { expect, test } from 'vitest'
import { attachmentBytes } from '../../tools/qa/replay/attachment.ts'

test('a table named .xlsx is a workbook with its rows', () => {
  const book = read(attachmentBytes({ name: 'rooms.xlsx', text: 'Name\tFloor\n901\t9' }))
  expect(utils.sheet_to_json(book.Sheets.Sheet!)).toEqual([{ Name: '901', Floor: '9' }])
})

test('anything else is its text, filled up to a size where one is asked for', () => {
  expect(new TextDecoder().decode(attachmentBytes({ name: 'list.xlsx', text: 'ID,Name' }))).toBe('ID,Name')
  expect(attachmentBytes({ name: 'large.xlsx', text: 'PK', size: 100 })).toHaveLength(100)
})
