import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { deflated, zip } from '../../server/xlsx/zip.ts'
import { performTask } from '../../src/machines/import/perform-task.ts'
import type { SheetRow } from '../../src/machines/import/sheet.ts'
import * as files from '../support/workbooks.ts'

const read = (bytes: Uint8Array | string) =>
  performTask({ name: 'read', layout: 'facilities', file: new Blob([bytes as Uint8Array<ArrayBuffer>]) })

const rowsOf = async (bytes: Uint8Array) => {
  const reply = await read(bytes)
  return 'result' in reply ? (reply.result as SheetRow[]) : reply.rejection
}

const good = files.workbook([files.roomRow()])
const manyRows = Array.from({ length: 5001 }, (_, at) => files.roomRow({ Name: `${at}` }))
const withoutNote = files.facilityHeadings.filter((heading) => heading !== 'Note')
const damagedIn = (at: number) => good.map((byte, index) => (index === at ? byte ^ 0xff : byte))

const rejectedFiles: [string, Uint8Array | string, RegExp][] = [
  ['an empty file', '', /This file is empty/],
  ['CSV', 'ID,Name\n1,101\n', /text file, such as CSV/],
  ['a web page named .xlsx', '<html><table><tr><td>ID', /web page or XML/],
  ['a workbook from before 2007', files.encrypted('Workbook'), /\(\.xls\)/],
  ['a workbook with a password', files.encrypted(), /protected by a password/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), /not an Excel workbook/],
  ['a zip of something else', zip([deflated('readme.txt', Buffer.from('hi'))]), /zip file, but no Excel workbook/],
  ['a binary workbook', zip([deflated('xl/workbook.bin', Buffer.from(''))]), /\.xlsb/],
  [
    'a workbook with macros',
    files.packageOf(files.sheetPart(''), [deflated('xl/vbaProject.bin', Buffer.from(''))]),
    /macros/,
  ],
  ['a zip bomb', files.bomb(), /more than 64 MB/],
  ['a zip bomb with a false directory', files.bomb(1000), /more than 64 MB/],
  [
    'a package with very many parts',
    zip(Array.from({ length: 1001 }, (_, at) => deflated(`xl/${at}.xml`, Buffer.from('')))),
    /more than 64 MB/,
  ],
  ['a part named twice', files.packageOf(files.sheetPart(''), [files.sheetPart('')]), /damaged/],
  ['a truncated file', good.subarray(0, good.length - 40), /damaged/],
  ['a directory with a wrong offset', damagedIn(good.length - 5), /damaged/],
  ['garbage instead of compressed data', damagedIn(200), /damaged/],
  ['a workbook without a row', files.workbook([]), /headings, but no rows/],
  ['an empty workbook', files.packageOf(files.sheetPart('')), /The sheet is empty/],
  ['more than 5,000 rows', files.workbook(manyRows), /more than 5,000 rows/],
  ['a million empty rows', files.packageOf(files.sheetPart('<row r="1"/>'.repeat(1_000_000))), /more than 5,000 rows/],
  ['a missing column', files.workbook([files.roomRow()], withoutNote), /Missing: “Note”\./],
  [
    'an unknown column',
    files.workbook([files.roomRow()], [...files.facilityHeadings, 'Colour']),
    /Unknown: “Colour”\./,
  ],
  [
    'a duplicate column',
    files.workbook([files.roomRow()], [...files.facilityHeadings, ' name ']),
    /More than once: “name”/,
  ],
  [
    'values without a heading',
    files.workbook([files.roomRow({ '': 'lost' })], [...files.facilityHeadings, '']),
    /Without a heading: column T\./,
  ],
  ['another table', files.workbook([{ A: 1 }], ['A']), /Missing: “Name”, .*Unknown: “A”/],
]

test.each(rejectedFiles)('%s is rejected with a message', async (_, bytes, answer) => {
  expect(await read(bytes)).toEqual({ rejection: expect.stringMatching(answer) })
})

test('a zip bomb is small until it is unpacked', () => {
  expect(files.bomb(1000).length).toBeLessThan(1024 * 1024)
})

test("a false directory of a part that isn't needed isn't unpacked", async () => {
  const picture = { ...deflated('xl/media/image1.png', Buffer.alloc(10)), crc: crc32(Buffer.alloc(1)), size: 3 }
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2"><v>1</v></c></row>'
  expect(await read(files.packageOf(files.sheetPart(row), [picture]))).toEqual({
    rejection: expect.stringContaining('Missing'),
  })
})

