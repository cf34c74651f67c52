import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { expectFocusOn, press, tabTo } from './steps/focus.ts'
import { property } from './steps/routes.ts'

/* The search over everything (ADR 0066). */

const field = (page: Page) => page.getByRole('combobox', { name: 'Name, number or action' })
const option = (page: Page, name: string) => page.getByRole('option', { name })
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const casa = property.replace('harbour-view', 'casa-azul')

async function openByKey(page: Page) {
  await press(page, 'Control+k')
  await expectFocusOn(field(page))
}

async function open(path: string, title: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ account: 'manager', path, ...options })
  await heading(page, title).waitFor()
  return page
}

test('by keyboard: a few letters and Enter open the same section of another property', async () => {
  const page = await open(`${property}/products?tab=amenities`, 'Amenities')
  await openByKey(page)
  await page.keyboard.type('casa')
  await option(page, 'Casa Azul').waitFor()
  await option(page, 'Alpenrose').waitFor({ state: 'detached' })
  await press(page, 'Enter')
  await at(page, `${casa}/products?tab=amenities`)
  await expect.poll(() => page.title()).toBe('Amenities – Casa Azul – Hotel Management')
  await expectFocusOn(heading(page, 'Amenities'))
})

test.each([
  ['a misspelt add-on', 'brekfast', 'Breakfast', 'Edit Breakfast'],
  ['a room by its number', '204', '204', 'Edit 204'],
  ['a room of another property', '204 casa', '204', 'Edit 204'],
  ['a section', 'calen', 'Hotel Calendar', 'Hotel Calendar'],
  ['a tab', 'amen', 'Amenities', 'Amenities'],
  ['a view', 'task sh', 'Task sheets', 'Task sheets'],
  ['an action', 'new prop', 'New property', 'New property'],
])('Enter opens %s', async (_, typed, first, title) => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  await openByKey(page)
  await page.keyboard.type(typed)
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain(first)
  await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBeTruthy()
  await press(page, 'Enter')
  await heading(page, title).waitFor()
  expect(await field(page).count()).toBe(0)
})

test('the shortcut works on a filter with choices too, which keeps other keys to itself', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  await tabTo(page, page.getByRole('button', { name: /Floor$/ }))
  await press(page, 'Control+k')
  await expectFocusOn(field(page))
})

test('an action without an address opens its dialog', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  await openByKey(page)
  await page.keyboard.type('prefer')
  await option(page, 'Preferences').click()
  await page.getByRole('dialog', { name: 'Preferences' }).waitFor()
  expect(await field(page).count()).toBe(0)
})

test('by pointer: a person leads to their changes in the log, and an entry to its details', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('marta')
  await option(page, 'Marta Oliveira').first().click()
  await heading(page, 'Activity Logs').waitFor()
  expect(new URL(page.url()).searchParams.getAll('actor_ids[]')).toHaveLength(1)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('breakfast')
  await page.getByRole('group', { name: 'Activity Logs' }).getByRole('option').first().click()
  await page.waitForURL(/entry=\d+/)
})

test('what was opened last is offered first, also after a reload, and not to the next person', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  await openByKey(page)
  await page.keyboard.type('amen')
  await option(page, 'Amenities').click()
  await heading(page, 'Amenities').waitFor()
  await page.reload()
  await heading(page, 'Amenities').waitFor()
  await openByKey(page)
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  expect(await recent.allInnerTexts()).toEqual([expect.stringContaining('Amenities')])
  await press(page, 'Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Amenities')
})

test('Escape changes nothing and returns the focus to the button', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  const button = page.getByRole('button', { name: 'Switch property: Harbour View' })
  await button.focus()
  await press(page, 'Enter')
  await expectFocusOn(field(page))
  await press(page, 'Escape')
  await expectFocusOn(button)
  expect(new URL(page.url()).pathname).toBe(`${property}/housekeeping`)
})

test('Back closes it', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  await page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', { name: 'Activity Logs' }).click()
  await heading(page, 'Activity Logs').waitFor()
  await openByKey(page)
  await page.goBack()
  await heading(page, 'Housekeeping').waitFor({ state: 'attached' })
  await expect.poll(() => field(page).count()).toBe(0)
})

