import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { openPage } from '../support/browser.ts'
import { expectFocusOn, press } from './steps/focus.ts'
import { property } from './steps/routes.ts'

/* The file of a list: its rows, order and columns are those of the screen (ADR 0073). */

const formats = [
  ['Excel workbook (.xlsx)', 'rooms.xlsx'],
  ['Comma-separated (.csv)', 'rooms.csv'],
] as const

/** The table as texts, without the last column, which has the actions. */
const shownRows = (page: Page) =>
  page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')].slice(0, -1).map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
      ),
    )

/** The rows of a file as texts; SheetJS reads UTF-8 only because of the byte order mark. */
function fileRows(path: string): string[][] {
  const book = read(readFileSync(path), { raw: true })
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '', raw: false })
}

/** Hides columns in the dialog, and moves one to the front. */
async function chooseColumns(page: Page, { hidden, first }: { hidden: readonly string[]; first: string }) {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Columns…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  for (const name of hidden) await dialog.getByText(name, { exact: true }).click()
  const moved = dialog.getByRole('checkbox', { name: first })
  await moved.focus()
  const second = () =>
    dialog
      .getByRole('checkbox')
      .nth(1)
      .evaluate((box) => box.closest('label')!.textContent)
  while ((await second()) !== first) await press(page, 'Alt+ArrowUp')
  await dialog.getByRole('button', { name: 'Show columns' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test.each(formats)('chosen columns, filters and order of the rooms are those of the %s', async (format, name) => {
  const path = `${property}/products?per_page=100&floors[]=1&floors[]=2&sort=-name`
  const page = await openPage({ account: 'manager', path })
  await page.getByRole('rowheader').first().waitFor()
  await chooseColumns(page, { hidden: ['Status', 'Bookable', 'Updated'], first: 'Occupancy' })
  await expect.poll(async () => (await shownRows(page))[0]).toEqual(['Room', 'Occupancy', 'Type', 'Floor', 'Condition'])
  const [, ...shown] = await shownRows(page)
  expect(shown.length).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  expect(file.suggestedFilename()).toBe(name)
  const [headings, ...rows] = fileRows(await file.path())
  expect(headings).toEqual(['Name', 'Occupancy', 'Facility type', 'Floor', 'Condition'])
  expect(rows).toEqual(shown)
})

test('by keyboard the format is chosen from a menu, and the focus returns to its button', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/products?floors[]=1` })
  await page.getByRole('rowheader').first().waitFor()
  const button = page.getByRole('button', { name: 'Download', exact: true })
  await button.focus()
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }))
  await press(page, 'Escape')
  await expectFocusOn(button)
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }))
  await press(page, 'ArrowDown')
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')])
  expect(file.suggestedFilename()).toBe('rooms.csv')
  await expectFocusOn(button)
})

test.each([
  ['facility-types', 'Type', 'facility_types.csv'],
  ['add-on-types', 'Name', 'addon_types.csv'],
  ['amenities', 'Name', 'amenities.csv'],
  ['facility-categories', 'Name', 'facility_categories.csv'],
])('the list of %s downloads its rows in their order', async (tab, first, name) => {
  const path = `${property}/products?tab=${tab}&per_page=100&sort=-name&columns=name`
  const page = await openPage({ account: 'manager', path })
  await page.getByRole('rowheader').first().waitFor()
  await expect.poll(async () => (await shownRows(page))[0]).toEqual([first])
  const shown = await page.getByRole('rowheader').allTextContents()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Comma-separated (.csv)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(name)
  const [, ...rows] = fileRows(await file.path())
  // A facility type shows its code beside its name.
  expect(rows.map((row) => (tab === 'facility-types' ? row.join(' ') : row[0]))).toEqual(shown)
})

test('the property types download as the workbook property_types.xlsx', async () => {
  const page = await openPage({ account: 'manager', path: '/hotel-management/properties?view=types&types_sort=-name' })
  await page.getByRole('rowheader').first().waitFor()
  const shown = await page.getByRole('rowheader').allTextContents()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('property_types.xlsx')
  const [headings, ...rows] = fileRows(await file.path())
  expect(headings).toEqual(['Name', 'Properties'])
  expect(rows.slice(0, shown.length).map(([type]) => type)).toEqual(shown)
})
