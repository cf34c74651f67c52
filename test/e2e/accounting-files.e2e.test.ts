import { expect, test } from 'vitest'
import * as xlsx from 'xlsx'
import { minorOf, openReport, saved } from './steps/accounting.ts'
import { expectFocusKept } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search = '') => openReport(search, { url: server.url() })

test('the workbook and the CSV match the screen cell by cell, and the server logs the export', async () => {
  const page = await open('?period=last_month&sort=-gross')
  const onScreen = await page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? '')))
  const choose = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const book = await saved(page, () => choose(/Excel/))
  expect(book.name).toMatch(/^harbour-view revenue \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.xlsx$/)
  expect(asked.some((body) => body.includes('"for_export":true'))).toBe(true)
  const read = xlsx.read(book.bytes)
  const cells = xlsx.utils.sheet_to_json<unknown[]>(read.Sheets.EUR!, { header: 1 })
  const rows = cells.slice(1, -1)
  expect(rows.map((row) => row.slice(0, 2))).toEqual(onScreen.map((row) => row.slice(0, 2)))
  expect(rows.map((row) => (row as number[]).slice(4).map((value) => Math.round(value * 100)))).toEqual(
    onScreen.map((row) => row.slice(3).map(minorOf)),
  )
  expect(JSON.stringify(read.Sheets)).not.toContain('"f":')
  const csv = await saved(page, () => choose(/Comma/))
  const lines = csv.bytes.toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFCode,Account,Currency,Quantity,Net,Tax,Gross,Month to date,Year to date')
  expect(lines).toHaveLength(onScreen.length + 3)
})

test('a failed export saves no file, shows an error and can be retried', async () => {
  const page = await open()
  await page.route('**/hotel_management/graphql', (route) =>
    route.fulfill({ status: 403, json: { message: 'No luck.' } }),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /Excel/ }).click()
  await page.getByText('No luck. Nothing was saved.').waitFor()
  await page.unroute('**/hotel_management/graphql')
  const { name } = await saved(page, () => page.getByRole('button', { name: 'Export again' }).click())
  expect(name).toMatch(/\.xlsx$/)
})

test('a slow export can be cancelled and restarted, and the page stays usable meanwhile', async () => {
  const page = await open()
  await page.clock.install()
  let release = () => undefined as void
  await page.route('**/hotel_management/graphql', async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('link', { name: 'Taxes' }).click()
  await page.clock.fastForward(400)
  await page.getByText('loading…').waitFor()
  await page.clock.fastForward(10_100)
  await page.getByText('This is taking longer than usual.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Loading was cancelled.').waitFor()
  await expectFocusKept(page)
  release()
  await page.unroute('**/hotel_management/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Taxes by tax rate, EUR' }).waitFor()
})
