import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, openPage } from '../support/browser.ts'
import { colleagueAt } from './steps/api.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { succeeded } from './steps/property-form.ts'

const server = ownServer()

const named = (page: Page, role: 'link' | 'button' | 'textbox' | 'combobox' | 'radio', name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()

async function go(page: Page, target: Locator, heading: string) {
  await tabTo(page, target)
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: heading, exact: true }))
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, named(page, 'textbox', label))
  await press(page, 'Control+a')
  await page.keyboard.type(text)
}

/** Opens a short list, types the first letters of an option and chooses it. */
async function choose(page: Page, label: RegExp, letters: string) {
  await tabTo(page, named(page, 'button', label))
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('option').and(page.locator(':focus')))
  await page.keyboard.type(letters)
  await press(page, 'Enter')
}

/** Types into a long list and chooses the first match. */
async function find(page: Page, label: string, text: string) {
  await tabTo(page, named(page, 'combobox', label))
  await page.keyboard.type(text)
  await page.getByRole('option').first().waitFor()
  await press(page, 'ArrowDown', 'Enter')
}

/** Submits a form; Escape closes its success dialog. */
async function submit(page: Page, button: string) {
  await tabTo(page, named(page, 'button', button))
  await press(page, 'Enter')
  const result = page.getByRole('dialog', { name: 'Success', exact: true })
  await result.waitFor()
  await page.keyboard.press('Escape')
  await result.waitFor({ state: 'detached' })
  await expectFocusKept(page)
}

test('by keyboard: the manager sets up a new property with twenty bookable rooms', async () => {
  const page = await openPage({ url: server.url(), path: '/login' })
  await type(page, 'Email', 'manager@demo.example')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await press(page, 'Enter')

  await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
  await go(page, named(page, 'link', 'New property'), 'New property')
  await type(page, 'Name', 'Quinta Nova')
  await choose(page, /Property type$/, 'Guest')
  await type(page, 'Prefix', 'quinta-nova')
  await find(page, 'Time zone', 'Lisbon')
  await find(page, 'Currency', 'EUR')
  await type(page, 'Address', 'Estrada da Serra 1, Sintra')
  await submit(page, 'Create property')

  await tabTo(page, page.getByRole('searchbox', { name: 'Keyword' }))
  await page.keyboard.type('quinta')
  await page.getByText('1 property found').first().waitFor()
  await go(page, named(page, 'link', 'Quinta Nova'), 'Dashboard')
  await go(page, page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', { name: 'Products' }), 'Rooms')
  await page.getByText('No rooms yet').waitFor()

  await go(page, named(page, 'link', 'Facility categories'), 'Facility categories')
  await tabTo(page, named(page, 'button', 'New category'))
  await press(page, 'Enter')
  await type(page, 'Name', 'Rooms')
  await submit(page, 'Create category')

  await go(page, named(page, 'link', 'Facility types'), 'Facility types')
  await go(page, named(page, 'link', 'New facility type'), 'New facility type')
  await type(page, 'Name', 'Double')
  await choose(page, /Category$/, 'Rooms')
  await type(page, 'Code', 'DBL')
  await type(page, 'Price', '120')
  await submit(page, 'Create facility type')

  await go(page, named(page, 'link', 'Rooms'), 'Rooms')
  await go(page, named(page, 'link', 'New room'), 'New room')
  await choose(page, /Type$/, 'Double')
  await type(page, 'Names', '101–110, 201–210')
  await tabTo(page, named(page, 'button', 'Create 20 rooms'))
  await press(page, 'Enter')
  await succeeded(page, '20 rooms created.')
  await page.getByText('1–10 of 20').waitFor()
  await expectFocusKept(page)

  const colleague = await colleagueAt(server.url())
  const property = await colleague.view('quinta-nova')
  expect([property.bookable_status, property.rooms_count]).toEqual(['bookable', 20])
  const free = await colleague.freeRooms(property.id)
  expect(free.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => String(101 + index)),
    ...Array.from({ length: 10 }, (_, index) => String(201 + index)),
  ])
})
