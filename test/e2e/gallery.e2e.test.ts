import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../support/browser.ts'
import { servedGallery } from './steps/gallery.ts'

const gallery = servedGallery()

const open = (theme: 'light' | 'dark', width: number, shelf = '') => gallery.open({ theme, width }, shelf)

test.each([
  ['Menu', 'Actions', 'menu'],
  ['Field', 'Property type', 'listbox'],
  ['Field', 'Types', 'listbox'],
  ['Field', 'Calendar, Bookable from', 'dialog'],
  ['Dialog', 'Delete property…', 'alertdialog'],
] as const)(
  '%s: "%s" opens an overlay that passes axe, closes with Escape and returns the focus',
  async (shelf, name, role) => {
    const page = await open('light', 1280, shelf)
    const opener = page.getByRole('button', { name }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole(role).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole(role).waitFor({ state: 'detached' })
    // The focus returns one frame after the overlay has gone.
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

test('a table row costs at most 16 elements', async () => {
  const page = await open('light', 1280, 'Page: list')
  const costs = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('*').length + 1))
  expect(Math.max(...costs)).toBeLessThanOrEqual(16)
})

test('the sidebar is 50 px wide when collapsed and shows its labels on focus', async () => {
  const page = await open('light', 1280, 'Page: list')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  const side = page.getByRole('complementary', { name: 'Side menu' })
  expect((await side.boundingBox())?.width).toBe(50)
  await page.keyboard.press('Tab')
  const opacity = (name: string) =>
    side.getByText(name, { exact: true }).evaluate((label) => getComputedStyle(label).opacity)
  await expect.poll(() => opacity('Home')).toBe('1')
})

test('a pending button keeps the focus, ignores presses, names the pending action and passes axe', async () => {
  const page = await open('light', 1280, 'Button')
  const save = page.getByRole('button', { name: 'Save once' })
  await save.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save once', disabled: true }).waitFor()
  await page.getByRole('status').getByText('Sending', { exact: true }).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByText('Saved 1 time').waitFor()
  expect(await save.count()).toBe(0)
  await expectNoAxeViolations(page)
})

test('on a phone every tab is in sight, and nothing scrolls sideways', async () => {
  const page = await open('light', 320, 'Tabs')
  const links = await page.getByRole('navigation', { name: 'Parts of the inventory' }).getByRole('link').all()
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const { x, width } = (await link.boundingBox())!
    expect([x >= 0, x + width <= 320]).toEqual([true, true])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('by keyboard: a tag is found, picked and removed, and the focus is never lost', async () => {
  const page = await open('light', 1280, 'Tag picker')
  const field = page.getByRole('combobox', { name: 'Neighbours' })
  const picked = page.getByRole('list', { name: 'Neighbours, chosen' }).getByRole('listitem')
  await field.focus()
  await page.keyboard.type('205')
  await page.getByRole('option', { name: '205' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('207')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await picked.allTextContents()).toEqual(['205', '207'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const remaining = page.getByRole('button', { name: 'Remove 207' })
  await expect.poll(() => remaining.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
})

const names = (page: Page) => page.locator('tbody th').allTextContents()
const focusedPlace = (page: Page) => page.getByRole('button', { name: /^Place Double/ }).and(page.locator(':focus'))

test('by keyboard: a row is moved and its handle keeps the focus; Escape cancels the move', async () => {
  const page = await open('light', 1280, 'Reorder')
  const double = page.getByRole('button', { name: 'Move Double' })
  await double.focus()
  await page.keyboard.press('Enter')
  // The first place is the nearest one: of two as near as each other, either.
  await focusedPlace(page).waitFor()
  while ((await focusedPlace(page).getAttribute('aria-label')) !== 'Place Double after Family')
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(['Single', 'Twin', 'Family', 'Double', 'Lake suite'])
  await expect.poll(() => double.evaluate((handle) => handle === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Place Double/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => double.evaluate((handle) => handle === document.activeElement)).toBe(true)
  expect(await names(page)).toEqual(['Single', 'Twin', 'Family', 'Double', 'Lake suite'])
  await expectNoAxeViolations(page)
})

test('a row can be moved by mouse and by its menu with the same result', async () => {
  const page = await open('light', 1280, 'Reorder')
  await page.getByRole('button', { name: 'Move Lake suite' }).dragTo(page.getByRole('row', { name: 'Twin' }))
  await expect.poll(() => names(page)).toEqual(['Single', 'Double', 'Lake suite', 'Twin', 'Family'])
  await page.getByRole('button', { name: 'Actions for Lake suite' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(() => names(page)).toEqual(['Single', 'Lake suite', 'Double', 'Twin', 'Family'])
})

test.each([
  ['EUR', 'Price a night', '99.50', '9950'],
  ['JPY', 'Price in yen', '1500', '1500'],
  ['KWD', 'Price in dinars', '2.345', '2345'],
])('an amount in %s is stored in whole minor units', async (_, label, typed, minor) => {
  const page = await open('light', 1280, 'Field: money, groups, bulk edit')
  await page.getByLabel(label).fill(typed)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.getByText(`${minor} minor units`).count()).toBe(1)
})

test.each(['Connected to 200', 'Through'])(
  'Escape closes the list of "%s" first, and its dialog only the second time',
  async (name) => {
    const page = await open('light', 1280, 'Tag picker')
    await page.getByRole('button', { name: 'Connect rooms…' }).click()
    await page.getByRole('combobox', { name }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  },
)
