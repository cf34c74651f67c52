import { expect, test } from 'vitest'
import * as xlsx from 'xlsx'
import { accountingFile } from '../../src/machines/accounting/accounting-file.rules.ts'
import type { ExportBook, ExportColumn } from '../../src/machines/export/export-file.ts'
import { performTask } from '../../src/machines/import/perform-task.ts'
import { reportOf, rowOf, trialOf } from '../support/accounting-records.ts'

const columns: ExportColumn[] = [
  { key: 'name', header: 'Name', type: 'text', width: 20 },
  { key: 'day', header: 'Day', type: 'date', width: 12 },
  { key: 'at', header: 'At', type: 'moment', width: 20 },
  { key: 'count', header: 'Count', type: 'number', width: 10 },
  { key: 'share', header: 'Share', type: 'number', digits: 1, width: 10 },
  { key: 'sum', header: 'Sum', type: 'money', currency: 'EUR', width: 16 },
]
const row = { name: 'Breakfast', day: '2026-03-01', at: '2026-03-01T23:59:30', count: -3, share: 4.25, sum: -123_405 }
const bookOf = (rows: ExportBook['sheets'][number]['rows'], more: Partial<ExportBook> = {}): ExportBook => ({
  about: [['Period', '=1+1']],
  sheets: [{ name: 'EUR', columns, rows }],
  ...more,
})

async function written(format: 'xlsx' | 'csv', book: ExportBook) {
  const reply = await performTask({ name: 'export', format, book })
  if (!('result' in reply)) throw new Error(reply.rejection)
  return new Uint8Array(reply.result as ArrayBuffer)
}
const readBack = async (book: ExportBook) => xlsx.read(await written('xlsx', book), { cellNF: true, cellFormula: true })
const csvOf = async (book: ExportBook) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await written('csv', book))

test('a workbook has numbers in major units, dates, text, and column widths', async () => {
  const { SheetNames, Sheets } = await readBack(bookOf([row]))
  expect(SheetNames).toEqual(['About', 'EUR'])
  const sheet = Sheets.EUR!
  const cell = (at: string) => [sheet[at].t, sheet[at].v, sheet[at].z, sheet[at].w]
  expect(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].map((at) => sheet[at].v)).toEqual(columns.map(({ header }) => header))
  expect(cell('A2').slice(0, 2)).toEqual(['s', 'Breakfast'])
  expect(cell('B2')).toEqual(['n', 46_082, 'yyyy-mm-dd', '2026-03-01'])
  expect(cell('C2').slice(2)).toEqual(['yyyy-mm-dd hh:mm:ss', '2026-03-01 23:59:30'])
  expect(cell('D2')).toEqual(['n', -3, '#,##0', '-3'])
  expect(cell('E2')).toEqual(['n', 4.25, '#,##0.0', '4.3'])
  expect(cell('F2')).toEqual(['n', -1234.05, '"€"#,##0.00;-"€"#,##0.00', '-€1,234.05'])
  expect(Sheets.About!.B1).toMatchObject({ t: 's', v: '=1+1' })
})

