import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { type Addon, chargingLabels } from '../../src/api/contract/addon.ts'
import { expectNoAxeViolations } from '../support/browser.ts'
import * as step from './steps/addons.ts'
import { dialog } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { addPictures, expectPictures, notice, succeeded } from './steps/property-form.ts'

const server = ownServer()

/** Opens the list with add-ons for this test only, found by a unique keyword. */
async function openWith(word: string, ...over: Parameters<Awaited<ReturnType<typeof step.addonsAt>>['add']>[2][]) {
  const page = await step.openAddons(`&keyword=${word}`, { url: server.url() })
  const api = await step.addonsAt(server.url())
  for (const [nth, fields] of over.entries()) await api.add(`${word} ${nth + 1}`, `${word}-${nth + 1}`, fields)
  await page.reload()
  await expect.poll(() => step.namesOf(page)).toHaveLength(over.length)
  return { page, mine: () => api.all(`keyword=${word}`), change: api.change }
}

const undo = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })

test("by keyboard: an add-on is created with a price in the property's currency, stock and charging rule", async () => {
  const page = await step.openAddons('', { url: server.url() })
  await tabTo(page, page.getByRole('link', { name: 'New add-on' }))
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New add-on' }))
  await step.retype(page, 'Name', 'Picnic hamper')
  await step.pickType(page, 'food')
  await step.retype(page, 'SKU', 'PICNIC')
  await step.retype(page, /^Price/, '24.5')
  await step.retype(page, /^Stock/, '30')
  await tabTo(page, page.getByRole('radio', { name: 'Once' }))
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await succeeded(page)
  await page
    .getByRole('row', { name: /Picnic hamper ?, PICNIC Food and drink 24\.50 Per person 30 any time Active/ })
    .waitFor()
  await expectFocusKept(page)
})

test('an add-on is duplicated with its pictures; only the SKU has to be entered again', async () => {
  const { page, mine } = await openWith('Kayak', { price: 3300, stock: 4, charging: 'per_person' })
  await page.getByRole('link', { name: 'Kayak 1' }).click()
  await addPictures(page, 20, 30)
  await expectPictures(page, 20, 30)
  await step.pressOn(page, 'Save changes')
  await succeeded(page, '“Kayak 1” saved.')
  await step.choose(page, 'Kayak 1', 'Dup')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New add-on' }))
  const wanted = page.getByRole('checkbox', { name: 'Copy the pictures of the original' })
  await wanted.waitFor()
  expect(await wanted.isChecked()).toBe(true)
  await step.retype(page, 'SKU', 'KAYAK-2')
  await press(page, 'Shift+Tab', 'Enter')
  await succeeded(page)
  await step.expectNames(page, 'Kayak 1', 'Kayak 1 (copy)')
  const [original, copy] = await mine()
  expect(copy).toMatchObject({ price: 3300, stock: 4, charging: 'per_person', addon_type: original?.addon_type })
  await page.getByRole('link', { name: 'Kayak 1 (copy)' }).click()
  await expectPictures(page, 20, 30)
})

test('by keyboard: of two users who edit one add-on, the later one resolves the conflict field by field', async () => {
  const { page, mine, change } = await openWith('Sledge', { price: 1000, stock: 5 })
  await tabTo(page, page.getByRole('link', { name: 'Sledge 1' }))
  await press(page, 'Enter')
  await step.retype(page, /^Price/, '12')
  const [{ id, lock_version = 0 } = {} as Addon] = await mine()
  await change(id, { price: 1500, charging: 'per_night', lock_version })
  await step.pressOn(page, 'Save changes')
  const conflict = page.getByRole('alertdialog', { name: /^\S.* changed this on / })
  await conflict.getByRole('row', { name: /Charging Once.*Per night/ }).waitFor()
  await tabTo(page, conflict.getByRole('radio', { name: 'Yours €12.00' }))
  await press(page, 'ArrowRight')
  await step.pressOn(page, 'Save these values', conflict)
  await succeeded(page, '“Sledge 1” saved.')
  expect(await mine()).toMatchObject([{ price: 1500, charging: 'per_night', stock: 5 }])
  await expectFocusKept(page)
})

/** Ticks every row of the page and chooses a bulk action, by keyboard. */
async function chooseForAll(page: Page, count: number, action: string) {
  await tabTo(page, page.getByRole('checkbox', { name: 'Select rows' }))
  await press(page, 'Space')
  await tabTo(page, page.getByRole('checkbox', { name: `Select all ${count} on this page` }))
  await press(page, 'Space')
  await step.pressOn(page, action, page.getByRole('group', { name: 'Selected add-ons' }))
}