test('the columns may be in any order, and the reason of an earlier rejection is ignored', async () => {
  const headings = ['Why refused', ...files.facilityHeadings.toReversed()]
  const rows = await rowsOf(files.workbook([files.roomRow({ 'Why refused': 'Taken' })], headings))
  expect(rows).toEqual([{ number: 2, cells: expect.objectContaining({ name: '901', max_occupancy: 2 }) }])
  expect(Object.keys((rows as SheetRow[])[0]!.cells)).not.toContain('Why refused')
})

test('the sheet is found by its name among others, and empty rows are skipped', async () => {
  const rows = await rowsOf(files.workbook([files.roomRow(), {}, files.roomRow({ Name: '902' })]))
  expect((rows as SheetRow[]).map(({ number, cells }) => [number, cells.name])).toEqual([
    [2, '901'],
    [4, '902'],
  ])
})

const cellsIn = async (cell: files.Cells[string], heading = 'Name') => {
  const rows = await rowsOf(files.workbook([files.roomRow({ [heading]: cell })]))
  return Object.values((rows as SheetRow[])[0]!.cells)
}

test.each([
  ['a formula', files.formula('1+1', 2), { fault: 'Has a formula', text: '2' }],
  ['an error', { t: 'e', v: 0x2a, w: '#N/A' } as const, { fault: 'Is an error (#N/A)', text: '#N/A' }],
  ['a date', { t: 'n', v: 46_082, z: 'yyyy-mm-dd' } as const, { date: '2026-03-01' }],
  [
    'a time of day',
    { t: 'n', v: 46_082.5, z: 'yyyy-mm-dd hh:mm' } as const,
    expect.objectContaining({ fault: 'Has a time of day' }),
  ],
  ['a number', 101, 101],
  ['an amount with currency and thousands separator', { t: 'n', v: 1250.5, z: '[$€-2] #,##0.00' } as const, 1250.5],
  ['a number whose format only quotes a percent sign', { t: 'n', v: 12, z: '0.0" of 100 %"' } as const, 12],
  [
    'a percentage',
    { t: 'n', v: 0.5, z: '0%' } as const,
    { fault: 'Is a percentage; format the cell as a number', text: '50%' },
  ],
  ['a boolean', { t: 'b', v: true } as const, true],
])('a cell with %s is read as its value', async (_, cell, wanted) => {
  expect(await cellsIn(cell)).toContainEqual(wanted)
})

test('a formula that only refers to another one is a formula too', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const head = files.facilityHeadings.map((text, at) => cell(`${String.fromCharCode(65 + at)}1`, text)).join('')
  const kinds = [
    '<f t="shared" si="0"/>',
    '<f t="dataTable" ref="B2:B9" r1="A1"/>',
    '<f></f>',
    '<f t="array" ref="B2:B9">A1</f>',
  ]
  const rows = kinds.map((f, at) => `<row r="${at + 2}"><c r="B${at + 2}">${f}<v>7</v></c></row>`).join('')
  const found = (await rowsOf(files.packageOf(files.sheetPart(`<row r="1">${head}</row>${rows}`)))) as SheetRow[]
  expect(found.map(({ cells }) => cells.name)).toEqual(kinds.map(() => ({ fault: 'Has a formula', text: '7' })))
})

test('the file of rejected rows contains only text and can be imported again', async () => {
  const texts = ['=1+1', '+1', '@SUM(A1)', '_x0041_', '00123', 'a\nb', '<&>', '2026-03-01 12:00']
  const rows = texts.map((note, at) => ({
    number: at + 2,
    cells: { name: `9${at}`, note, max_occupancy: at === 0 ? 'two' : 2, bookable_date_from: { date: '2026-03-01' } },
    reason: 'Because',
  }))
  const reply = await performTask({ name: 'write', layout: 'facilities', rows })
  const found = (await rowsOf(new Uint8Array('result' in reply ? (reply.result as ArrayBuffer) : []))) as SheetRow[]
  expect(found.map(({ cells }) => [cells.name, cells.note, cells.max_occupancy, cells.bookable_date_from])).toEqual(
    rows.map(({ cells }) => [cells.name, cells.note, cells.max_occupancy, cells.bookable_date_from]),
  )
})
