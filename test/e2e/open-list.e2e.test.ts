import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { expectFocusOn, press, tabTo } from './steps/focus.ts'
import * as list from './steps/property-list.ts'
import { property } from './steps/routes.ts'

/** True if assistive technology can read the heading. */
const isShown = (heading: Locator) =>
  heading.evaluate((element) => element.closest('[inert], [aria-hidden=true]') === null)
const isReadable = (page: Page) => isShown(page.locator('h1'))

test('behind the list of a filter the page stays readable, and its button is the same element before and after', async () => {
  const page = await list.openList()
  const filter = page.getByRole('button', { name: 'Any type Property type' })
  const before = await filter.elementHandle()
  const next = page.getByRole('button', { name: 'Any Status' })
  const place = await next.boundingBox()
  await tabTo(page, filter)
  await press(page, 'Enter')
  await page.getByRole('listbox', { name: 'Property type' }).waitFor()
  expect(await isReadable(page)).toBe(true)
  expect(await filter.getAttribute('aria-expanded')).toBe('true')
  expect(await next.boundingBox()).toEqual(place)
  await expectFocusOn(page.getByRole('option').first())
  await press(page, 'Escape')
  await expectFocusOn(filter)
  expect(await filter.getAttribute('aria-expanded')).toBe('false')
  expect(await filter.evaluate((button, old) => button === old, before)).toBe(true)
})

test('the list of a filter closes by a press beside it, which presses nothing else, and by the choice of one value', async () => {
  const page = await list.openList()
  const perPage = page.getByRole('button', { name: '10 Rows' })
  await perPage.click()
  await page.getByRole('listbox').waitFor()
  const link = page.getByRole('rowheader').getByRole('link').first()
  const box = (await link.boundingBox())!
  await page.mouse.click(box.x + 2, box.y + 2)
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(list.listPath)
  await perPage.click()
  await page.getByRole('option', { name: '25' }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('button', { name: '25 Rows' }))
})

test('behind a menu the page stays readable; a dialog that is opened from it hides the page', async () => {
  const page = await list.openList()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menu').waitFor()
  expect(await isReadable(page)).toBe(true)
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  expect(await isReadable(page)).toBe(false)
})

test('behind a list in a dialog the dialog stays readable, and the page hidden', async () => {
  const page = await list.openList()
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await page.getByRole('button', { name: /Language$/ }).click()
  await page.getByRole('listbox').waitFor()
  expect(await isReadable(page)).toBe(false)
  const title = page.getByRole('dialog', { name: 'Preferences' }).getByRole('heading', { name: 'Preferences' })
  expect(await isShown(title)).toBe(true)
})

test('behind a list and a calendar of a form the form stays readable', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/products?view=new` })
  await page
    .getByRole('button', { name: /^Choose…/ })
    .first()
    .click()
  await page.getByRole('listbox').waitFor()
  expect(await isReadable(page)).toBe(true)
  await press(page, 'Escape')
  await page
    .getByRole('button', { name: /^Calendar/ })
    .first()
    .click()
  await page.getByRole('grid').waitFor()
  expect(await isReadable(page)).toBe(true)
})
