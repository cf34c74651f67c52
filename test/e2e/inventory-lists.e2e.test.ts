import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, expectOutcomes, select } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { succeeded } from './steps/property-form.ts'
import { expectAnnounced, expectSearch } from './steps/property-list.ts'
import { choose, namesOf, openMenu, openTab } from './steps/types.ts'

const server = ownServer()
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' })

async function add(page: Page, button: string, name: string) {
  await tabTo(page, page.getByRole('button', { name: button, exact: true }))
  await press(page, 'Enter')
  await expectFocusOn(nameField(page))
  await page.keyboard.type(name)
}

test('by keyboard: a category is added with its kind, found by it, and deleted', async () => {
  const page = await openTab(server.url(), 'facility-categories')
  await add(page, 'New category', 'Bicycles')
  await press(page, 'Tab', 'ArrowRight', 'Enter')
  await succeeded(page)
  await expectFocusOn(page.getByRole('button', { name: 'New category' }))
  await tabTo(page, page.getByRole('radio', { name: 'All' }))
  await press(page, 'ArrowRight', 'ArrowRight')
  await expectSearch(page, ['tab=facility-categories', 'kind=asset'])
  await expect.poll(() => namesOf(page)).toEqual(['Bicycles', 'Boats', 'Meeting rooms', 'Parking'])
  await choose(page, 'Bicycles', 'Delete…')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Delete “Bicycles”', exact: true }))
  await press(page, 'Enter')
  await succeeded(page, '1 category deleted.')
  await expectFocusKept(page)
})

test('a category in use shows its types before a deletion is tried', async () => {
  const page = await openTab(server.url(), 'facility-categories')
  await openMenu(page, 'Suites')
  const item = page.getByRole('menuitem', { name: /^Delete/ })
  await expect.poll(() => item.innerText()).toContain('In use by 2 facility types (Junior suite, Suite)')
  await press(page, 'Escape')
  await page.getByRole('link', { name: '2 facility types of Suites' }).click()
  await expect.poll(() => namesOf(page)).toEqual(['Junior suite', 'Suite'])
})

test('amenities are listed under their group headings, in the order of the groups', async () => {
  const page = await openTab(server.url(), 'amenities')
  const groups = page.getByRole('table').locator('th[scope=colgroup]')
  await expect.poll(() => groups.allTextContents()).toEqual(['View', 'Bathroom', 'Accessibility', 'Tech', 'Comfort'])
  await page.goto(`${page.url()}&groups[]=Tech&groups[]=View`)
  await expect.poll(() => groups.allTextContents()).toEqual(['View', 'Tech'])
  await expectAnnounced(page, '4 amenities')
})

test('by keyboard: an amenity is added; missing fields are marked, and the first takes the focus', async () => {
  const page = await openTab(server.url(), 'amenities', '&groups[]=Comfort')
  await add(page, 'New amenity', 'Fireplace')
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('dialog').getByRole('textbox', { name: 'Code' }))
  expect(await nameField(page).inputValue()).toBe('Fireplace')
  await page.keyboard.type('fir')
  await press(page, 'Tab', 'Enter')
  await page.getByRole('option', { name: 'Comfort' }).waitFor()
  await page.keyboard.type('Com')
  await press(page, 'Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Create amenity' }))
  await press(page, 'Enter')
  await succeeded(page)
  await expect.poll(() => namesOf(page)).toContain('Fireplace')
  await expectFocusKept(page)
})

test('amenities are deleted in bulk; those in use show where, and stay selected', async () => {
  const page = await openTab(server.url(), 'amenities')
  await add(page, 'New amenity', 'Desk')
  await press(page, 'Tab')
  await page.keyboard.type('DSK')
  await press(page, 'Tab', 'Enter')
  await page.getByRole('option', { name: 'Tech' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create amenity' }).click()
  await succeeded(page)
  await select(page, 'Desk', 'Sea view')
  await page.getByRole('button', { name: 'Delete…' }).click()
  const refused = expect.stringMatching(
    /^Refused In use by \d+ rooms and assets and 1 facility type \(Suite\)$/,
  ) as string
  await expectOutcomes(page, { Desk: 'Will be done', 'Sea view': refused })
  await dialog(page).getByRole('button', { name: 'Delete “Desk”', exact: true }).click()
  await expectOutcomes(page, { Desk: 'Done', 'Sea view': refused })
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  expect(await page.getByRole('checkbox', { name: 'Select Sea view' }).isChecked()).toBe(true)
  await expectFocusKept(page)
})

test('by keyboard: an add-on type is added and renamed, and shows its add-ons', async () => {
  const page = await openTab(server.url(), 'add-on-types')
  await page.getByRole('row', { name: /Transport 2 add-ons of Transport Airport transfer, Bicycle/ }).waitFor()
  await add(page, 'New add-on type', 'Sports')
  await press(page, 'Enter')
  await succeeded(page)
  await choose(page, 'Sports', 'Rename…')
  await expectFocusOn(nameField(page))
  await press(page, 'ControlOrMeta+A')
  await page.keyboard.type('Sports and games')
  await press(page, 'Enter')
  await succeeded(page, '“Sports” is now “Sports and games”.')
  await expect.poll(() => namesOf(page)).toContain('Sports and games')
  await expectFocusKept(page)
})

test("after another user's rename, an add-on type shows the new name and asks which name to keep", async () => {
  const page = await openTab(server.url(), 'add-on-types')
  const second = await openTab(server.url(), 'add-on-types')
  await choose(page, 'Wellness', 'Rename…')
  await nameField(page).fill('Spa')
  await choose(second, 'Wellness', 'Rename…')
  await nameField(second).fill('Health')
  await press(second, 'Enter')
  await succeeded(second, '“Wellness” is now “Health”.')
  await nameField(page).press('Enter')
  const form = page.getByRole('dialog')
  await form.getByText('renamed it to “Health”').waitFor()
  await expectFocusOn(form.getByRole('button', { name: 'Keep “Health”' }))
  await tabTo(page, form.getByRole('button', { name: 'Rename it “Spa”' }))
  await press(page, 'Enter')
  await succeeded(page, '“Health” is now “Spa”.')
  await expectFocusKept(page)
})

test("an add-on type in use isn't deleted and shows its add-ons", async () => {
  const page = await openTab(server.url(), 'add-on-types')
  await openMenu(page, 'Transport')
  const item = page.getByRole('menuitem', { name: /^Delete/ })
  expect(await item.innerText()).toContain('In use by 2 add-ons (Airport transfer, Bicycle)')
})
