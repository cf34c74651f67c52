import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { addDays } from '../../src/api/contract/days.ts'
import type { Property } from '../../src/api/contract/property.ts'
import { appUrl, takeSession } from '../support/browser.ts'
import { expectFocusKept } from './steps/focus.ts'
import * as list from './steps/property-list.ts'

async function download(
  page: Page,
  format: 'Excel workbook (.xlsx)' | 'Comma-separated (.csv)' = 'Excel workbook (.xlsx)',
) {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
}
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const fileCall = /properties\/property\?.*download=1/

/** The rows that the API returns for the same filter, on one page. */
async function rowsOf(page: Page, search: string): Promise<Property[]> {
  const token = await takeSession(page.context(), 'manager')
  const url = `${appUrl()}/api/v1/hotel_management/properties/property?per_page=100&${search}`
  const reply = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { data: Property[] }).data
}

/** A row of the file as a spreadsheet user sees it. */
const cellsOf = (row: Property) => ({
  Name: row.name,
  Prefix: row.prefix,
  'Property type': row.property_type.name,
  Status: row.status === 1 ? 'Active' : 'Deactivated',
  Bookable: row.bookable_status === 'bookable' ? 'Bookable' : 'Unbookable',
  'Bookable from': row.bookable_date_from,
  'Bookable to': row.bookable_date_to && addDays(row.bookable_date_to, -1),
  Rooms: row.rooms_count,
  Assets: row.assets_count,
  'Time zone': row.timezone,
  'Audit time': row.audit_time,
  Currency: row.currency,
  'Check-in': row.check_in_time,
  'Check-out': row.check_out_time,
  Address: row.address,
  Email: row.email,
  Phone: row.phone,
  // The day at the property.
  Updated: new Date(row.updated_at).toLocaleDateString('sv-SE', { timeZone: row.timezone }),
})

/** Reads the rows of the file. A date is a real date, and no cell is a formula. */
function readRows(path: string) {
  const book = read(readFileSync(path), { cellDates: true, UTC: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const cells = Object.values(sheet as Record<string, { f?: string }>)
  expect(cells.filter((cell) => cell.f !== undefined)).toEqual([])
  return utils
    .sheet_to_json<Record<string, unknown>>(sheet, { defval: null, UTC: true })
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof Date ? value.toISOString().slice(0, 10) : value,
        ]),
      ),
    )
}

test.each([
  ['', 'all_properties.xlsx', 24],
  ['bookable_status=bookable', 'bookable_properties.xlsx', 19],
  ['bookable_status=unbookable', 'unbookable_properties.xlsx', 5],
  ['keyword=lodge&sort=-name', 'all_properties.xlsx', 2],
])('the rows filtered by "%s" are downloaded as %s, with every page and cell', async (search, name, count) => {
  const page = await list.openList(`?${search}`)
  const [file] = await Promise.all([page.waitForEvent('download'), download(page)])
  expect(file.suggestedFilename()).toBe(name)
  await notices(page).getByText('Download finished.').waitFor()
  await expectFocusKept(page)
  const rows = readRows(await file.path())
  expect(rows).toHaveLength(count)
  expect(rows).toEqual((await rowsOf(page, search)).map(cellsOf))
})

/** Collects the files that the page saves from now on. */
function savedFiles(page: Page) {
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  return files
}

test('a cancelled download saves nothing, and the focus returns to the page', async () => {
  const page = await list.openList()
  const saved = savedFiles(page)
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(fileCall, async (route) => {
    await isLetGo
    await route.continue().catch(() => undefined)
  })
  await download(page)
  await page.getByRole('button', { name: 'Cancel download' }).click()
  await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
  await expectFocusKept(page)
  letGo()
  await page.unroute(fileCall)
  const [file] = await Promise.all([page.waitForEvent('download'), download(page)])
  expect(saved).toEqual([file.suggestedFilename()])
})

test.each([
  ['an error', { status: 500, json: { message: 'The press is jammed.' } }, 'The press is jammed.'],
  ['a page instead of a file', { status: 200, contentType: 'text/html', body: '<p>Sign in</p>' }, /couldn’t be read/],
])('%s instead of the file saves nothing and shows an error', async (_, reply, message) => {
  const page = await list.openList('', { tolerates: [/status of 500/] })
  const saved = savedFiles(page)
  await page.route(fileCall, (route) => route.fulfill(reply))
  await download(page)
  await notices(page).getByText('Download failed.').filter({ hasText: message }).waitFor()
  await page.unroute(fileCall)
  await Promise.all([page.waitForEvent('download'), download(page)])
  expect(saved).toEqual(['all_properties.xlsx'])
})