test('currencies without minor units and with three decimals are written correctly', async () => {
  const of = (currency: string): ExportBook['sheets'][number] => ({
    name: currency,
    columns: [{ key: 'sum', header: 'Sum', type: 'money', currency, width: 10 }],
    rows: [{ sum: 1234 }],
  })
  const book = { about: [], sheets: [of('JPY'), of('KWD')] }
  const { Sheets } = await readBack(book)
  expect([Sheets.JPY!.A2.v, Sheets.JPY!.A2.z]).toEqual([1234, '"JP¥"#,##0;-"JP¥"#,##0'])
  expect(Sheets.KWD!.A2.v).toBe(1.234)
  expect(await csvOf(book)).toBe('\uFEFFSum\r\n1234\r\n1.234\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '＝1'])(
  '%j is text in both formats, and never a formula',
  async (name) => {
    const { Sheets } = await readBack(bookOf([{ ...row, name }]))
    expect(Sheets.EUR!.A2.t).toBe('s')
    expect(Sheets.EUR!.A2.f).toBeUndefined()
    const line = (await csvOf(bookOf([{ ...row, name }]))).split('\r\n')[1]!
    expect(line.replace(/^"/, '').startsWith(`'`)).toBe(true)
  },
)

test('a CSV has a byte order mark, plain numbers, and quotes where a field needs them', async () => {
  const rows = [row, { name: 'Two, "quoted"\nlines', day: 'Total', at: null, count: 0, share: 0.05, sum: 5 }]
  expect(await csvOf(bookOf(rows))).toBe(
    [
      '\uFEFFName,Day,At,Count,Share,Sum',
      'Breakfast,2026-03-01,2026-03-01T23:59:30,-3,4.3,-1234.05',
      '"Two, ""quoted""\nlines",Total,,0,0.1,0.05',
      '',
    ].join('\r\n'),
  )
})

test('text that a workbook would decode or reject survives unchanged', async () => {
  const { Sheets } = await readBack(bookOf([{ name: '_x0041_', day: '2026-13-45', sum: 'n/a' }]))
  const sheet = Sheets.EUR!
  expect([sheet.A2.v, sheet.B2.v, sheet.F2.v]).toEqual(['_x0041_', '2026-13-45', 'n/a'])
})

test('invalid sheet names are corrected, and none is used twice', async () => {
  const sheets = ['a/b:c', 'About', 'x'.repeat(40), ''].map((name) => ({ name, columns, rows: [] }))
  const { SheetNames } = await readBack(bookOf([], { sheets }))
  expect(SheetNames).toEqual(['About', 'a b c', 'About 2', 'x'.repeat(27), 'Sheet'])
})

const asked = { tab: 'revenue', basis: 'business_date', group_by: 'account', compare: 'none' } as const
const question = {
  report: { ...asked, from: '2026-03-01', to: '2026-03-31' },
  sort: '-name',
  property: { name: 'Harbour View', prefix: 'harbour-view' },
} as const
const valuesOf = (book: xlsx.WorkBook, name: string) =>
  xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1, raw: true, defval: null })

test('a report file has the filters, one sheet per currency, the rows in screen order, and the total', async () => {
  const [euro] = reportOf().currencies
  const report = reportOf({ currencies: [euro!, { ...euro!, currency: 'USD', rows: [] }] })
  const { name, book } = accountingFile(question, { kind: 'report', report })
  expect(name).toBe('harbour-view revenue 2026-03-01 to 2026-03-31')
  const read = await readBack(book)
  expect(read.SheetNames).toEqual(['About', 'EUR', 'USD'])
  expect(valuesOf(read, 'About').map(([label]) => label)).toEqual([
    'Property',
    'Report',
    'Period',
    'Basis',
    'Grouped by',
  ])
  expect(valuesOf(read, 'EUR')).toEqual([
    ['Code', 'Account', 'Currency', 'Quantity', 'Net', 'Tax', 'Gross', 'Month to date', 'Year to date'],
    ['ROOM', 'Room nights', 'EUR', 2, 100, 6, 106, 206, 306],
    ['BRK', 'Breakfast', 'EUR', 2, 100, 6, 5, 206, 306],
    ['Total', null, 'EUR', 2, 100, 6, 111, 206, 306],
  ])
})

test('by date with comparison, days are dates and the difference has its own columns', async () => {
  const sums = { quantity: 1, net: 0, tax: 0, gross: 4240 }
  const day = rowOf({ key: '2026-03-02', name: '2026-03-02', code: null, compared: sums })
  const before = rowOf({ key: '..2026-02-28', name: 'Before the period', code: null, compared: { ...sums, gross: 0 } })
  const [books] = reportOf().currencies
  const report = reportOf({
    group_by: 'date',
    compared: { from: '2025-03-01', to: '2025-03-31' },
    currencies: [{ ...books!, rows: [before, day] }],
  })
  const { book } = accountingFile({ ...question, sort: '' }, { kind: 'report', report })
  const read = await readBack(book)
  const [head, first, second] = valuesOf(read, 'EUR')
  expect(head!.slice(0, 2)).toEqual(['Date', 'Currency'])
  expect(head!.slice(-3)).toEqual(['Compared', 'Difference', 'Difference, %'])
  expect([first![0], read.Sheets.EUR!.A3.w]).toEqual(['Before the period', '2026-03-02'])
  expect([first!.slice(-3), second!.slice(-3)]).toEqual([
    [0, 106, null],
    [42.4, 63.6, 150],
  ])
})

test('a trial balance file has ledgers, accounts and the total', async () => {
  const { book } = accountingFile(
    { ...question, report: { ...question.report, tab: 'trial_balance' } },
    { kind: 'trial', trial: trialOf() },
  )
  expect(valuesOf(await readBack(book), 'EUR')).toEqual([
    ['Ledger', 'Code', 'Name', 'Currency', 'Opening', 'Debit', 'Credit', 'Closing'],
    ['Guest ledger', null, 'Total Guest ledger', 'EUR', 0, 5, 2, 3],
    ['Guest ledger', 'GUEST', 'Guests in house', 'EUR', 0, 5, 2, 3],
    ['Total', null, null, 'EUR', 0, 5, 5, 0],
  ])
})