test('by keyboard: a bulk edit changes only the ticked fields, after a review', async () => {
  const { page, mine } = await openWith('Towel', { price: 500, stock: 5 }, { price: 700, stock: 9 })
  await chooseForAll(page, 2, 'Edit…')
  const several = page.getByRole('dialog', { name: 'Edit 2 add-ons' })
  await several.getByText('Mixed: 2 values').first().waitFor()
  await tabTo(page, several.getByRole('checkbox', { name: 'Change Price' }))
  await press(page, 'Space')
  await step.retype(page, /^Price/, '6')
  await tabTo(page, several.getByRole('checkbox', { name: 'Change Charging' }))
  await press(page, 'Space')
  await tabTo(page, several.getByRole('radio', { name: 'Once' }))
  await press(page, 'ArrowDown')
  await step.pressOn(page, 'Review changes', several)
  const review = page.getByRole('dialog', { name: 'Change 2 add-ons?' })
  await review.getByText('€6.00').waitFor()
  await step.pressOn(page, 'Change 2 add-ons', review)
  await notice(page, '2 add-ons changed.').waitFor()
  expect(await mine()).toMatchObject([
    { price: 600, charging: 'per_night', stock: 5 },
    { price: 600, charging: 'per_night', stock: 9 },
  ])
  await expectFocusKept(page)
})

test('by keyboard: many add-ons are deactivated, and “Undo” within ten seconds reactivates them', async () => {
  const { page, mine } = await openWith('Locker', {}, {})
  await chooseForAll(page, 2, 'Deactivate…')
  await step.pressOn(page, 'Deactivate 2 add-ons', dialog(page))
  await notice(page, '2 add-ons deactivated.').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Locker.*Deactivated/ }).count()).toBe(2)
  await tabTo(page, undo(page))
  await press(page, 'Enter')
  await notice(page, '2 add-ons are active again.').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Locker.*Active/ }).count()).toBe(2)
  expect((await mine()).map(({ status }) => status)).toEqual([1, 1])
  await expectFocusKept(page)
})

test('bookable dates of one add-on can be typed and removed', async () => {
  const { page, mine } = await openWith('Rooftop', { bookable_date_from: '2026-05-01', bookable_date_to: '2026-06-01' })
  await step.choose(page, 'Rooftop 1', 'Book')
  await tabTo(page, dialog(page).getByRole('spinbutton', { name: /month, Bookable to/ }))
  await page.keyboard.type('09')
  await step.pressOn(page, 'Save dates', dialog(page))
  await page.getByRole('row', { name: /1 May – 30 Sept 2026/ }).waitFor()
  await tabTo(page, undo(page))
  await press(page, 'Enter')
  await notice(page, '1 add-on has its previous bookable dates.').waitFor()
  expect(await mine()).toMatchObject([{ bookable_date_from: '2026-05-01', bookable_date_to: '2026-06-01' }])
})

test('by keyboard: an add-on is deleted, and the focus moves to the next row', async () => {
  const { page, mine } = await openWith('Voucher', {}, {})
  await step.choose(page, 'Voucher 1', 'Del')
  await expectFocusOn(dialog(page).getByRole('button', { name: 'Cancel' }))
  await step.pressOn(page, 'Delete “Voucher 1”', dialog(page))
  await succeeded(page, '1 add-on deleted.')
  await step.expectNames(page, 'Voucher 2')
  await expectFocusKept(page)
  expect(await mine()).toHaveLength(1)
})

/** A row of the file as a spreadsheet user sees it. */
const cellsOf = (addon: Addon) => ({
  ID: addon.id,
  Name: addon.name,
  SKU: addon.sku,
  Type: addon.addon_type.name,
  Description: addon.description || null,
  Price: addon.price / 100,
  Currency: addon.currency,
  Charging: chargingLabels[addon.charging],
  Stock: addon.stock,
  Status: addon.status === 1 ? 'Active' : 'Deactivated',
})

test('the filtered add-ons are downloaded as addons.xlsx, row by row', async () => {
  const { page, mine } = await openWith('Export', { price: 1250, stock: 3 }, { charging: 'per_night', status: 0 })
  await step.pressOn(page, 'Download')
  await expectFocusOn(page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }))
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')])
  expect(file.suggestedFilename()).toBe('addons.xlsx')
  await notice(page, 'Download finished.').waitFor()
  const book = read(readFileSync(await file.path()))
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    defval: null,
  })
  expect(rows).toHaveLength(2)
  for (const [nth, addon] of (await mine()).entries()) expect(rows[nth]).toMatchObject(cellsOf(addon))
})

test('at 320 px every filter opens below the keyword, nothing scrolls sideways, and both themes pass axe', async () => {
  const page = await step.openAddons('', { url: server.url(), width: 320 })
  await step.pressOn(page, 'Filters')
  await step.pressOn(page, 'More filters')
  await page.getByRole('group', { name: 'Updated between' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
})

test('by keyboard: typed dates become a filter chip that can be removed', async () => {
  const { page } = await openWith('Season', { bookable_date_to: '2026-03-01' }, { bookable_date_from: '2026-03-01' })
  await step.pressOn(page, /^More filters/)
  await tabTo(page, page.getByRole('spinbutton', { name: /day, Start Date, Bookable between/ }))
  await page.keyboard.type('0104202605042026')
  await step.expectNames(page, 'Season 2')
  const chip = page.getByRole('button', { name: /^Remove filter Bookable 1\s–\s5 Apr 2026$/ })
  await tabTo(page, chip)
  await press(page, 'Enter')
  await step.expectNames(page, 'Season 1', 'Season 2')
  await expectFocusKept(page)
})
