import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { colleagueAt } from './steps/api.ts'
import { dialog, expectOutcomes, isTicked, select } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { succeeded } from './steps/property-form.ts'
import { expectAnnounced, expectSearch, listPath } from './steps/property-list.ts'

const server = ownServer()

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Property types' }).getByRole('rowheader')
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' })

async function openTypes(search = '') {
  const page = await openPage({ url: server.url(), account: 'manager', path: `${listPath}?view=types${search}` })
  await rowsOf(page).first().waitFor()
  return page
}

test('a new type can be chosen for properties at once', async () => {
  const page = await openTypes()
  await page.getByRole('button', { name: 'New property type' }).click()
  await expectFocusOn(nameField(page))
  await page.keyboard.type('Houseboat')
  await page.keyboard.press('Enter')
  await succeeded(page)
  await rowsOf(page).getByText('Houseboat', { exact: true }).waitFor()
  await expectFocusOn(page.getByRole('button', { name: 'New property type' }))
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click()
  await page.getByRole('button', { name: /Property type$/ }).click()
  await page.getByRole('option', { name: 'Houseboat' }).waitFor()
  expect(await page.getByRole('option').count()).toBeGreaterThan(6)
})

test('a renamed type has the new name everywhere', async () => {
  const page = await openTypes()
  await page.getByRole('button', { name: 'Rename Lodge' }).click()
  expect(await nameField(page).inputValue()).toBe('Lodge')
  await nameField(page).fill('Mountain lodge')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click()
  await succeeded(page, '“Lodge” is now “Mountain lodge”.')
  await expectFocusKept(page)
  await page.goto(`${listPath}?keyword=alpenrose`)
  await page.getByRole('row', { name: /Alpenrose Lodge.*Mountain lodge/ }).waitFor()
})

test.each([
  ['', 'Required'],
  ['  RESORT ', /already|taken|exists/i],
])('the name "%s" is rejected at its field, and the input stays', async (name, message) => {
  const page = await openTypes()
  await page.getByRole('button', { name: 'New property type' }).click()
  await nameField(page).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText(message).first().waitFor()
  expect(await nameField(page).getAttribute('aria-invalid')).toBe('true')
  expect(await nameField(page).inputValue()).toBe(name)
  await expectFocusKept(page)
})

test('a keyword filters the types, goes into the address, and is announced', async () => {
  const page = await openTypes()
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('boutique')
  await expectSearch(page, ['view=types', 'types_keyword=boutique'])
  await expectAnnounced(page, '1 property type')
  await page.reload()
  await expect.poll(() => rowsOf(page).allTextContents()).toEqual(['Boutique hotel'])
})

test('types are deleted in bulk; each one in use is reported and stays', async () => {
  const colleague = await colleagueAt(server.url())
  for (const name of ['Tent', 'Treehouse']) await colleague.addType(name)
  const page = await openTypes()
  await select(page, 'Tent', 'Resort', 'Treehouse')
  const bar = page.getByRole('group', { name: 'Selected property types' })
  await bar.getByRole('button', { name: 'Delete…' }).click()
  const refused = { Resort: 'Refused In use by 4 properties' }
  await expectOutcomes(page, { ...refused, Tent: 'Will be done', Treehouse: 'Will be done' })
  await dialog(page).getByRole('button', { name: 'Delete 2 property types', exact: true }).click()
  await expectOutcomes(page, { ...refused, Tent: 'Done', Treehouse: 'Done' })
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => rowsOf(page).allTextContents()).not.toContain('Tent')
  expect(await rowsOf(page).allTextContents()).toContain('Resort')
  expect(await isTicked(page, 'Resort')).toBe(true)
  await expectFocusKept(page)
})
