import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { colleagueAt } from './steps/api.ts'
import { dialog, expectOutcomes, isTicked, select } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { notice, succeeded } from './steps/property-form.ts'
import * as list from './steps/property-list.ts'

const server = ownServer()

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })

async function choose(page: Page, name: string, action: string) {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Opens the list with properties for this test only, found by a unique keyword. */
async function openWith(word: string, ...names: string[]) {
  const colleague = await colleagueAt(server.url())
  for (const [nth, name] of names.entries())
    await colleague.add(`${word.toLowerCase()}-${nth}`, { name: `${word} ${name}` })
  return list.openList(`?keyword=${word}`, { url: server.url() })
}

test('an active property is deactivated, then deleted, and the focus moves to the next row', async () => {
  const page = await openWith('Quinta', 'Alfa', 'Beta')
  await choose(page, 'Quinta Alfa', 'Deactivate…')
  await expectFocusOn(dialog(page).getByRole('button', { name: 'Cancel' }))
  await dialog(page).getByRole('button', { name: 'Deactivate “Quinta Alfa”', exact: true }).click()
  await notice(page, '1 property deactivated.').waitFor()
  await page.getByRole('row', { name: /Quinta Alfa.*Deactivated/ }).waitFor()
  await expectFocusOn(menuOf(page, 'Quinta Alfa'))
  await choose(page, 'Quinta Alfa', 'Delete…')
  await dialog(page).getByText('This cannot be undone.').waitFor()
  await dialog(page).getByRole('button', { name: 'Delete “Quinta Alfa”', exact: true }).click()
  await succeeded(page, '1 property deleted.')
  await list.expectNames(page, ['Quinta Beta'])
  await expectFocusKept(page)
})

test('an action that would be rejected shows the reason beforehand', async () => {
  const page = await list.openList('?keyword=harbour', { url: server.url() })
  await menuOf(page, 'Harbour View').click()
  for (const [action, reason] of [
    ['Deactivate…', /^Deactivate….*guests are in house$/s],
    ['Delete…', /^Delete….*Deactivate the property first$/s],
  ] as const) {
    const item = page.getByRole('menuitem', { name: action })
    expect(await item.innerText()).toMatch(reason)
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    await item.click({ force: true })
    expect(await dialog(page).count()).toBe(0)
  }
  await page.keyboard.press('Escape')
  await expectFocusOn(menuOf(page, 'Harbour View'))
})

const bar = (page: Page) => page.getByRole('group', { name: 'Selected properties' })

test('a bulk action changes many properties, and the result lists all of them', async () => {
  const page = await openWith('Serra', 'Alfa', 'Beta', 'Gama')
  await select(page, 'Serra Alfa', 'Serra Beta')
  await bar(page).getByRole('button', { name: 'Deactivate…' }).click()
  await dialog(page).getByRole('button', { name: 'Deactivate 2 properties', exact: true }).click()
  await notice(page, '2 properties deactivated.').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Serra.*Deactivated/ }).count()).toBe(2)
  expect(await bar(page).count()).toBe(0)
  await expectFocusKept(page)
})

test('a selection is kept over pages, is counted and announced, and one action changes all of it', async () => {
  const names = Array.from({ length: 12 }, (_, nth) => `Nr ${String(nth + 10)}`)
  const page = await openWith('Vista', ...names)
  await select(page, 'Vista Nr 10', 'Vista Nr 11')
  await page.getByRole('link', { name: 'Next page' }).click()
  await bar(page).getByText('2 selected, none of them on this page').waitFor()
  await list.expectAnnounced(page, '12 properties, page 2 of 2. 2 selected, none of them on this page')
  const selectPage = page.getByRole('checkbox', { name: /^Select all/ })
  expect(await selectPage.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false)
  await page.getByRole('checkbox', { name: 'Select Vista Nr 21', exact: true }).check()
  await bar(page).getByText('3 selected, 1 of them on this page').waitFor()
  await bar(page).getByRole('button', { name: 'Deactivate…' }).click()
  await dialog(page).getByRole('button', { name: 'Deactivate 3 properties', exact: true }).click()
  await notice(page, '3 properties deactivated.').waitFor()
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect.poll(() => page.getByRole('row', { name: /Vista.*Deactivated/ }).count()).toBe(2)
  expect(await bar(page).count()).toBe(0)
})

test('in a bulk action each rejection shows its reason before and after, and stays selected', async () => {
  const page = await openWith('House', 'Alfa')
  const { deactivate_refusal: reason } = await (await colleagueAt(server.url())).view('hill-house')
  await select(page, 'Hill House', 'House Alfa')
  await bar(page).getByRole('button', { name: 'Deactivate…' }).click()
  await expectOutcomes(page, { 'Hill House': `Refused ${reason}`, 'House Alfa': 'Will be done' })
  await dialog(page).getByRole('button', { name: 'Deactivate “House Alfa”', exact: true }).click()
  await dialog(page).getByRole('heading', { name: 'Not everything was done' }).waitFor()
  await expectOutcomes(page, { 'Hill House': `Refused ${reason}`, 'House Alfa': 'Done' })
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await notice(page, '1 of 2 properties deactivated; 1 refused.').waitFor()
  await page.getByRole('row', { name: /House Alfa.*Deactivated/ }).waitFor()
  expect([await isTicked(page, 'Hill House'), await isTicked(page, 'House Alfa')]).toEqual([true, false])
  await expectFocusKept(page)
})

test("a rejection by the server alone shows the server's message, and stays selected", async () => {
  const page = await openWith('Mint', 'Alfa')
  const { id } = await (await colleagueAt(server.url())).view('mint-0')
  const results = [{ id, ok: false, message: 'A guest has just arrived' }]
  await page.route('**/update_property_status', (route) => route.fulfill({ json: { data: { results } } }))
  await select(page, 'Mint Alfa')
  await bar(page).getByRole('button', { name: 'Deactivate…' }).click()
  await dialog(page).getByRole('button', { name: 'Deactivate “Mint Alfa”', exact: true }).click()
  await expectOutcomes(page, { 'Mint Alfa': 'Refused A guest has just arrived' })
  await page.keyboard.press('Escape')
  await notice(page, '0 of 1 property deactivated; 1 refused.').waitFor()
  expect(await isTicked(page, 'Mint Alfa')).toBe(true)
})

test('bookable dates are set in a dialog, which rejects an end before the start', async () => {
  const page = await openWith('Vale', 'Alfa')
  await choose(page, 'Vale Alfa', 'Bookable dates…')
  const type = async (label: string, digits: string) => {
    await dialog(page)
      .getByRole('spinbutton', { name: new RegExp(`^day, ${label}`) })
      .click()
    await page.keyboard.type(digits)
  }
  await type('Bookable from', '01042030')
  await type('Bookable to', '01032030')
  await dialog(page).getByRole('button', { name: 'Save dates' }).click()
  await dialog(page).getByText('Is before Bookable from').waitFor()
  await type('Bookable to', '01052030')
  await dialog(page).getByRole('button', { name: 'Save dates' }).click()
  await notice(page, '1 property given new bookable dates.').waitFor()
  await page.getByRole('row', { name: /Vale Alfa.*Unbookable 1 Apr – 1 May 2030/ }).waitFor()
  await expectFocusKept(page)
})