test('after switching, no request for the previous property is sent', async () => {
  const page = await open(`${property}/products`, 'Rooms')
  const former = page.waitForRequest((request) => /facilities\?.*property_id=/.test(request.url()))
  await page.reload()
  const id = new URL((await former).url()).searchParams.get('property_id')
  // The list is asked for before the page is drawn (ADR 0053), and only a drawn page knows the shortcut.
  await heading(page, 'Rooms').waitFor()
  await openByKey(page)
  await page.keyboard.type('casa')
  await option(page, 'Casa Azul').waitFor()
  await option(page, 'Alpenrose').waitFor({ state: 'detached' })
  const asked: string[] = []
  // Until the address changes, the former property may still be read ahead.
  page.on('request', (request) => page.url().includes('casa-azul') && asked.push(request.url()))
  await press(page, 'Enter')
  await at(page, `${casa}/products`)
  await page.waitForResponse((reply) => reply.url().includes('/properties/amenities?'))
  const properties = new Set(asked.map((url) => new URL(url).searchParams.get('property_id')).filter(Boolean))
  expect(properties.size).toBe(1)
  expect(properties.has(id)).toBe(false)
})

test('a failed search shows an error, still offers sections, and can be retried', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping')
  let isDown = true
  await page.route('**/hotel_management/search?*', (route) =>
    isDown ? route.fulfill({ status: 403, json: { message: 'No luck.' } }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('No luck.').waitFor()
  await option(page, 'Hotel Calendar').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await option(page, 'Alpenrose Lodge').waitFor()
  await expectFocusOn(field(page))
})

test('offline it says so, and sections can still be opened', async () => {
  const page = await open(`${property}/housekeeping`, 'Housekeeping', { tolerates: [/ERR_INTERNET_DISCONNECTED/] })
  await openByKey(page)
  await page.context().setOffline(true)
  await page.keyboard.type('calen')
  await page.getByRole('dialog').getByRole('status').filter({ hasText: /\w/ }).first().waitFor()
  await expect.poll(() => option(page, 'Hotel Calendar').count()).toBe(1)
})

test('a user without access to the property list finds rooms, and sees only the name of the property', async () => {
  const page = await openPage({ account: 'housekeeping', path: `${property}/housekeeping` })
  await page.getByRole('navigation', { name: 'Hotel' }).getByText('Harbour View').waitFor()
  expect(await page.getByRole('button', { name: /Switch property/ }).count()).toBe(0)
  await openByKey(page)
  await page.keyboard.type('204')
  await option(page, '204').first().waitFor()
  await press(page, 'Enter')
  await page.waitForURL(/housekeeping\?keyword=204/)
})

test('on a phone a button in the bar opens it, and axe finds nothing', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/housekeeping`, width: 320, height: 640 })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await field(page).fill('brea')
  await option(page, 'Breakfast').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
})

test('it runs what the page allows on the selected rows', async () => {
  const page = await open('/hotel-management/properties', 'Properties')
  await page.getByText('Select rows').click()
  await page.getByRole('row').nth(1).getByRole('checkbox').click()
  await page.getByRole('group', { name: 'Selected properties' }).waitFor()
  await openByKey(page)
  await page.keyboard.type('deact')
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Deactivate…')
  await press(page, 'Enter')
  await page.getByRole('alertdialog').waitFor()
  expect(await field(page).count()).toBe(0)
  await press(page, 'Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
})

test('an action of the page runs once the palette is gone, so that a print does not show it', async () => {
  const page = await open(`${property}/hotel-calendar`, 'Hotel Calendar')
  await page.evaluate(() => {
    globalThis.print = () => {
      document.title = `${document.querySelectorAll('[role=dialog]').length} dialogs printed`
    }
  })
  await openByKey(page)
  await option(page, 'Block rooms…').waitFor()
  await page.keyboard.type('print')
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Print')
  await press(page, 'Enter')
  await expect.poll(() => page.title()).toBe('0 dialogs printed')
})
