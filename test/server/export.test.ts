import * as xlsx from 'xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

async function download(caller: Caller, query: string, language = 'en', sheetName = 'Properties') {
  const headers = { Cookie: `language=${language}` }
  const reply = await caller.fetch(`/api/v1/hotel_management/properties/property?download=1${query}`, { headers })
  expect(reply.headers.get('content-type')).toContain('spreadsheetml')
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect(Number(reply.headers.get('content-length'))).toBe(bytes.length)
  const sheet = xlsx.read(bytes, { cellStyles: true, cellNF: true }).Sheets[sheetName]!
  const rows = xlsx.utils.sheet_to_json<Record<string, string | number>>(sheet)
  return { name: /filename="(.+)"/.exec(reply.headers.get('content-disposition')!)![1], sheet, rows }
}

test.each([
  ['', 'all_properties.xlsx', 24],
  ['&bookable_status=bookable', 'bookable_properties.xlsx', 19],
  ['&bookable_status=unbookable', 'unbookable_properties.xlsx', 5],
])('the download%s is named %s and has every filtered row of all pages', async (query, name, count) => {
  const file = await download(manager, `${query}&per_page=5&page=2`)
  expect([file.name, file.rows.length]).toEqual([name, count])
})

test('the cells equal the list, each with its type', async () => {
  const { data } = (await manager.get('property?per_page=200&sort=-rooms_count')).body
  const { rows, sheet } = await download(manager, '&sort=-rooms_count')
  expect(rows.map((row) => [row.Name, row.Prefix, row.Rooms, row.Assets, row['Time zone']])).toEqual(
    data.map((row: Record<string, unknown>) => [row.name, row.prefix, row.rooms_count, row.assets_count, row.timezone]),
  )
  const at = data.findIndex((row: Record<string, unknown>) => row.bookable_date_from !== null)
  const cell = sheet[xlsx.utils.encode_cell({ r: at + 1, c: 5 })] as xlsx.CellObject
  expect([cell.t, cell.z, xlsx.SSF.format('yyyy-mm-dd', cell.v as number)]).toEqual([
    'n',
    'yyyy-mm-dd',
    data[at].bookable_date_from,
  ])
})

test('text that looks like a formula stays text', async () => {
  const name = '=HYPERLINK("http://evil.example","click")'
  await manager.post('property', newProperty('formula', { name, address: '+1+2' }))
  const { rows, sheet } = await download(manager, '&keyword=formula')
  expect([rows[0]!.Name, rows[0]!.Address]).toEqual([name, '+1+2'])
  const cell = sheet.A2 as xlsx.CellObject
  expect([cell.t, cell.f]).toEqual(['s', undefined])
})

test('a download has only the properties that the caller may see', async () => {
  const { rows } = await download(await callerOf(api, 'regional'), '')
  expect(rows.map(({ Name }) => Name)).toEqual(['Casa Azul', 'Harbour View', 'Old Mint House'])
})

test('the package has the parts of an xlsx file and no author', async () => {
  const reply = await manager.fetch('/api/v1/hotel_management/properties/property?download=1')
  const files = xlsx.CFB.read(new Uint8Array(await reply.arrayBuffer()), { type: 'array' })
  const names = (files.FullPaths as string[])
    .map((path: string) => path.replace('Root Entry/', ''))
    .filter((name) => /\.(xml|rels)$/.test(name))
  expect(names).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']))
  const at = (files.FullPaths as string[]).findIndex((path: string) => path.endsWith('worksheets/sheet1.xml'))
  const sheet = Buffer.from(files.FileIndex[at]!.content as Uint8Array).toString()
  expect(sheet).not.toMatch(/<f[ >]|t="str"/)
})

test('headings, sheet name and words are in the language of the page', async () => {
  const { name, rows } = await download(manager, '&bookable_status=unbookable', 'de', 'Unterkünfte')
  expect(name).toBe('unbookable_properties.xlsx')
  expect(rows[0]).toMatchObject({ Präfix: expect.any(String), Status: expect.stringMatching(/^(Aktiv|Deaktiviert)$/) })
  expect(new Set(rows.map(({ Buchbar }) => Buchbar))).toEqual(new Set(['Nicht buchbar']))
})

test('an empty download is a file with headings', async () => {
  const { rows, sheet } = await download(manager, '&keyword=nothing-like-it')
  expect([rows, (sheet.A1 as xlsx.CellObject).v]).toEqual([[], 'Name'])
})

test('the API serves other requests while a file is written', async () => {
  let isDone = false
  const file = download(manager, '').finally(() => (isDone = true))
  let answered = 0
  while (!isDone && answered < 500) {
    expect((await api.fetch('/api/health')).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1))
    answered += 1
  }
  await file
  expect(answered).toBeGreaterThan(5)
})
