import type { Page } from 'playwright-core'
import { utils, write } from 'xlsx'
import { expect, test } from 'vitest'
import { axeViolations, openPage } from '../support/browser.ts'
import { views } from '../support/views.ts'
import { colleagueAt } from './steps/api.ts'
import { press, tabTo } from './steps/focus.ts'
import { choose, fileOf, heading, pressButton, shownRows } from './steps/import.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()

const type = {
  Code: 'DBL',
  Name: 'Double',
  Category: 'Rooms',
  Price: 120.5,
  Adults: 2,
  Children: 1,
  Occupancy: 3,
  'Extra beds': 0,
  'In m²': '',
  'Cleaning minutes': 30,
  Amenities: 'SEA',
  Description: '',
}
const room = (Name: string, over = {}) => ({
  Name,
  'Facility type': 'DBL',
  Floor: '1',
  Building: '',
  Section: '',
  Accessible: 'No',
  Smoking: 'No',
  'Bed setup': '',
  'Max. occupancy': 2,
  Amenities: 'SEA',
  'Bookable from': '',
  'Bookable to': '',
  Note: '',
  ...over,
})

/** The inventory of a small house; one of its rooms has an error. A colleague may have written a sheet in German. */
function workbook({ isGerman = false } = {}): Uint8Array {
  const book = utils.book_new()
  const add = (name: string, rows: object[]) => utils.book_append_sheet(book, utils.json_to_sheet(rows), name)
  add('Amenities', [{ Code: 'SEA', Name: 'Sea view', Group: 'View' }])
  if (isGerman) add('Einheitenkategorien', [{ Name: 'Rooms', Art: 'Zimmer' }])
  else add('Facility categories', [{ Name: 'Rooms', Kind: 'Room' }])
  add('Facility types', [type])
  add('Rooms', [room('101'), room('102'), room('103', { Smoking: 'maybe' })])
  add('Add-on types', [{ Name: 'Food' }])
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
}

const openAt = async (path: string, tolerates: RegExp[] = []) => {
  const page = await openPage({ url: server.url(), account: 'manager', path, tolerates })
  // A listener stops the browser from opening its own file chooser.
  page.on('filechooser', () => undefined)
  return page
}
const countsOf = (page: Page) => shownRows(page, 'Rows of each sheet')

test('by keyboard: a new property gets its whole inventory from one workbook, and its download changes nothing', async () => {
  const colleague = await colleagueAt(server.url())
  const { id } = await colleague.add('one-workbook', { name: 'One Workbook' })
  const page = await openAt('/hotel-management/properties/one-workbook/set-up')
  await tabTo(page, page.getByRole('link', { name: 'Import everything from one workbook…' }))
  await press(page, 'Enter')
  await heading(page, 'Choose a file').waitFor()

  await choose(page, workbook(), 'inventory.xlsx')
  await heading(page, 'Preview: 7 rows in inventory.xlsx').waitFor()
  expect(await countsOf(page)).toEqual([
    ['Amenities', '1', '0'],
    ['Facility categories', '1', '0'],
    ['Facility types', '1', '0'],
    ['Rooms', '2', '1'],
    ['Add-on types', '1', '0'],
  ])
  const wrong = (await shownRows(page, 'Preview')).filter((cells) => cells.includes('Refused'))
  expect(wrong).toEqual([['Rooms', '4', '103', 'Refused', 'Smoking: Must be Yes or No']])
  expect(await colleague.rooms(id)).toEqual([])

  await pressButton(page, 'Create 6')
  await heading(page, 'Import finished').waitFor()
  expect((await colleague.rooms(id)).map(({ name, facility_type }) => [name, facility_type.code])).toEqual([
    ['101', 'DBL'],
    ['102', 'DBL'],
  ])
  await pressButton(page, 'Import another file')
  const downloaded = await fileOf(page, 'Download the current inventory')
  expect(downloaded.name).toBe('inventory.xlsx')
  await choose(page, downloaded.bytes, 'again.xlsx')
  await page.getByText('Nothing to import: no row creates a new record or changes one.').waitFor()
  expect(new Set((await shownRows(page, 'Preview')).map((cells) => cells[3]))).toEqual(new Set(['Unchanged']))
  await pressButton(page, 'Choose another file')
  await tabTo(page, page.getByRole('link', { name: 'Set-up' }))
  await press(page, 'Enter')
  await page.getByText('One Workbook is set up and can be booked.').waitFor()
})

test('a sheet in another language is read; after a broken connection the rest is sent again, and nothing twice', async () => {
  const colleague = await colleagueAt(server.url())
  const { id } = await colleague.add('broken-off', { name: 'Broken Off' })
  const page = await openAt('/hotel-management/properties/broken-off/products?view=import-all', [/ERR_FAILED/])
  await choose(page, workbook({ isGerman: true }), 'inventory.xlsx')
  await page.route('**/properties/facility_types', (route) => route.abort())
  await pressButton(page, 'Create 6')
  await heading(page, 'Import stopped').waitFor()
  expect(await colleague.rooms(id)).toEqual([])
  await page.unroute('**/properties/facility_types')
  await pressButton(page, /^Try the rest again/)
  await heading(page, 'Import finished').waitFor()
  expect((await colleague.rooms(id)).map(({ name }) => name)).toEqual(['101', '102'])
})

test.each(views)('the preview of a workbook passes axe at $width px in the $theme theme', async (view) => {
  const path = '/hotel-management/properties/casa-azul/products?view=import-all'
  const page = await openPage({ url: server.url(), account: 'manager', path, ...view })
  page.on('filechooser', () => undefined)
  await choose(page, workbook(), 'inventory.xlsx')
  await heading(page, /^Preview/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
