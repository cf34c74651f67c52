import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { expectFocusOn } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

/* Shortcuts: all of a screen are listed, and those of one key can be changed and turned off (WCAG 2.1.4, ADR 0071). */

// A server of its own, because the keys are a preference of the person.
const server = ownServer()
const list = '/hotel-management/properties'
const calendar = `${list}/harbour-view/hotel-calendar`

async function open(path: string, account: 'manager' | 'supervisor' | 'frontdesk' | 'regional' = 'manager') {
  const page = await openPage({ url: server.url(), account, path })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const keyOf = (page: Page, action: string) => dialog(page).getByRole('textbox', { name: action })
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' })

test('? shows the shortcuts of the screen, and gives the focus back', async () => {
  const page = await open(calendar)
  // While the page still loads, the focus may not come back. This is about a loaded one.
  await page.getByRole('gridcell').first().waitFor()
  const today = page.getByRole('button', { name: 'Block rooms…' })
  await today.focus()
  await page.keyboard.press('?')
  await dialog(page).getByText('B: block the selected nights').waitFor()
  await dialog(page).getByRole('heading', { name: 'Keys of the chart' }).waitFor()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expectFocusOn(today)
})

test('the list of another screen has no keys of the calendar, and / leads to the keyword', async () => {
  const page = await open(list)
  await page.keyboard.press('/')
  await expectFocusOn(keyword(page))
  await page.keyboard.type('lodge/?')
  expect(await keyword(page).inputValue()).toBe('lodge/?')
  await page.getByRole('button', { name: 'Dates', exact: true }).focus()
  await page.keyboard.press('?')
  await dialog(page).getByText('Go to the keyword of a list').first().waitFor()
  expect(await dialog(page).getByText('B: block the selected nights').count()).toBe(0)
})

test('the preferences and the search open them too, also by pointer', async () => {
  const page = await open(list)
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await page.getByRole('button', { name: 'Keyboard shortcuts…' }).click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('button', { name: 'Preferences', exact: true }))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('shortcuts')
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).click()
  await dialog(page).waitFor()
})

test('a key is changed, a taken one is refused, and the change holds in the chart and at the next sign-in', async () => {
  const page = await open(calendar, 'supervisor')
  await page.keyboard.press('?')
  await keyOf(page, 'Calendar: block the selected nights').fill('m')
  await dialog(page).getByText('This key is already in use: Calendar: move a bar.').waitFor()
  await keyOf(page, 'Calendar: block the selected nights').fill('x')
  await dialog(page).getByRole('status').getByText('Saved').waitFor()
  await dialog(page).getByText('X: block the selected nights').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  const grid = page.getByRole('grid')
  await expect.poll(() => grid.getAttribute('aria-keyshortcuts')).toMatch(/Space x m r$/)
  const again = await open(calendar, 'supervisor')
  await expect.poll(() => again.getByRole('grid').getAttribute('aria-keyshortcuts')).toMatch(/Space x m r$/)
})

test('turned off, no single key does anything, and the search still opens', async () => {
  const page = await open(list, 'frontdesk')
  await page.keyboard.press('?')
  await dialog(page).getByText('Use single keys').click()
  await dialog(page).getByRole('status').getByText('Saved').waitFor()
  expect(await keyOf(page, 'Show these shortcuts').isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  expect(await dialog(page).count()).toBe(0)
})

test('n leads to the notices, and does nothing without one', async () => {
  const page = await open(`${list}?sort=-name`, 'regional')
  const view = page.getByRole('button', { name: 'View', exact: true })
  await view.focus()
  await page.keyboard.press('n')
  await expectFocusOn(view)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByRole('textbox', { name: 'Name' }).fill('Backwards')
  await save.getByRole('button', { name: 'Save view' }).click()
  await save.waitFor({ state: 'detached' })
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.waitFor()
  await page.keyboard.press('n')
  await expectFocusOn(notices.getByRole('button').first())
})
