import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { expectFocusOn, press } from './steps/focus.ts'
import { property } from './steps/routes.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Switch property' })
const option = (page: Page, name: string) => page.getByRole('option', { name })
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path)
const casa = property.replace('harbour-view', 'casa-azul')

test('by keyboard: a few letters and Enter open the same section of another property', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/products?tab=amenities` })
  await page.getByRole('heading', { level: 1, name: 'Amenities' }).waitFor()
  await press(page, 'Control+k')
  await expectFocusOn(search(page))
  await page.keyboard.type('casa')
  await option(page, 'Casa Azul').waitFor()
  await option(page, 'Alpenrose').waitFor({ state: 'detached' })
  await press(page, 'ArrowDown', 'Enter')
  await at(page, `${casa}/products?tab=amenities`)
  await expect.poll(() => page.title()).toBe('Amenities – Casa Azul – Hotel Management')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'Amenities' }))
})

test('Escape changes nothing and returns the focus to the button', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/housekeeping` })
  const button = page.getByRole('button', { name: 'Switch property: Harbour View' })
  await button.focus()
  await press(page, 'Enter')
  await expectFocusOn(search(page))
  await press(page, 'Escape')
  await expectFocusOn(button)
  expect(new URL(page.url()).pathname).toBe(`${property}/housekeeping`)
})

test('after switching, no request for the previous property is sent', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/products` })
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  const former = page.waitForRequest((request) => /facilities\?.*property_id=/.test(request.url()))
  await page.reload()
  const id = new URL((await former).url()).searchParams.get('property_id')
  // The list is asked for before the page is drawn (ADR 0053), and only a drawn page knows the shortcut.
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  await press(page, 'Control+k')
  await expectFocusOn(search(page))
  await page.keyboard.type('casa')
  await option(page, 'Casa Azul').waitFor()
  await option(page, 'Alpenrose').waitFor({ state: 'detached' })
  const asked: string[] = []
  // Until the address changes, the former property may still be read ahead.
  page.on('request', (request) => page.url().includes('casa-azul') && asked.push(request.url()))
  await press(page, 'ArrowDown', 'Enter')
  await at(page, `${casa}/products`)
  await page.waitForResponse((reply) => reply.url().includes('/properties/amenities?'))
  const properties = new Set(asked.map((url) => new URL(url).searchParams.get('property_id')).filter(Boolean))
  expect(properties.size).toBe(1)
  expect(properties.has(id)).toBe(false)
})

test('a failed search shows an error and can be retried', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/housekeeping` })
  let isDown = true
  await page.route('**/properties/property?*', (route) =>
    isDown ? route.fulfill({ status: 403, json: { message: 'No luck.' } }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Switch property: Harbour View' }).click()
  await page.getByText('No luck.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await option(page, 'Alpenrose Lodge').waitFor()
  await expectFocusOn(search(page))
})

test('a user without access to the property list sees only the name, without a switcher', async () => {
  const page = await openPage({ account: 'housekeeping', path: `${property}/housekeeping` })
  await page.getByRole('navigation', { name: 'Hotel' }).getByText('Harbour View').waitFor()
  expect(await page.getByRole('button', { name: /Switch property/ }).count()).toBe(0)
  await press(page, 'Control+k')
  expect(await search(page).count()).toBe(0)
})
